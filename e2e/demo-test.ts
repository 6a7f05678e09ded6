/** What the tests of the demo's screens get: the marketplace, in the browser of one of its people. */
import { test as base } from '@playwright/test';
import { type Demo, joinDemo } from './demo.ts';
import { fromSetup } from './fixtures.ts';
import type { Visitor } from './screens/screen.ts';

interface Fixtures {
  visitor: Visitor;
}

export const test = base.extend<Fixtures, { demo: Demo }>({
  // The one that runs for all tests: they leave it as it is.
  demo: [
    // Playwright reads from the first parameter's pattern which fixtures one needs; an empty pattern would be none.
    async ({ browserName: _ }, use) => use(await joinDemo(fromSetup('E2E_DEMO_URL'))),
    { scope: 'worker' },
  ],
  visitor: ['nobody', { option: true }],
  baseURL: async ({ demo }, use) => use(demo.baseUrl),
  storageState: async ({ demo, visitor }, use) => use(demo.stateOf(visitor)),
});

export { expect } from '@playwright/test';
