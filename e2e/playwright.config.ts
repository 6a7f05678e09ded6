import { defineConfig, devices } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { askedFor, quickTag } from '../scripts/lib/tests/tiers.mjs';

const executablePath = findChromium();
const { tier, also } = askedFor();
const quick = new RegExp(`${quickTag}\\b`, 'u');
const journeys = also.filter((file) => file.startsWith('e2e/')).map((file) => inRoot(...file.split('/')));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/failures',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // The second try is alone, on a fresh server, and told by name: scripts/lib/tests/second-try.mjs.
  retries: 0,
  forbidOnly: true,
  // Only what hangs is to fail by it: a busy machine takes three times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], [inRoot('scripts', 'lib', 'tests', 'playwright-reporter.mjs')]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every step takes a fifth of the time. To record one: npx playwright test --config e2e -g "its name"
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
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'] }, ...(tier === 'quick' ? { grep: quick } : {}) },
    ...(journeys.length > 0
      ? [{ name: 'changed', use: { ...devices['Desktop Chrome'] }, testMatch: journeys, grepInvert: quick }]
      : []),
  ],
});
