/** A market of a test's own: an empty server whose clock the test moves, and the browsers of its people. */
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { sampleBankDetails } from '../apps/server/src/testing/bank-details.ts';
import { type Account, adminToken, type Client, callAs, password, signInAs } from './accounts.ts';
import { setAhead } from './clock.ts';
import { newParties, type Parties } from './deals.ts';
import { readMails } from './mails.ts';
import { type RunningServer, startServer } from './server.ts';
import { overflow } from './whole.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How the people of a story look at the market. */
const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

export interface OwnMarket {
  server: RunningServer;
  /** Every mail to an address so far. */
  mailsTo: (address: string) => string[];
  /** Moves the clock to the evening (UTC) of the day that is so many days from today; pages from before keep their time. */
  moveTo(days: number): void;
  /** A page of this person, who logs in now. */
  open(browser: Browser, who: Account, look: BrowserContextOptions): Promise<Page>;
  /** A page of the admin. */
  openAdmin(browser: Browser): Promise<Page>;
  /** A client for calls, as a page is one. */
  client(browser: Browser): Promise<Client>;
  /** No page of this market has thrown or logged an error so far, but for these, which the story brings about. */
  expectNoFaults(meant?: readonly RegExp[]): void;
}

/** Starts the market; its output goes to `test-results/<name>.log`. */
export async function startMarket(name: string): Promise<OwnMarket> {
  const server = await startServer(
    join(import.meta.dirname, 'test-results', `${name}.log`),
    join(import.meta.dirname, 'clocked-server.ts'),
  );
  const { baseUrl: baseURL, dataDir } = server;
  const faults: string[] = [];
  let ahead = 0;

  async function newPage(browser: Browser, look: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'UTC', ...look });
    const page = await context.newPage();
    // Without a limit, an action on what is missing would wait for the test's whole time.
    page.setDefaultTimeout(20_000);
    // What screens offer follows from the day in the browser.
    if (ahead > 0) await page.clock.setSystemTime(Date.now() + ahead);
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') faults.push(`${new URL(page.url()).pathname}: ${line.text()}`);
    });
    return page;
  }

  return {
    server,
    mailsTo: (address) => readMails(dataDir, address),
    moveTo(days) {
      const now = Date.now();
      ahead = Math.floor(now / day) * day + days * day + 18 * hour - now;
      setAhead(dataDir, ahead);
    },
    async open(browser, { email }, look) {
      const page = await newPage(browser, { reducedMotion: 'reduce', ...look });
      const answer = await page.request.post('/api/auth/login', { data: { email, password } });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { data } = (await answer.json()) as { data: Omit<Account, 'email'> };
      await signInAs(page, { email, ...data });
      return page;
    },
    async openAdmin(browser) {
      const page = await newPage(browser, { reducedMotion: 'reduce', ...desktop });
      const token = await adminToken(page);
      await page.addInitScript((stored) => localStorage.setItem('adminToken', stored), token);
      return page;
    },
    client: (browser) => newPage(browser, {}),
    expectNoFaults: (meant = []) =>
      expect(faults).toEqual(meant.map((fault) => expect.stringMatching(fault))),
  };
}

/** Nothing of the page sticks out sideways. */
export const expectToFit = (page: Page) =>
  expect.poll(() => overflow(page), { message: `sideways at ${new URL(page.url()).pathname}` }).toBe(0);

/** A brand and a published creator whose bank details are known. */
export async function payableParties(browser: Browser, market: OwnMarket): Promise<Parties> {
  const client = await market.client(browser);
  const parties = await newParties(client, market.mailsTo);
  const body = { password, details: sampleBankDetails };
  await callAs(client, parties.creator.token, 'PUT', '/api/bank-details', body);
  return parties;
}

/** The brand at a desk, and the creator on a phone. */
export const openBoth = (browser: Browser, market: OwnMarket, { brand, creator }: Parties) =>
  Promise.all([market.open(browser, brand, desktop), market.open(browser, creator, phone)]);
