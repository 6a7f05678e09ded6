/** Actions in the review room: going to a frame, writing and drawing a comment. */
import type { Locator, Page } from '@playwright/test';
import { frameTold, numberShown } from './films.ts';
import { expect } from './fixtures.ts';

/** A comment's card, by its number. */
export const commentCard = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`^Comment ${number},`) });
/** Waits for the comment card with this accessible name. */
export const expectCommentCard = (page: Page, label: string) =>
  expect(page.getByRole('article', { name: label, exact: true })).toBeVisible();

/** Goes to this frame of a video with 30 frames a second, by keyboard alone, and waits until it is shown. */
export async function goTo(page: Page, frame: number) {
  await page.keyboard.press('Home');
  for (let at = 30; at <= frame; at += 30) await page.keyboard.press('Shift+ArrowRight');
  for (let at = 0; at < frame % 30; at += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => numberShown(page.locator('video').first())).toBe(frame);
  expect(await frameTold(page)).toBe(frame);
}

/** Waits until both compared versions show their frames, by moving the dividing line over each. */
export async function expectWiped(page: Page, { older, newer }: { older: number; newer: number }) {
  const line = page.getByRole('slider', { name: 'Line between v1 and v2' });
  const film = page.locator('.film');
  for (const [key, at, frame] of [
    ['PageUp', '100', older],
    ['PageDown', '0', newer],
  ] as const) {
    for (let presses = 0; presses < 10; presses += 1) await line.press(key);
    await expect(line).toHaveAttribute('aria-valuenow', at);
    await expect.poll(() => numberShown(film)).toBe(frame);
  }
}

/** Presses Tab until this has the focus; throws if it cannot be reached within 40 presses. */
export async function tabTo(page: Page, aim: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await aim.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach it');
}

/** Fills in the open form of a new comment with these choices, and sends it. */
export async function writeComment(
  page: Page,
  text: string,
  { kind, line }: { kind?: string; line?: string } = {},
) {
  const form = page.getByRole('form', { name: 'New comment' });
  await form.getByRole('textbox', { name: 'Comment' }).fill(text);
  if (kind) await form.getByRole('radio', { name: kind }).check({ force: true });
  if (line) await form.getByRole('combobox', { name: 'Which line?' }).selectOption({ label: line });
  await form.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(form).toBeHidden();
}

/** Drags the selected tool from the upper left to the lower right around the surface's centre. */
export async function drawAcross(page: Page, surface: Locator) {
  const box = await surface.boundingBox();
  if (!box) throw new Error('There is nothing to draw on');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 });
  await page.mouse.up();
}
