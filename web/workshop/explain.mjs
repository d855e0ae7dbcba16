// What Python says is wrong, in one plain sentence. Python's own words stand below it on the page: nothing is lost by it.
import { _ } from '../i18n.mjs';
import { knownOf } from './known.mjs';

/** [what Python says, (match, known, line) => the sentence, '' for none]; the first that fits. `known`: see known.mjs; `line`: the code
 *  of the line where it happened. */
const SAYINGS = [
  // ---- before it runs
  [/^(?:SyntaxError: )?invalid syntax/, (_match, _known, line) => turned(line)],
  [/^(?:SyntaxError: )?expected ':'/, () => _('A colon : is missing at the end of this line.')],
  [/'(.)' was never closed/, ([, sign]) => _('The bracket %(sign)s is opened here and never closed.', { sign })],
  [/unmatched '(.)'/, ([, sign]) => _('The bracket %(sign)s is closed here, but it was never opened.', { sign })],
  [/closing parenthesis '(.)' does not match opening parenthesis '(.)'/, ([, sign, other]) => _('The bracket %(other)s is opened, but %(sign)s closes it: they must be of the same kind.', { sign, other })],
  [/unterminated (?:f-)?(?:triple-quoted )?(?:f-)?string/, () => _('A text begins here, and its second quotation mark is missing.')],
  [/expected an indented block after (?:the )?'?(.+?)'? (?:statement |definition )?on line (\d+)/, ([, , line]) => _('The lines after line %(line)s belong to it: they must begin four blanks further to the right.', { line })],
  [/expected an indented block/, () => _('This line belongs to the one above: it must begin four blanks further to the right.')],
  [/unexpected indent/, () => _('This line begins too far to the right.')],
  [/unindent does not match/, () => _('This line must begin exactly below a line that it belongs to.')],
  [/inconsistent use of tabs/, () => _('Use blanks or tabs at the beginning of lines, not both.')],
  [/Perhaps you forgot a comma/, () => _('A comma may be missing here.')],
  [/Maybe you meant '==' (?:or ':=' )?instead of '='/, () => _('To compare, write two signs: ==. One = gives a name to something.')],
  [/cannot assign to/, () => _('Only a name can stand on the left of =.')],
  [/'return' outside function/, () => _('return must stand inside a function: begin the line four blanks further to the right.')],
  [/'(break|continue)' (?:outside|not properly in) loop/, ([, word]) => _('%(word)s must stand inside a loop.', { word })],
  [/Missing parentheses in call to '(\w+)'/, ([, what]) => _('After %(what)s come brackets: %(what)s(...).', { what })],
  [/invalid (?:non-printable )?character '?(.*?)'? \(?U\+/, ([, sign]) => _('Python does not know the sign %(sign)s. Quotation marks are " or \'.', { sign })],
  [/Did you mean '(\w+)'/, ([, near]) => _('There is a mistake in this line. Did you mean %(near)s?', { near })],
  [/^(?:SyntaxError|invalid syntax|invalid|f-string|expected|positional|leading|too many)/, () => _('Python does not understand this line. Look for a missing sign, here or in the line above.')],
  // ---- what our own rooms say
  [/there is no function choose/, () => _('There is no function choose(view): every bot needs one.')],
  [/gave nothing back/, () => _('choose gave nothing back: is a return missing?')],
  [/gave back an? (\w+) that is none of/, ([, what]) => _('choose must give back one of view.actions. This was something else: %(what)s.', { what })],
  // ---- while it runs
  [/^NameError: name '(.+?)' is not defined/, ([, what], known, line) => missing(what, known, line)],
  [/^UnboundLocalError: .*?variable '(.+?)'/, ([, what], known) => unset(what, known.own(what))],
  [/an action has no '(.+?)' here/, ([, what], known) => lacking(what, known.member(what))],
  [/^(?:Attribute|Type)Error: .*NoneType/, (_match, known, line) => voidCall(known, line)],
  [/^AttributeError: 'NoneType' object has no attribute '(.+?)'/, ([, what]) => _('In front of .%(what)s there is None, that is nothing. Ask first: if … is not None.', { what })],
  [/^AttributeError: (?:'(\w+)' object )?.*has no attribute '(.+?)'/, ([, kind, what], known) => lacking(what, known.member(what, kind))],
  [/^IndexError: .*empty sequence/, () => _('There is nothing to choose from: the list is empty.')],
  [/^IndexError: /, (_match, _known, line) => emptied(line)],
  [/^IndexError: /, () => _('There is no element with that number: counting begins at 0, and the last one has the number len(…) - 1.')],
  [/^KeyError: (.+)/, ([, what]) => _('There is no entry %(what)s in it. Where one may be missing, write .get(…, 0) in place of […]: that gives 0 then.', { what })],
  [/^ZeroDivisionError/, () => _('Here something is divided by zero. Nobody can do that.')],
  [/^TypeError: .*missing \d+ required positional arguments?: (.+)/, ([, what]) => _('In the brackets something is missing: %(what)s.', { what })],
  [/^TypeError: .*takes .* but \d+ (?:was|were) given/, () => _('There is another number of things in the brackets than the function takes.')],
  [/^TypeError: 'NoneType' object is not/, () => _('Here stands None, that is nothing, where a value is needed.')],
  [/^TypeError: '(\w+)' object is not callable/, ([, what]) => _('Only functions can have brackets () behind them. This is something else: %(what)s.', { what })],
  [/^TypeError: '(?:builtin_function_or_method|function|method)' object is not subscriptable/, (_match, _known, line) => rounded(line)],
  [/^TypeError: '(\w+)' object is not (?:subscriptable|iterable)/, ([, what]) => _('This is a single value and no list: %(what)s.', { what })],
  [/^TypeError: '[<>]=?' not supported/, () => _('These two cannot be compared: one is a number and the other is not, or one of them is None.')],
  [/^TypeError: (?:unsupported operand|can only concatenate|must be)/, () => _('These two cannot be put together: they are of different kinds, such as a number and a text.')],
  [/^TypeError: .*does not support item assignment/, () => _('This cannot be changed. Make a list of it first: list(…).')],
  [/^TypeError/, () => _('A value is of another kind than is needed here.')],
  [/^ValueError: (?:max|min)\(\).*empty/, () => _('There is nothing in the list from which the largest or smallest should be taken.')],
  [/^ValueError: (?:not enough|too many) values/, () => _('On the left of = there are more or fewer names than there are values on the right.')],
  [/^ValueError/, () => _('The kind is right, but not with this value.')],
  [/^RecursionError/, () => _('A function calls itself again and again, without an end.')],
  [/^(?:ModuleNotFoundError: No module named|ImportError: cannot import name) '(.+?)'/, ([, what]) => _('There is no module %(what)s here. There are random, math, statistics, collections, itertools and a few more.', { what })],
  [/^AssertionError: (.+)/, ([, what]) => _('assert has found something that is not so: %(what)s', { what })],
  [/^AssertionError/, () => _('assert has found something that is not so.')],
  [/^RuntimeError: .*changed (?:size|during|while)/, () => _('It was changed while a loop went through it. Go through a copy: list(…).')],
  [/^OverflowError/, () => _('A number has become far too large.')],
  [/^(?:SystemExit|KeyboardInterrupt|GeneratorExit)/, () => _('Your bot ended itself. It must give an action back: return …')],
  [/^ImportError/, () => _('This cannot be imported here.')],
  [/^(?:IllegalAction|illegal)/, () => _('That action cannot be done in this world now: take one of world.actions.')],
  [/^(?:PermissionError|OSError|FileNotFoundError)/, () => _('A bot has no files and no network: it sees only the table.')],
];

const noName = (what, near) =>
  near ? _('There is no name %(what)s. Did you mean %(near)s?', { what, near }) : _('There is no name %(what)s. Names must be written the same everywhere.', { what });

/** A name that is not there may be a text without its quotation marks, or something of view without the view. */
function missing(what, known, line) {
  const asText = known.isText(what) && _('There is no name %(what)s. If this is meant as a text, put quotation marks round it: “%(what)s”.', { what });
  const compared = new RegExp(`(?:[=!]=|\\[|\\bin\\b)\\s*[([]?\\s*${what}\\b|\\b${what}\\s*[=!]=`).test(line);
  if (asText && compared) return asText;
  return known.ofView(what) ? noName(what, `view.${what}`) : asText || noName(what, known.name(what));
}

const unset = (what, near) =>
  near ? _('%(what)s is used before anything has been put into it. Did you mean %(near)s?', { what, near }) : _('%(what)s is used before anything has been put into it.', { what });

/** Signs of comparing whose = stands in front. */
function turned(line) {
  const sign = line.match(/=([<>!])(?!=)/)?.[1];
  return sign ? _('Write %(sign)s: in comparing, the = stands behind.', { sign: `${sign}=` }) : '';
}

/** A function of one's own called there gave nothing back: one without any return, or the only one of all. */
function voidCall({ functions }, line) {
  const called = [...line.matchAll(/(?<![\w.])(\w+)\s*\(/g)].map(([, name]) => name).filter((name) => functions.has(name));
  const none = called.find((name) => !functions.get(name)) ?? (/\bmax\(|\bmin\(|\bsorted\(/.test(line) && called.length === 1 ? called[0] : '');
  return none ? _('%(what)s gives nothing back: is a return missing?', { what: none }) : '';
}

/** The first or the last is asked for and is not there: then there is none. */
function emptied(line) {
  const asked = [...line.matchAll(/([\w.]*)\[([^\]]*)\]/g)];
  if (asked.length !== 1 || !/^\s*(?:0|-\s*1)\s*$/.test(asked[0][2])) return '';
  return asked[0][1] ? _('The list %(what)s is empty. Ask first: if len(%(what)s) > 0.', { what: asked[0][1] }) : _('This list is empty.');
}

/** A function with [] behind it. */
function rounded(line) {
  const [, what, inside] = line.match(/(\w+)\[([^\]]*)\]/) ?? [];
  return what ? _('A function wants round brackets: %(what)s.', { what: `${what}(${inside})` }) : _('A function wants round brackets: (…).');
}

const lacking = (what, near) =>
  near ? _('It has no %(what)s. Did you mean %(near)s?', { what, near }) : _('It has no %(what)s here. The reference says what there is.', { what });

const STOPS = {
  time: () => _('Your bot thought for too long, and was stopped. Is there a loop that never ends?'),
  memory: () => _('Your bot took more memory than it may have.'),
  gone: () => _('Your bot ended its own Python. It has been started anew.'),
};

/** Python's own words, where there are any: what our rooms say of a player is in the sentence already. */
export const original = ({ stop, why }) => (stop === 'error' || stop === 'syntax' ? why : '');

/** The sentence for a fault {stop, why, line}. `known`: of the source in which it is. */
export function explain({ stop, why, line }, known = knownOf()) {
  if (STOPS[stop]) return STOPS[stop]();
  if (/^MemoryError/.test(why)) return STOPS.memory();
  for (const [pattern, say] of SAYINGS) {
    const found = why.match(pattern);
    const said = found && say(found, known, known.line(line));
    if (said) return said;
  }
  return _('Something went wrong in this line.');
}
