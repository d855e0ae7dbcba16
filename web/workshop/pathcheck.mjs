// A pupil's program, really asked in the positions of a step. What it says is somebody's word: here, outside its room, is
// known what would have been right.

/**
 * Asks it in one position after the other, up to the first that goes wrong. `room`: see player.mjs; `questions`: [{message,
 * right}], the numbers of the right answers. Gives {right: how many} where all is well; {fault, at} where it stopped (`at`: in
 * which position, null before the first); {at, index, printed} for a wrong answer. Rejects with RoomError.
 */
export async function tried(room, source, questions) {
  const { ok, ...fault } = await room.load(source);
  if (!ok) return { fault, at: null };
  for (const [at, { message, right }] of questions.entries()) {
    const said = await room.choose(message);
    if (said.stop) return { fault: said, at };
    if (!right.includes(said.index)) return { at, index: said.index, printed: said.printed };
  }
  return { right: questions.length };
}
