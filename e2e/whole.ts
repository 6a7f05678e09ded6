import type { Page } from '@playwright/test';

/** How many pixels wider the content of the page and of an open dialog is than its container. */
export const overflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
      .map((box) => box.scrollWidth - box.clientWidth)
      .reduce((most, now) => Math.max(most, now), 0),
  );
