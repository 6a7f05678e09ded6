/** The fixtures for tests of the demo's screens: the marketplace, in the browser of one of its people. */
import { type Demo, joinDemo } from './demo.ts';
import { endingRoutes, fromSetup } from './fixtures.ts';
import type { Visitor } from './screens/screen.ts';

interface Fixtures {
  visitor: Visitor;
}

export const test = endingRoutes.extend<Fixtures, { demo: Demo }>({
  // One demo for all tests, which do not change it.
  demo: [
    // Playwright reads the needed fixtures from the first parameter's pattern; an empty pattern is forbidden.
    async ({ browserName: _ }, use) => use(await joinDemo(fromSetup('E2E_DEMO_URL'))),
    { scope: 'worker' },
  ],
  visitor: ['nobody', { option: true }],
  baseURL: async ({ demo }, use) => use(demo.baseUrl),
  storageState: async ({ demo, visitor }, use) => use(demo.stateOf(visitor)),
});

export { expect } from '@playwright/test';
