// The path: eight steps, each with a task that is checked by really running the program. A step has a bot of its own on
// the shelf, so whatever a bot can do (run, be kept, be passed on) it can do as well.
import { html, icon, paint } from '../html.mjs';
import { _ } from '../i18n.mjs';
import { shelf } from './page.mjs';
import { tried } from './pathcheck.mjs';
import { inPresentLanguage, loadPath, loadPositions } from './pathdata.mjs';
import { progress } from './pathkeep.mjs';
import { lesson, outcome, strip } from './pathview.mjs';
import { rooms, whyNot } from './rooms.mjs';

const $ = (id) => document.getElementById(id);
const kept = progress(() => window.localStorage);
const roomy = () => !(navigator.deviceMemory < 4); // a room may stay open between two checks

/**
 * Returns `begin()`, at the first step that is not done; `opened()`, another bot is shown; `rest()`, the memory is needed
 * elsewhere; `touched(button)`.
 * `work`: the desk; `free(name)`: a name that no bot has; `write(source)`: another source into the editor; `edit()`: the focus
 * there; `show(pane)`;
 * `faulty(fault)` -> the sentence for it; `many()`: many games against the computer; `sit()`: a table with the bot; `toast`, `say`; `started()`, `ended()`.
 */
export function startPath({ work, free, write, edit, show, faulty, many, sit, toast, say, started, ended }) {
  let path = null; // in the language of the page
  let open = { hints: 0, solution: false };
  let room = null;
  let busy = false;
  let heard = false; // somebody has chosen a step: its title is what comes next
  let turn = 0; // a check that began before another bot was opened is forgotten

  const idNow = () => (work.kept() ? work.bot()?.path : undefined);
  const now = () => path?.steps.find(({ id }) => id === idNow());

  function draw() {
    const step = now();
    document.body.classList.toggle('path', Boolean(step));
    if (!step) return;
    paint($('path'), lesson(path.steps, step, kept.done, open));
    paint($('path-strip'), strip(path.steps, step, busy));
  }

  const tell = (markup) => {
    const close = html`<button type="button" class="tool" data-path="close" aria-label="${_('Close')}">${icon('close')}</button>`;
    $('path-result').innerHTML = markup ? html`${markup}${close}` : '';
    $('path-result').scrollTop = 0;
  };

  async function come() {
    path = await loadPath();
    if (!path) toast(_('The path has not come: is there a network?'));
    return path;
  }

  function rest() {
    if (busy) return;
    room?.close();
    room = null;
  }

  // ---- steps

  function choose(step) {
    const id = kept.botOf(step.id);
    heard = true;
    work.choose(id);
    if (work.bot()?.id === id && idNow() === step.id) return;
    work.make(path.game, step.start, free(step.title), { path: step.id });
    kept.begun(step.id, work.bot().id);
  }

  async function begin(wanted) {
    if (!(await come())) return;
    kept.found(shelf.list());
    choose(path.steps.find(({ id }) => id === wanted) ?? path.steps.find(({ id }) => !kept.done(id)) ?? path.steps[0]);
  }

  /** Another bot is shown: of the path, or not. */
  async function opened() {
    turn += 1;
    open = { hints: 0, solution: false };
    if ($('path-result')) tell('');
    if (!idNow()) {
      rest();
      draw();
      return;
    }
    if (!(await come())) return draw();
    const { path: id, source } = work.bot() ?? {};
    const said = id ? inPresentLanguage(id, source) : source;
    if (said !== source) write(said);
    draw();
    if (!now()) return;
    show('path');
    $('path').scrollTop = 0;
    if (heard) $('path-title').focus({ preventScroll: true });
    heard = false;
  }

  // ---- the check

  async function check() {
    const step = now();
    if (busy || !step) return;
    const mine = turn;
    const { source } = work.bot();
    work.keepNow();
    tell('');
    busy = true;
    started();
    draw();
    try {
      const questions = await loadPositions(step.id);
      if (!questions) throw Object.assign(new Error('no positions'), { reason: 'network' });
      room ??= await (await rooms()).openRoom();
      const found = await tried(room, source, questions);
      if (mine === turn) judged(step, found, source);
    } catch (error) {
      console.info(error);
      room = null;
      if (mine === turn) tell(html`<p class="problem">${whyNot(error)}</p>`);
    }
    busy = false;
    ended();
    if (!roomy() || mine !== turn) rest();
    draw();
  }

  function judged(step, found, source) {
    if (found.right) {
      kept.finished(step.id);
      if (work.kept()) work.note({ done: true });
    }
    const sentence = found.fault ? faulty(found.fault) : '';
    const untouched = source.trim() === step.start.trim();
    const { said, markup } = outcome(step, found, sentence, { last: step === path.steps.at(-1), untouched });
    tell(markup);
    if (said) say(said);
  }

  // ---- what is touched

  const ACTS = {
    check,
    close: () => {
      tell('');
      $('path-check').focus();
    },
    step: ({ dataset }) => choose(path.steps.find(({ id }) => id === dataset.step)),
    next: () => choose(path.steps[path.steps.indexOf(now()) + 1]),
    many,
    sit,
    /** Only where one part is seen at a time the code must come first; a keyboard on the screen would hide it. */
    code() {
      if ($('to-code').checkVisibility()) show('code');
      if (matchMedia('(pointer: coarse)').matches) $('path-check').focus();
      else edit();
    },
    hint() {
      open.hints += 1;
      draw();
      $(`path-hint-${open.hints}`).focus();
    },
    solution() {
      open.solution = true;
      draw();
      $('path-solution').focus();
    },
    anew() {
      const before = work.bot().source;
      write(now().start);
      tell('');
      show('code');
      toast(_('The step begins anew.'), _('Undo'), () => write(before));
    },
  };

  return { begin, opened, rest, touched: (button) => ACTS[button.dataset.path]?.(button) };
}

/** What the first question says of the path, with how many steps are done. */
export function pathEntry() {
  kept.found(shelf.list());
  const done = kept.count();
  return html`<button type="button" class="beginning path-entry" data-act="path">${icon('lesson')}<span><b>${_('Step by step')}</b>
    <span>${_('Eight small steps, from the first line to a bot that tries things out. Each one is checked.')}${done ? html` <b>${_('Done: %(n)s', { n: done })}</b>` : ''}</span></span></button>`;
}
