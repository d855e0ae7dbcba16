// The dialogs: a new bot, those that there are, one to be passed on.
import { gamePicture } from '../art.mjs';
import { copy, qr, share } from '../device.mjs';
import { html, icon } from '../html.mjs';
import { _, ago, gamesList } from '../i18n.mjs';
import { asFile, fileName } from './bot.mjs';
import { close, open, toast } from './dialog.mjs';
import { QR_LETTERS, written } from './share.mjs';
import { examples, gameOf } from './words.mjs';

const raw = (markup) => html([markup]);
const $ = (id) => document.getElementById(id);

const EXAMPLE = {
  first: () => [_('The first action'), _('The shortest bot there is. “Step by step” explains it, and leads on from there.')],
  idea: () => [_('An idea'), _('Gives every action a number, and takes the one that is worth most.')],
  search: () => [_('A look ahead'), _('Tries its actions in worlds of its own before it plays. It takes longer.')],
};

const gameButton = ({ id, title, picture }, chosen) => html`<button type="button" class="game" data-act="game" data-game="${id}"${id === chosen ? html` aria-current="true"` : ''}>
  <svg class="game-art" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${raw(gamePicture(picture))}</svg>
  <span class="game-words"><b>${title}</b></span></button>`;

/** Asks for a game, then for what to begin with. `make(game, source, name)`; `more`: what else can be done there; `path`: {entry() as markup, begin()}. */
export function askNew(chosen, make, { mine, fromFiles, path, first = false }) {
  let game = chosen;
  const draw = () => {
    open(
      String(html`<h2>${first ? _('Write a player of your own') : _('New bot')}</h2>
      ${first ? html`<p>${_('A bot is a player that you write in Python: it sees the table and says what it does. Learn it step by step, or choose a game and something to begin with.')}</p>` : ''}
      ${path.entry()}
      <h3>${_('1. Which game?')}</h3><div class="games">${gamesList().map((one) => gameButton(one, game))}</div>
      ${game ? html`<h3>${_('2. Where do you begin?')}</h3><div class="beginnings">${examples(game).map(({ id }) => {
        const [name, says] = EXAMPLE[id]();
        return html`<button type="button" class="beginning" data-act="begin" data-example="${id}"><b>${name}</b><span>${says}</span></button>`;
      })}</div>` : ''}
      <div class="buttons">${mine ? html`<button type="button" class="button" data-act="mine">${icon('bot')}${_('My bots')}</button>` : ''}
        <label class="button" for="from-file">${icon('upload')}${_('Bot from a file')}</label><input class="unseen" type="file" id="from-file" multiple accept=".py,text/x-python,text/plain" data-change="file"></div>`),
      {
        game(button) {
          ({ game } = button.dataset);
          draw();
          document.querySelector('.beginning')?.focus();
        },
        begin({ dataset }) {
          const [name] = EXAMPLE[dataset.example]();
          close();
          make(game, examples(game).find(({ id }) => id === dataset.example).source, name);
        },
        path() {
          close();
          path.begin();
        },
        mine,
        file: ({ files }) => files.length && fromFiles(files, game),
      },
      { wide: true },
    );
  };
  draw();
}

const row = ({ id, damaged, name, game, updated, foreign }, current) =>
  damaged
    ? html`<li class="save"><span class="save-open"><b>${_('Damaged bot')}</b><small>${_('It cannot be read any more.')}</small></span>
      <button type="button" class="tool" data-act="drop" data-id="${id}" aria-label="${_('Delete')}">${icon('bin')}</button></li>`
    : html`<li class="save${id === current ? ' first' : ''}"><button type="button" class="save-open" data-act="choose" data-id="${id}"><b><bdi>${name || _('Bot without a name')}</bdi></b>
      <small>${gameOf(game)?.title ?? game}${foreign ? ` · ${_('from somebody else')}` : ''}${updated ? ` · ${ago(updated)}` : ''}</small></button>
      <button type="button" class="tool" data-act="double" data-id="${id}" aria-label="${_('Make a copy: %(name)s', { name })}">${icon('copy')}</button>
      <button type="button" class="tool" data-act="drop" data-id="${id}" aria-label="${_('Delete: %(name)s', { name })}">${icon('bin')}</button></li>`;

/** The bots of this device. `on`: choose(id), double(id), drop(id) -> a way back, add(), cup(). */
export function askMine(list, current, on) {
  const draw = () => {
    const bots = list();
    open(
      String(html`<h2>${_('My bots')}</h2>${bots.length ? html`<ul class="saves">${bots.map((bot) => row(bot, current()))}</ul>` : html`<p>${_('There is none yet.')}</p>`}
        <p class="small">${_('They are kept on this device only. Keep a file of what is dear to you.')}</p>
        <div class="buttons"><button type="button" class="button main" data-act="add">${icon('pencil')}${_('New bot')}</button>
          <button type="button" class="button" data-act="cup">${icon('flag')}${_('Tournament of bots')}</button></div>`),
      {
        choose({ dataset }) {
          close();
          on.choose(dataset.id);
        },
        double({ dataset }) {
          close();
          on.double(dataset.id);
        },
        drop({ dataset }) {
          const back = on.drop(dataset.id);
          if (list().length) draw();
          else on.add();
          toast(_('The bot is deleted.'), _('Undo'), () => {
            back();
            if ($('panel').open) draw();
          });
        },
        add: on.add,
        cup: on.cup,
      },
    );
  };
  draw();
}

/** A bot as a link, a QR code where it is short enough, and a file. `save(name, text)`. */
export async function askShare(bot, save) {
  const letters = await written(bot);
  const url = `${new URL('./workshop.html', document.baseURI).href}#bot=${letters}`;
  const fits = letters.length <= QR_LETTERS;
  open(
    String(html`<h2>${_('Share your bot')}</h2>
      <p>${_('Who opens the link reads the code first, and runs it when they like. The name of the bot goes with it.')}</p>
      <label class="label" for="bot-link">${_('Link')}</label><input class="link" id="bot-link" readonly value="${url}">
      <div class="buttons"><button type="button" class="button main" data-act="copy">${icon('copy')}${_('Copy the link')}</button>
        ${navigator.share ? html`<button type="button" class="button" data-act="pass">${icon('share')}${_('Share')}</button>` : ''}
        <button type="button" class="button" data-act="file">${icon('download')}${_('Save as a file')}</button></div>
      <div id="bot-qr">${fits ? '' : html`<p class="note">${_('This bot is too long for a QR code: the link or the file will do.')}</p>`}</div>`),
    {
      copy: async () => toast((await copy(url)) ? _('The link is copied.') : _('This browser does not let the page copy: mark the link and copy it yourself.')),
      pass: () => share(url, bot.name),
      file: () => save(fileName(bot), asFile(bot)),
    },
  );
  if (!fits) return;
  const { d, size } = await qr(url.replace(/#bot=.*/, `#BOT=${letters}`));
  const place = $('bot-qr');
  if (place) place.innerHTML = html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${_('QR code of the link')}"><path d="${d}"></path></svg>`;
}
