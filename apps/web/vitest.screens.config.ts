import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumSwitches, findChromium } from '../../scripts/lib/chromium.mjs';
import { leftOut } from '../../scripts/lib/tests/tiers.mjs';
import viteConfig from './vite.config.ts';

const executablePath = findChromium();

/** The screens in a real browser, built as `npm run dev` builds them, with a stub in the server's place. */
export default defineConfig((environment) => {
  // Without its proxy: nothing here may reach a server that happens to run.
  const { server: _, ...app } = viteConfig(environment);
  return mergeConfig(app, {
    // Found before the first test, and anew each time: what is found later loads the page of the tests again.
    optimizeDeps: { force: true, entries: ['src/main.tsx', 'src/**/*.browser.test.tsx', 'src/testing/*'] },
    test: {
      name: 'screens',
      root: import.meta.dirname,
      include: ['src/**/*.browser.test.tsx'],
      exclude: leftOut('apps/web', /\.browser\.test\.tsx$/u),
      setupFiles: ['src/testing/setup.ts'],
      // Only what hangs is to fail by it.
      testTimeout: 120_000,
      // What the app keeps in its modules is put back after each test (testing/setup.ts): loaded once, it is twice as fast.
      isolate: false,
      maxWorkers: '100%',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // As in Playwright: a part of a name will do.
        locators: { exact: false },
        provider: playwright({
          launchOptions: { args: chromiumSwitches, ...(executablePath ? { executablePath } : {}) },
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
          actionTimeout: 20_000,
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
      },
      expect: { poll: { timeout: 20_000, interval: 20 } },
    },
  });
});
