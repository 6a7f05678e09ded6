import { defineConfig, devices } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/failures',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try has found a problem.
  retries: 0,
  forbidOnly: true,
  // Only what hangs is to fail by it: a busy machine takes three times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every step takes a fifth of the time. To record one: npm run test:browser -- -g "its name"
    // --trace on
    trace: 'off',
    // Tests do not wait for animations; the journey in deals-journey.spec.ts runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Pages come from the server. The specs of the phone app allow it.
    serviceWorkers: 'block',
    launchOptions: {
      args: chromiumSwitches,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
