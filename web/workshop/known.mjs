// What is known of a source when something in it is explained: the names and texts that could be meant, and its lines.
import { nearest } from './nearest.mjs';

const BUILTIN = 'abs all any bool dict divmod enumerate filter float help int isinstance len list map max min next None print range repr reversed round set sorted str sum True tuple type zip False view choose random'.split(' ');
const ALONE = 'break continue pass return'.split(' '); // words that can be all of a line: written wrongly they are names to Python
const WORDS = new Set('and as assert async await class def del elif else except finally for from global if import in is lambda nonlocal not or raise try while with yield'.split(' '));
const OF = { // what the kinds of values in Python have
  list: 'append clear copy count extend index insert pop remove reverse sort'.split(' '),
  tuple: ['count', 'index'],
  dict: 'clear copy get items keys pop setdefault update values'.split(' '),
  set: 'add clear copy discard pop remove union update'.split(' '),
  str: 'count endswith find format join lower replace split startswith strip upper'.split(' '),
};
const CALLED = { list: { add: 'append', push: 'append', put: 'append' }, set: { append: 'add' } }; // in other places

const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** Code without its comments and texts. */
export const bare = (code) => code.replace(TEXT, '""').replace(/#.*/g, '');

const found = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** By name, the functions of a source and whether each gives anything back at all. */
function functionsIn(source) {
  const known = new Map();
  for (const [, , name, rest, body] of source.matchAll(/^([ \t]*)def (\w+)(.*)\n((?:(?:\1[ \t]+.*|[ \t]*)(?:\n|$))*)/gm)) known.set(name, /\b(?:return[ \t]*[^\s#]|yield\b)/.test(`${rest}\n${body}`));
  return known;
}

/** `parts`: of the reference. Gives
 *  - `line(n)`: that line of the source without texts and comments, from 1;
 *  - `name(what)`, `own(what)`: the nearest of all names, of those that the source itself gives; '' where none is near;
 *  - `member(what, kind)`: of those that follow a dot after a value of that kind (`list`, ... or a kind of ours);
 *  - `ofView(what)`: whether view has it; `isText(what)`: whether it is a text of the game; `functions`: name -> gives back. */
export function knownOf(source = '', parts = []) {
  const code = bare(source);
  const lines = source.split('\n').map(bare);
  const entries = parts.flatMap((part) => part.entries);
  const own = new Set([...found(code, /^[ \t]*([A-Za-z_]\w*)[ \t]*[+*/-]?=(?!=)/gm), ...found(code, /\b(?:for|def|as)[ \t]+([A-Za-z_]\w*)/g)]);
  const names = new Set([...found(code, /(?<![\w.])([A-Za-z_]\w*)/g).filter((name) => !WORDS.has(name)), ...BUILTIN, ...ALONE, ...own]);
  const members = new Set([...entries.map(({ name }) => name), ...found(code, /\.([A-Za-z_]\w*)/g)]);
  const texts = new Set([source, ...entries.map(({ code: snippet = '', says = '' }) => `${snippet}\n${says}`)].flatMap((text) => found(text, /["“„']([a-z_]\w*)["”']/g)));
  const ofView = new Set(parts.find(({ id }) => id === 'view')?.entries.map(({ name }) => name));
  return {
    line: (n) => lines[n - 1] ?? '',
    name: (what) => nearest(what, names),
    own: (what) => nearest(what, own),
    member: (what, kind) => CALLED[kind]?.[what] ?? nearest(what, OF[kind] ?? members),
    ofView: (what) => ofView.has(what),
    isText: (what) => texts.has(what),
    functions: functionsIn(code),
  };
}
