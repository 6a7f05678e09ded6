/** What the tests of the demo's screens get: the marketplace, in the browser of one of its people. */
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Demo, startDemo } from './demo.ts';
import type { Visitor } from './screens/screen.ts';

interface Fixtures {
  visitor: Visitor;
}

export const test = base.extend<Fixtures, { demo: Demo }>({
  // One for each worker: the tests leave it as it is.
  demo: [
    // Playwright reads from the first parameter's pattern which fixtures one needs; an empty pattern would be none.
    async ({ browserName: _ }, use, { workerIndex }) => {
      const demo = await startDemo(join(import.meta.dirname, 'test-results', `demo-${workerIndex}.log`));
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: ['nobody', { option: true }],
  baseURL: async ({ demo }, use) => use(demo.baseUrl),
  storageState: async ({ demo, visitor }, use) => use(demo.stateOf(visitor)),
});

export { expect } from '@playwright/test';
