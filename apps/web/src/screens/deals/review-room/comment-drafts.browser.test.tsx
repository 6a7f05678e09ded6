/** Unsent text and drawings in the room: only a button discards them. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import { card, path, press, withComments, write } from '../../../testing/comments-panel.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newBrand } from '../../../testing/people.ts';
import { at, filmFile } from '../../../testing/review-room.ts';
import { server } from '../../../testing/stub-server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const goOn = page.getByRole('button', { name: /Continue your comment$/ });
const isDrawn = () => document.querySelector('.film-overlay svg.drawn') !== null;

test('Escape puts a comment aside with its frame, and C goes on with it', async () => {
  signIn(newBrand());
  withComments([], { files: [filmFile()] });
  await openApp(`${path}?frame=60`);
  await at('00:02:00');
  await expect.element(page.getByRole('button', { name: /Comment at this frame$/ })).toBeVisible();
  await userEvent.keyboard('c');
  await write.fill('The bottle should turn more slowly here');
  await userEvent.keyboard('{Escape}');
  await expect.element(write).not.toBeInTheDocument();
  // The keys of the film go on working: Space is not the button's that opens the form.
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await at('00:02:02');
  await expect.element(page.getByRole('button', { name: /^00:02:00\s*Continue/ })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(write).toHaveValue('The bottle should turn more slowly here');
  await expect.element(write).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.calls('comments.add')[0]?.body)
    .toMatchObject({ text: 'The bottle should turn more slowly here', at: { from: 60, to: null } });
  await expect.element(page.getByRole('button', { name: /Comment at this frame$/ })).toBeVisible();
});

test('Escape takes a drawing off the picture, which comes back with its comment until that is cancelled', async () => {
  signIn(newBrand());
  withComments();
  await openApp(path);
  await press('Comment on this file');
  await write.fill('Without this');
  await press('Rectangle (R)');
  await expect.element(page.getByRole('button', { name: /^Draw here\./ })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}{Escape}');
  await expect.element(write).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(goOn).toHaveFocus();
  expect(isDrawn()).toBe(false);
  await goOn.click();
  await expect.element(page.getByText(/^Drawing: .*rectangle/)).toBeVisible();
  expect(isDrawn()).toBe(true);
  await expect.element(write).toHaveValue('Without this');
  await press('Cancel');
  await press('Comment on this file');
  await expect.element(write).toHaveValue('');
  expect(isDrawn()).toBe(false);
});

test('Escape keeps a reply, and Cancel discards it', async () => {
  signIn(newBrand());
  withComments([comment(1)]);
  await openApp(path);
  const reply = page.getByRole('textbox', { name: 'Reply to comment 1' });
  await press('Reply');
  await reply.fill('The second take is better');
  await userEvent.keyboard('{Escape}');
  await expect.element(card(/^Comment 1/)).toHaveFocus();
  await press('Reply');
  await expect.element(reply).toHaveValue('The second take is better');
  await press('Cancel');
  await press('Reply');
  await expect.element(reply).toHaveValue('');
});

test('Escape keeps what was changed in a comment, and Cancel leaves the comment as it was', async () => {
  signIn(newBrand());
  withComments([comment(1, { text: 'Turn the bottle', mayChange: true }), comment(2)]);
  await openApp(path);
  await press('Edit');
  await write.fill('Turn the bottle to the left');
  await userEvent.keyboard('{Escape}');
  await expect.element(card(/^Comment 1/)).toHaveFocus();
  await expect.element(card(/^Comment 1/).getByText('Turn the bottle', { exact: true })).toBeVisible();
  await press('Edit');
  await expect.element(write).toHaveValue('Turn the bottle to the left');
  await press('Cancel');
  await press('Edit');
  await expect.element(write).toHaveValue('Turn the bottle');
});
