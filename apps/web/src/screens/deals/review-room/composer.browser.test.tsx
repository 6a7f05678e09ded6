/** What the field for a new comment shows to whom. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { path, withComments } from '../../../testing/comments-panel.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newBrand } from '../../../testing/people.ts';

afterEach(() => vi.restoreAllMocks());

/** The pointer of a phone or of a mouse. */
function pointWith(pointer: 'coarse' | 'fine') {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' && pointer === 'coarse' ? 'all' : query),
  );
}

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
