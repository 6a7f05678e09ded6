/** A person at a screen: does one thing after the other, and counts what it took. */
import type { Locator, Page } from '@playwright/test';

/** Effort of a task. */
export interface Effort {
  presses: number;
  fields: number;
  /** Pixels that things were scrolled into sight, in all lists and pages. */
  scrolled: number;
  /** Seconds of hands, as the usual keystroke model has them: 1.1 a press, 0.2 a letter, 0.5 for each 400 pixels. */
  hands: number;
  /** Seconds from the first look to the last, in which the script waited for the page alone. */
  waits: number;
}

const pressSeconds = 1.1;
const letterSeconds = 0.2;
const pixelSeconds = 0.5 / 400;

/** Scroll positions of the page and everything around the element, as one list. */
const places = (element: Element) => {
  const found: number[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) found.push(at.scrollTop, at.scrollLeft);
  return found;
};

/** A person at this page. */
export function personAt(page: Page) {
  const began = performance.now();
  let [presses, fields, letters, scrolled] = [0, 0, 0, 0];

  /** The first of these that can be seen, once it is on the screen. */
  async function reach(locator: Locator): Promise<Locator> {
    const seen = locator.filter({ visible: true }).first();
    await seen.waitFor();
    const before = await seen.evaluate(places);
    await seen.scrollIntoViewIfNeeded();
    const after = await seen.evaluate(places);
    scrolled += after.reduce((sum, place, at) => sum + Math.abs(place - (before[at] ?? 0)), 0);
    return seen;
  }

  return {
    page,
    async press(locator: Locator) {
      await (await reach(locator)).click();
      presses += 1;
    },
    /** Presses into a field and types. */
    async type(locator: Locator, text: string) {
      await (await reach(locator)).fill(text);
      presses += 1;
      fields += 1;
      letters += text.length;
    },
    async choose(locator: Locator, option: string) {
      await (await reach(locator)).selectOption(option);
      presses += 2;
      fields += 1;
    },
    /** Presses and picks files in the window of the system, which takes two presses more. */
    async attach(locator: Locator, files: string[]) {
      const seen = await reach(locator);
      const chooser = page.waitForEvent('filechooser');
      await seen.click();
      await (await chooser).setFiles(files);
      presses += 3;
      fields += 1;
    },
    /** Looks until it is there. */
    see: (locator: Locator) => locator.filter({ visible: true }).first().waitFor(),
    effort: (): Effort => ({
      presses,
      fields,
      scrolled: Math.round(scrolled),
      hands: presses * pressSeconds + letters * letterSeconds + scrolled * pixelSeconds,
      waits: (performance.now() - began) / 1000,
    }),
  };
}

export type Person = ReturnType<typeof personAt>;
