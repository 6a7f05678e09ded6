import type { Page } from '@playwright/test';

/** How many pixels the page and an open dialog are wider than what they are shown in. */
export const overflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
      .map((box) => box.scrollWidth - box.clientWidth)
      .reduce((most, now) => Math.max(most, now), 0),
  );
