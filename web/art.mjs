// Our own small drawings, as symbols of one sprite: icons (#i-...), animals (#mark-...), the shapes of the seats
// (#shape-0 to 4; they take fill and stroke from where they are used).

const LINE = {
  help: '<path d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4"/><path d="M12 17.5v.1"/><circle cx="12" cy="12" r="9.5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  up: '<path d="M6 15l6-6 6 6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  next: '<path d="M9 6l6 6-6 6"/>',
  back: '<path d="M15 6l-6 6 6 6"/>',
  theme: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>',
  'sound-on': '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"/><path d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  'sound-off': '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"/><path d="M16 9.5l5 5M21 9.5l-5 5"/>',
  person: '<circle cx="12" cy="7.5" r="4"/><path d="M4.5 20.5c.5-5 3.5-7 7.5-7s7 2 7.5 7z"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11.5" rx="3.5"/><path d="M12 8V4.5M9 13v1M15 13v1M2.5 12.5v3M21.5 12.5v3"/><circle cx="12" cy="3.5" r="1"/>',
  undo: '<path d="M9 5L4 10l5 5"/><path d="M4.5 10H14a5.5 5.5 0 0 1 0 11h-3"/>',
  bulb: '<path d="M9 17.5c0-3-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5-3.5 8z"/><path d="M9.5 21h5"/>',
  rules: '<path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2z"/><path d="M12 6.5v14"/>',
  print: '<path d="M7 8V3.5h10V8M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2"/><path d="M7 14h10v6.5H7z"/>',
  share: '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="M8.3 10.8l7-4M8.3 13.2l7 4"/>',
  qr: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM18 18h2v2h-2zM18 14h2M14 18v2"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5"/>',
  log: '<path d="M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1"/>',
  pencil: '<path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z"/><path d="M14 6.5l3.5 3.5"/>',
  bin: '<path d="M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l1 13.5h9l1-13.5M10.5 10.5v6M13.5 10.5v6"/>',
  play: '<path d="M7.5 4.5l11.5 7.5-11.5 7.5z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  skip: '<path d="M5 5l9 7-9 7zM18.5 5v14"/>',
  settings: '<path d="M4 7h8M17 7h3M4 17h3M12 17h8"/><circle cx="14.5" cy="7" r="2.5"/><circle cx="9.5" cy="17" r="2.5"/>',
  download: '<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15"/>',
  upload: '<path d="M12 16V5M7.5 9L12 4.5 16.5 9M4.5 19.5h15"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 1 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1"/>',
  check: '<path d="M4.5 12.5l5 5 10-11"/>',
  home: '<path d="M4 11.5l8-7 8 7M6.5 10v9.5h11V10"/>',
  info: '<circle cx="12" cy="12" r="9.5"/><path d="M12 11v6M12 7.5v.1"/>',
  eye: '<path d="M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5s-7-2-9.5-6.5z"/><circle cx="12" cy="12" r="3"/>',
  lesson: '<circle cx="12" cy="12" r="9.5"/><path d="M15.5 8.5l-2 5-5 2 2-5z"/>',
  reload: '<path d="M19.5 12a7.5 7.5 0 1 1-2.5-5.6M19.5 3.5V8H15"/>',
  past: '<path d="M4.5 12A7.5 7.5 0 1 0 7 6.4M4.5 3.5V8H9"/><path d="M12 8v4.5l3 2"/>',
  course: '<path d="M3.5 18.5l5-6 4 3.5 8-10.5"/><path d="M20.5 10V5.5H16"/>',
  swap: '<path d="M3.5 7h3c4.5 0 5.5 10 10 10h4M3.5 17h3c4.5 0 5.5-10 10-10h4M17.5 4l3 3-3 3M17.5 14l3 3-3 3"/>',
  'skip-back': '<path d="M19 5l-9 7 9 7zM5.5 5v14"/>',
  dots: '<path d="M5 12v.1M12 12v.1M19 12v.1"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.5 2.5"/>',
  tablet: '<rect x="5" y="3" width="14" height="18" rx="2.5"/><path d="M11 18h2"/>',
  full: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5"/>',
  flag: '<path d="M5.5 21V4.5c4-2.5 7.5 2 13 0v9c-5.5 2-9-2.5-13 0"/>',
};

const MARKS = {
  bison:
    '<path d="M10.5 17.5C4 17.5 1 11 3 4.5c1.5 4.5 4.5 6.5 9.5 6.5zM37.5 17.5C44 17.5 47 11 45 4.5 43.5 9 40.5 11 35.5 11z" fill="#e9dabb" stroke="#3a2414"/>' +
    '<path d="M24 5c10 0 16 6 17 14 .8 7-3 11-5.5 16C33 40.5 29 46 24 46s-9-5.5-11.5-11C10 30 6.2 26 7 19 8 11 14 5 24 5z" fill="#5b3a22" stroke="#3a2414"/>' +
    '<path d="M24 17c7 0 9.5 4.5 8.5 10l-2 8.5c-.8 3.5-3 6-6.5 6s-5.7-2.5-6.5-6l-2-8.5C14.5 21.5 17 17 24 17z" fill="#8d6038"/>' +
    '<path d="M15 9c5-5 13-5 18 0-.5 3-1.5 4-3 5 0 3-2 5-3 4-1 3-3 4-4 1-1.5 2-4 0-4-3-2-1-3.5-4-4-7z" fill="#432a17"/>' +
    '<g fill="#1c110a"><circle cx="18.5" cy="25.5" r="1.9"/><circle cx="29.5" cy="25.5" r="1.9"/><ellipse cx="21" cy="36.5" rx="1.5" ry="1.1"/><ellipse cx="27" cy="36.5" rx="1.5" ry="1.1"/></g>',
  eagle:
    '<path d="M7 46c-1-10 0-16 2-21C12 13 18 4.5 28 4.5c7 0 11 4 12 9l-3.5 9C33 27 34 36 37 46z" fill="#fbf6ea" stroke="#4a3520"/>' +
    '<path d="M33 12.5c8 .5 12.5 4.5 12 10-.3 3-2 5-3.5 5.5.3-3-1.5-4.5-4.5-4.5-4 0-6-2-6.5-4.5z" fill="#efb233" stroke="#4a3520"/>' +
    '<path d="M6.5 46l1-10 4.5 5 3.5-5.5 4 5.5 4-6 3.5 6 3.5-5 4 5 1.5 5z" fill="#6b4527" stroke="#4a3520"/>' +
    '<circle cx="29" cy="15.5" r="3.4" fill="#efb233"/><circle cx="29.5" cy="15.5" r="1.9" fill="#1c110a"/>' +
    '<path d="M23.5 11.5l9.5 1.5" stroke="#4a3520" stroke-width="2.2" stroke-linecap="round"/>',
  fox:
    '<path d="M4.5 4.5l12 7q7.5-2.5 15 0l12-7q3 13-1.5 22L24 45.5 6 26.5Q1.5 17.5 4.5 4.5z" fill="#da7a2e" stroke="#6b3512"/>' +
    '<path d="M6 26.5c8-2.5 15 2 18 12l0 7zM42 26.5c-8-2.5-15 2-18 12l0 7z" fill="#fdf4e3"/>' +
    '<path d="M8 9.5l6.5 5q-3.5 2.5-5 6.5-2-5-1.5-11.5zM40 9.5l-6.5 5q3.5 2.5 5 6.5 2-5 1.5-11.5z" fill="#6b3512"/>' +
    '<g fill="#1c110a"><circle cx="16.5" cy="24" r="2.1"/><circle cx="31.5" cy="24" r="2.1"/><ellipse cx="24" cy="42" rx="3.6" ry="3"/></g>',
  owl:
    '<path d="M24 8.5c8 0 12-1 16-5 1.5 6 1 9-.5 12.5 2.5 5 2.5 9 1 15C38.5 40 32 45.5 24 45.5S9.5 40 7.5 31C6 25 6 21 8.5 16 7 12.5 6.5 9.5 8 3.5c4 4 8 5 16 5z" fill="#9a6c40" stroke="#4a3018"/>' +
    '<path d="M24 33c6 0 9 3 9.5 7-2.5 3.5-5.5 5-9.5 5s-7-1.5-9.5-5c.5-4 3.5-7 9.5-7z" fill="#e3cba0"/>' +
    '<circle cx="16" cy="21.5" r="8" fill="#f8eed6" stroke="#4a3018"/><circle cx="32" cy="21.5" r="8" fill="#f8eed6" stroke="#4a3018"/>' +
    '<circle cx="17" cy="21.5" r="3.9" fill="#1c110a"/><circle cx="31" cy="21.5" r="3.9" fill="#1c110a"/><circle cx="18.2" cy="20" r="1.2" fill="#fff"/><circle cx="32.2" cy="20" r="1.2" fill="#fff"/>' +
    '<path d="M24 24.5l3.2 4.5-3.2 4.5-3.2-4.5z" fill="#e8a52f" stroke="#4a3018"/>' +
    '<path d="M19.5 38l1.5 2 1.5-2M25.5 38l1.5 2 1.5-2M22.5 41.5l1.5 2 1.5-2" stroke="#9a6c40" fill="none" stroke-linecap="round"/>',
  bear:
    '<circle cx="10" cy="11.5" r="7" fill="#7b4f2c" stroke="#3d2512"/><circle cx="38" cy="11.5" r="7" fill="#7b4f2c" stroke="#3d2512"/><circle cx="10.5" cy="12" r="3.3" fill="#c99b6b"/><circle cx="37.5" cy="12" r="3.3" fill="#c99b6b"/>' +
    '<path d="M24 6.5c11 0 19 8 19 20 0 11-8.5 18.5-19 18.5S5 37.5 5 26.5c0-12 8-20 19-20z" fill="#7b4f2c" stroke="#3d2512"/>' +
    '<ellipse cx="24" cy="33.5" rx="10" ry="8.5" fill="#d8b287"/><ellipse cx="24" cy="29.5" rx="4.2" ry="3" fill="#1c110a"/>' +
    '<path d="M24 32.5v3.5m-4 .5q2 2.5 4-.5 2 3 4 .5" stroke="#1c110a" stroke-width="1.5" fill="none" stroke-linecap="round"/>' +
    '<g fill="#1c110a"><circle cx="15.5" cy="23" r="2.1"/><circle cx="32.5" cy="23" r="2.1"/></g>',
  wolf:
    '<path d="M8 2.5l9.5 10q6.5-1.5 13 0l9.5-10q4 11 1.5 19l4 7-6 2.5-1.5 5-5 1.5L24 46l-9-8.5-5-1.5-1.5-5-6-2.5 4-7Q4 13.5 8 2.5z" fill="#76808d" stroke="#2c333c"/>' +
    '<path d="M10.5 9.5l6 6.5q-4 2-5 6-2-5.5-1-12.5zM37.5 9.5l-6 6.5q4 2 5 6 2-5.5 1-12.5z" fill="#3c444e"/>' +
    '<path d="M8.5 29c6-3.5 11.5-2 13 2l-3.5 7.5-3-1-5-1.5zM39.5 29c-6-3.5-11.5-2-13 2l3.5 7.5 3-1 5-1.5zM21 30.5h6l2.5 8L24 44.5l-5.5-6z" fill="#e9ebec"/>' +
    '<path d="M24 14l2.5 12h-5z" fill="#59626e"/>' +
    '<ellipse cx="24" cy="40" rx="3.8" ry="3" fill="#15191e"/>' +
    '<path d="M13 22.5l7 2.5q-3.5 3-7-2.5zM35 22.5l-7 2.5q3.5 3 7-2.5z" fill="#f2c94c" stroke="#15191e"/>',
  hare:
    '<path d="M18.5 24C10 17 8 5.5 12 2.5s9.5 6 11 18zM29.5 24C38 17 40 5.5 36 2.5s-9.5 6-11 18z" fill="#b8956a" stroke="#5c4426"/>' +
    '<path d="M18.5 20C13.5 15.5 11.5 8 13.5 6s5.5 4.5 7 13zM29.5 20c5-4.5 7-12 5-14s-5.5 4.5-7 13z" fill="#efc7b4"/>' +
    '<path d="M24 17.5c9 0 14.5 6 14.5 14S32 45.5 24 45.5 9.5 39.5 9.5 31.5s5.5-14 14.5-14z" fill="#b8956a" stroke="#5c4426"/>' +
    '<ellipse cx="19.5" cy="38" rx="5.5" ry="5" fill="#f4e6d0"/><ellipse cx="28.5" cy="38" rx="5.5" ry="5" fill="#f4e6d0"/>' +
    '<path d="M22.5 40.5h3v4h-3z" fill="#fff" stroke="#5c4426" stroke-width=".8"/>' +
    '<path d="M21.5 34h5l-2.5 3.2z" fill="#b4564f"/>' +
    '<g fill="#1c110a"><ellipse cx="16.5" cy="28.5" rx="2.1" ry="2.7"/><ellipse cx="31.5" cy="28.5" rx="2.1" ry="2.7"/></g>' +
    '<path d="M14 37.5l-9-1.5M14 40l-8.5 2M34 37.5l9-1.5M34 40l8.5 2" stroke="#5c4426" stroke-linecap="round"/>',
  otter:
    '<circle cx="7.5" cy="17" r="4.5" fill="#6a4a33" stroke="#33220f"/><circle cx="40.5" cy="17" r="4.5" fill="#6a4a33" stroke="#33220f"/>' +
    '<path d="M24 5.5c12 0 19 7.5 19 18.5S35.5 44.5 24 44.5 5 35 5 24 12 5.5 24 5.5z" fill="#6a4a33" stroke="#33220f"/>' +
    '<path d="M24 23c4-4 15-2 15 7 0 9-7 13.5-15 13.5S9 39 9 30c0-9 11-11 15-7z" fill="#dcc4a3"/>' +
    '<path d="M24 30.5c-3-1-5-2.5-5-4.5 0-2.2 2-3.5 5-3.5s5 1.3 5 3.5c0 2-2 3.5-5 4.5z" fill="#1c110a"/>' +
    '<path d="M24 30.5v3q-2.5 4-5.5 2M24 33.5q2.5 4 5.5 2" stroke="#1c110a" stroke-width="1.5" fill="none" stroke-linecap="round"/>' +
    '<g fill="#1c110a"><circle cx="14.5" cy="18.5" r="2.2"/><circle cx="33.5" cy="18.5" r="2.2"/></g>' +
    '<path d="M13 31.5l-11-1M13 34.5l-10 3M35 31.5l11-1M35 34.5l10 3" stroke="#33220f" stroke-linecap="round"/>',
};

const SHAPES = [
  '<circle cx="12" cy="12" r="9"/>',
  '<path d="M12 2.5l10.3 18H1.7z"/>',
  '<rect x="3.5" y="3.5" width="17" height="17" rx="1"/>',
  '<path d="M12 1.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5-6.6-3.8-6.6 3.8L7 14.4 1.3 9.3l7.6-.8z"/>',
  '<path d="M12 1.2l7.8 10.8L12 22.8 4.2 12z"/>',
];

// Sky, hills and grass, 320 by 150, for a game that brings no picture; the colours are those of the land (css/tokens.css).
const PLAIN =
  '<path class="art-sky" d="M0 0h320v150H0z"/><circle class="art-sun" cx="238" cy="44" r="22"/>' +
  '<path class="art-hill2" d="M0 84q60-34 120-14t110-8 90 6v82H0z"/>' +
  '<path class="art-hill" d="M0 104q70-26 150-8t170-10v64H0z"/>' +
  '<path class="art-grass" d="M0 126q90-18 160-6t160-4v34H0z"/>';

const symbol = (id, box, body, more = '') => `<symbol id="${id}" viewBox="${box}"${more}>${body}</symbol>`;

/** The names of all symbols, and of the animals that have a drawing. */
export const ICONS = Object.keys(LINE);
export const PORTRAITS = Object.keys(MARKS);

// the bison last: in a game about bison nobody is to be called so unasked; links number them in this order (core/seats.py)
export const ANIMALS = ['fox', 'eagle', 'wolf', 'owl', 'bear', 'otter', 'hare', 'bison'];
/** What stands in the lobby for a game: the picture that the list of games has of it (its lobby.svg), or a plain one. */
export const gamePicture = (own) => own || PLAIN;

/** Puts the sprite into the page; <use href="#i-undo"> works from then on, for Python's pictures too. */
export function hangArt() {
  const stroke = ' fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';
  const body =
    Object.entries(LINE).map(([id, d]) => symbol(`i-${id}`, '0 0 24 24', `<g${stroke}>${d}</g>`)).join('') +
    Object.entries(MARKS).map(([id, d]) => symbol(`mark-${id}`, '0 0 48 48', `<g stroke-width="1.2" stroke-linejoin="round">${d}</g>`)).join('') +
    SHAPES.map((d, i) => symbol(`shape-${i}`, '0 0 24 24', d)).join('');
  document.body.insertAdjacentHTML('afterbegin', `<svg class="sprite" aria-hidden="true">${body}</svg>`);
}
