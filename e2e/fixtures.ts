/** The fixtures of every browser test: the server's address, its data folder and the mails it sent. */
import { test as base } from '@playwright/test';
import { readMails } from './mails.ts';

export function fromSetup(name: 'E2E_BASE_URL' | 'E2E_DATA_DIR' | 'E2E_DEMO_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by playwright.config.ts.`);
  return value;
}

/**
 * A page whose routes end with the test. An answer that is still on its way would otherwise fail when the page is closed,
 * and with it whatever test of the same worker comes next.
 */
export const endingRoutes = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

interface ServerFixtures {
  /** The server's DATA_DIR. */
  dataDir: string;
  /** Every mail sent so far to an address as subject and text, oldest first; poll it, because mail is sent by a job. */
  mailsTo: (address: string) => string[];
}

/** Every mail sent so far to an address. */
export const sentTo = (address: string): string[] => readMails(fromSetup('E2E_DATA_DIR'), address);

export const test = endingRoutes.extend<ServerFixtures>({
  // Playwright reads the needed fixtures from the first parameter's pattern; an empty pattern is forbidden.
  baseURL: async ({ browserName: _ }, use) => use(fromSetup('E2E_BASE_URL')),
  dataDir: async ({ browserName: _ }, use) => use(fromSetup('E2E_DATA_DIR')),
  mailsTo: async ({ browserName: _ }, use) => use(sentTo),
});

export { expect } from '@playwright/test';
export { adminPassword } from './server.ts';
