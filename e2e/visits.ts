/** The fixtures for walks through many screens: the pages of a visitor share one browser context. */
import type { BrowserContext } from '@playwright/test';
import { test as base } from './demo-test.ts';
import type { Visitor } from './screens/screen.ts';

/** One context for each visitor: scripts that it has loaded and compiled are reused for other screens. */
export const test = base.extend<object, { visits: Map<Visitor, BrowserContext> }>({
  visits: [
    // Playwright reads the needed fixtures from the first parameter's pattern; an empty pattern is forbidden.
    async ({ browserName: _ }, use) => {
      const visits = new Map<Visitor, BrowserContext>();
      await use(visits);
      await Promise.all([...visits.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, visits, visitor }, use) => {
    const context = visits.get(visitor) ?? (await browser.newContext());
    visits.set(visitor, context);
    const page = await context.newPage();
    await use(page);
    // A changed answer may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  },
});
