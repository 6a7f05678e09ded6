/** The focus, when what has it goes: on plain elements, as every screen removes and disables some. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: AbortController;
let page: HTMLElement;

beforeEach(() => {
  end = new AbortController();
  page = document.createElement('div');
  page.innerHTML = `
    <main>
      <section id="files">
        <ul>
          <li id="one"><button id="up">Up</button><button id="remove">Remove</button></li>
          <li id="two"><button>Remove</button></li>
        </ul>
      </section>
      <form id="form"><button type="button" id="send">Send</button></form>
      <p id="text">Text</p>
    </main>`;
  document.body.append(page);
  keepFocus(end.signal);
});

afterEach(() => {
  end.abort();
  page.remove();
});

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
};
const hasFocus = (id: string) => expect.poll(() => document.activeElement?.id).toBe(id);

test('goes to the next row when its own is removed, and to the list when that was the last', async () => {
  byId('remove').focus();
  byId('one').remove();
  await hasFocus('two');
  byId('two').remove();
  await hasFocus('files');
});

test('stays in the row of a button that can be pressed no more, on no other button', async () => {
  byId('up').focus();
  byId('up').setAttribute('disabled', '');
  await hasFocus('one');
  // Tab goes on from there, and nothing stays behind that could be focused by a click.
  byId('remove').focus();
  expect(byId('one').hasAttribute('tabindex')).toBe(false);
});

test('follows a row that comes back elsewhere', async () => {
  byId('remove').focus();
  const moved = byId('one').cloneNode(true);
  byId('one').remove();
  byId('files').querySelector('ul')?.append(moved);
  await hasFocus('one');
});

test('stays in a dialog, and goes back to what had opened it, or stood around that', async () => {
  byId('send').focus();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.id = 'dialog';
  dialog.innerHTML = '<button id="turn-off">Turn off</button>';
  document.body.append(dialog);
  byId('turn-off').focus();
  byId('turn-off').remove();
  await hasFocus('dialog');
  byId('send').remove();
  dialog.remove();
  await hasFocus('form');
});

test('is left alone where somebody pressed beside everything', async () => {
  byId('send').focus();
  byId('send').blur();
  byId('text').remove();
  // A change that is looked at after the one before.
  byId('remove').focus();
  byId('one').remove();
  await hasFocus('two');
});
