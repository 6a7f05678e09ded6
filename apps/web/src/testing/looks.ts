/** How a screen is looked at: what it says, that it is whole, and how time passes. */
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

const height = 900;
const widths = [1440, 390];

/** Whether somebody could see it: it takes room, and nothing hides it. */
function isSeen(element: Element): boolean {
  const { width, height: tall } = element.getBoundingClientRect();
  return width > 0 && tall > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether these words are on the screen, wherever: a text, a name, a tab with its count, an alert with its reason. */
export function isSaid(words: string): boolean {
  const places: Locator[] = [
    page.getByText(words, { exact: true }),
    page.getByLabelText(words, { exact: true }),
    page.getByRole('button', { name: words, exact: true }),
    page.getByRole('tab', { name: words }),
    page.getByRole('alert').filter({ hasText: words }),
  ];
  return places.some((place) => place.elements().some(isSeen));
}

/** How many pixels the page and an open dialog are wider than what they are shown in. */
const overflow = () =>
  [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
    .map((box) => box.scrollWidth - box.clientWidth)
    .reduce((most, now) => Math.max(most, now), 0);

/** The screen at both widths: it says this, shows one main heading, and nothing sticks out. */
export async function expectToSay(state: string, words: readonly string[]) {
  for (const width of widths) {
    await page.viewport(width, height);
    for (const each of words) {
      await expect.poll(() => isSaid(each), { message: `"${each}", ${state} at ${width}` }).toBe(true);
    }
    await expect
      .poll(() => document.querySelectorAll('h1').length, { message: `main headings, ${state} at ${width}` })
      .toBe(1);
    await expect.poll(overflow, { message: `${state}, sideways at ${width}` }).toBe(0);
  }
}

/** Where the main heading stands, in pixels from the top of the page; what comes below it must not push it. */
export const headingTop = () => {
  const top = document.querySelector('h1')?.getBoundingClientRect().top;
  return top === undefined ? Number.NaN : Math.round(top + scrollY);
};

/** From here on time passes as fast as it does, and faster when it is told to. */
export function takeTheClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
}

/** Lets the pauses between tries pass, until it is so. */
export async function inTime(message: string, isSo: () => boolean) {
  await expect
    .poll(
      async () => {
        await vi.advanceTimersByTimeAsync(4000);
        return isSo();
      },
      { message },
    )
    .toBe(true);
}

/** Somebody comes back to the page after a while: it reads again what has grown old. */
export async function comeBack() {
  await vi.advanceTimersByTimeAsync(120_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Scrolls to the last of these, again as more of them come, until it is so. */
export async function scrollOn(rows: Locator, isSo: () => boolean) {
  await expect
    .poll(() => {
      rows.elements().at(-1)?.scrollIntoView();
      return isSo();
    })
    .toBe(true);
}
