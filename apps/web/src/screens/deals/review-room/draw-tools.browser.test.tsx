/** The tools for drawing on a phone: there is always a way out of them. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { path, withComments } from '../../../testing/comments-panel.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newBrand } from '../../../testing/people.ts';
import { outOfReach } from '../../../testing/reach.ts';

test.each([320, 360, 390])('with a line drawn, every tool is in reach at %i pixels', async (width) => {
  await page.viewport(width, 664);
  signIn(newBrand());
  withComments();
  await openApp(path);
  await page.getByRole('button', { name: 'Draw here', exact: true }).click();
  await expect.element(page.getByRole('button', { name: /^Draw here\./ })).toHaveFocus();
  const finish = page.getByRole('button', { name: 'Finish drawing' });
  const place = () => finish.element().getBoundingClientRect().toJSON();
  const before = place();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Undo (Ctrl Z)' })).toBeVisible();
  expect(outOfReach(page.getByRole('toolbar', { name: 'Drawing tools' }).element())).toEqual([]);
  // Buttons keep their place under a finger that is about to finish.
  expect(place()).toEqual(before);
  await finish.click();
  await expect.element(page.getByRole('form', { name: 'New comment' })).toBeVisible();
});
