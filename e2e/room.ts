/** The review room as its people use it: going to a frame, writing and drawing a comment. */
import type { Locator, Page } from '@playwright/test';
import { frameTold, numberShown } from './films.ts';
import { expect } from './fixtures.ts';

/** A comment on the paper, by its number. */
export const slip = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`^Comment ${number},`) });
/** Waits for the slip that is read out as this. */
export const expectSlip = (page: Page, label: string) =>
  expect(page.getByRole('article', { name: label, exact: true })).toBeVisible();

/** Goes to this frame of a film with 30 a second, by the keys alone, and waits until it is seen. */
export async function goTo(page: Page, frame: number) {
  await page.keyboard.press('Home');
  for (let at = 30; at <= frame; at += 30) await page.keyboard.press('Shift+ArrowRight');
  for (let at = 0; at < frame % 30; at += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => numberShown(page.locator('video').first())).toBe(frame);
  expect(await frameTold(page)).toBe(frame);
}

/** Waits until each of two compared versions shows its frame: the line is drawn over the one, then over the other. */
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

/** Goes on by Tab until this has the focus; throws where it cannot be reached within 40 presses. */
export async function tabTo(page: Page, aim: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await aim.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach it');
}

/** Fills in the form of a new comment, which is open, with these of its choices, and sends it. */
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

/** Drags from the upper left to the lower right of the surface's middle, with the tool that is chosen. */
export async function drawAcross(page: Page, surface: Locator) {
  const box = await surface.boundingBox();
  if (!box) throw new Error('There is nothing to draw on');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 });
  await page.mouse.up();
}
