/** Field for a new comment, as each kind of user sees it. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { path, withComments } from '../../../testing/comments-panel.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newBrand, newCreator } from '../../../testing/people.ts';
import { pointWith } from '../../../testing/pointer.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['coarse', 0],
  ['fine', 1],
] as const)('with a %s pointer %i key is named', async (pointer, count) => {
  pointWith(pointer);
  signIn(newBrand());
  withComments();
  await openApp(path);
  const button = page.getByRole('button', { name: 'Comment on this file' });
  await expect.element(button).toBeVisible();
  expect(button.element().parentElement?.querySelectorAll('kbd')).toHaveLength(count);
});

test.each([
  [
    'brand',
    newBrand(),
    'Go to the spot you mean, then comment or draw. Nothing to change? Approve the file.',
  ],
  ['creator', newCreator(), 'The brand’s comments on this file appear here. You can leave a note.'],
] as const)('where nothing was said yet, a %s who touches is told of no key', async (_, who, text) => {
  pointWith('coarse');
  signIn(who);
  withComments();
  await openApp(path);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(document.querySelector('.comments-nothing kbd')).toBeNull();
});
