// How long storage is waited for. In many short waits, so that a page or machine that is busy is not taken for a mute one.

const STEPS = 30;

export async function patience(ms) {
  for (let i = 0; i < STEPS; i += 1) await new Promise((resolve) => setTimeout(resolve, ms / STEPS));
}
