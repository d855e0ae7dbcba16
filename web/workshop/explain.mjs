// What Python says is wrong, in one plain sentence. Python's own words stand below it on the page: nothing is lost by it.
import { _ } from '../i18n.mjs';
import { nearest } from './nearest.mjs';

/** [what Python says, (match, near) => the sentence]; the first that fits. `near(name)` is the nearest name that there is. */
const SAYINGS = [
  // ---- before it runs
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
  [/^NameError: name '(.+?)' is not defined/, ([, what], near) => missing(what, near(what))],
  [/^UnboundLocalError: .*?variable '(.+?)'/, ([, what]) => _('%(what)s is used before anything has been put into it.', { what })],
  [/an action has no '(.+?)' here/, ([, what], near) => lacking(what, near(what))],
  [/^AttributeError: 'NoneType' object has no attribute '(.+?)'/, ([, what]) => _('In front of .%(what)s there is None, that is nothing. Ask first: if … is not None.', { what })],
  [/^AttributeError: .*has no attribute '(.+?)'/, ([, what], near) => lacking(what, near(what))],
  [/^IndexError: .*empty sequence/, () => _('There is nothing to choose from: the list is empty.')],
  [/^IndexError: /, () => _('There is no element with that number: counting begins at 0, and the last one has the number len(…) - 1.')],
  [/^KeyError: (.+)/, ([, what]) => _('There is no entry %(what)s in it.', { what })],
  [/^ZeroDivisionError/, () => _('Here something is divided by zero. Nobody can do that.')],
  [/^TypeError: .*missing \d+ required positional arguments?: (.+)/, ([, what]) => _('In the brackets something is missing: %(what)s.', { what })],
  [/^TypeError: .*takes .* but \d+ (?:was|were) given/, () => _('There is another number of things in the brackets than the function takes.')],
  [/^TypeError: 'NoneType' object is not/, () => _('Here stands None, that is nothing, where a value is needed.')],
  [/^TypeError: '(\w+)' object is not callable/, ([, what]) => _('Only functions can have brackets () behind them. This is something else: %(what)s.', { what })],
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
  [/^ImportError/, () => _('This cannot be imported here.')],
  [/^(?:IllegalAction|illegal)/, () => _('That action cannot be done in this world now: take one of world.actions.')],
  [/^(?:PermissionError|OSError|FileNotFoundError)/, () => _('A bot has no files and no network: it sees only the table.')],
];

const missing = (what, near) =>
  near ? _('There is no name %(what)s. Did you mean %(near)s?', { what, near }) : _('There is no name %(what)s. Names must be written the same everywhere.', { what });

const lacking = (what, near) =>
  near ? _('It has no %(what)s. Did you mean %(near)s?', { what, near }) : _('It has no %(what)s here. The reference says what there is.', { what });

const STOPS = {
  time: () => _('Your bot thought for too long, and was stopped. Is there a loop that never ends?'),
  memory: () => _('Your bot took more memory than it may have.'),
  gone: () => _('Your bot ended its own Python. It has been started anew.'),
};

/** Python's own words, where there are any: what our rooms say of a player is in the sentence already. */
export const original = ({ stop, why }) => (stop === 'error' || stop === 'syntax' ? why : '');

/** The sentence for a fault {stop, why}. `names`: those that are written or can be. */
export function explain({ stop, why }, names = []) {
  if (STOPS[stop]) return STOPS[stop]();
  if (/^MemoryError/.test(why)) return STOPS.memory();
  for (const [pattern, say] of SAYINGS) {
    const found = why.match(pattern);
    if (found) return say(found, (name) => nearest(name, names));
  }
  return _('Something went wrong in this line.');
}

const BUILTIN = 'abs all any bool dict divmod enumerate filter float help int isinstance len list map max min next None print range repr reversed round set sorted str sum True tuple type zip False view choose random return while lambda'.split(' ');

/** All names that a source could mean: those that stand in it, Python's own, those of the reference. */
export const namesOf = (source, parts) =>
  new Set([...(source.match(/[A-Za-z_]\w*/g) ?? []), ...BUILTIN, ...parts.flatMap(({ entries }) => entries.map(({ name }) => name))]);
