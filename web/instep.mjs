/** What breathes on that stage does so in step: what begins late, as a card that is taken back, joins the others, or is
 *  still as they are. */
export function inStep(stage, name = 'breathe') {
  stage.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName !== name) return;
    const all = stage.getAnimations({ subtree: true }).filter((one) => one.animationName === name);
    const own = all.find((one) => one.effect.target === target);
    const others = all.filter((one) => one !== own && one.startTime !== null);
    if (own && others.length) own.startTime = Math.min(own.startTime ?? Infinity, ...others.map((one) => one.startTime));
    else if (own && stage.querySelectorAll('.hand .possible > .ring').length > 1) own.finish();
  });
}
