/** The fixtures of every browser test: the server's address, its data folder and the mails it sent. */
import { test as base } from '@playwright/test';
import { readMails } from './mails.ts';

export function fromSetup(name: 'E2E_BASE_URL' | 'E2E_DATA_DIR' | 'E2E_DEMO_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by playwright.config.ts.`);
  return value;
}

interface ServerFixtures {
  /** The server's DATA_DIR. */
  dataDir: string;
  /** Every mail sent so far to an address as subject and text, oldest first; poll it, because mail is sent by a job. */
  mailsTo: (address: string) => string[];
}

/** Every mail sent so far to an address. */
export const sentTo = (address: string): string[] => readMails(fromSetup('E2E_DATA_DIR'), address);

export const test = base.extend<ServerFixtures>({
  // Playwright reads the needed fixtures from the first parameter's pattern; an empty pattern is forbidden.
  baseURL: async ({ browserName: _ }, use) => use(fromSetup('E2E_BASE_URL')),
  dataDir: async ({ browserName: _ }, use) => use(fromSetup('E2E_DATA_DIR')),
  mailsTo: async ({ browserName: _ }, use) => use(sentTo),
});

export { expect } from '@playwright/test';
export { adminPassword } from './server.ts';
