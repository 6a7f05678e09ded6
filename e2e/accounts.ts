/** Accounts created by calls, and browsers that are signed in to them. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from './demo.ts';
import { adminPassword, expect, sentTo } from './fixtures.ts';

export const password = 'morning-light-1';

interface Answer<T> {
  data: T;
}

/** Anything that can make requests, with a page or without. */
export type Client = Pick<Page, 'request'>;

export interface Account {
  email: string;
  token: string;
  user: { id: string } & Record<string, unknown>;
}

/** Opens the link of the welcome mail, so that later mails are sent. */
async function confirmEmail(page: Client, email: string, mailsTo: typeof sentTo) {
  const token = () => /confirm-email\?token=([\w.-]+)/.exec(mailsTo(email).join())?.[1];
  await expect.poll(token).toBeDefined();
  const answer = await page.request.post('/api/auth/confirm-email', { data: { token: token() } });
  expect(answer.ok()).toBe(true);
}

/**
 * Signs up a new creator or brand, so that tests never share an account; its e-mail is confirmed. `mailsTo` reads what
 * was sent, where the server is not the one that all tests share.
 */
export async function newAccount(
  page: Client,
  names: { firstName: string; lastName: string } | { companyName: string },
  mailsTo = sentTo,
) {
  const email = `${randomUUID()}@people.example`;
  const role = 'companyName' in names ? 'BRAND' : 'CREATOR';
  const answer = await page.request.post('/api/auth/register', { data: { email, password, role, ...names } });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as Answer<Omit<Account, 'email'>>;
  await confirmEmail(page, email, mailsTo);
  return { email, token: data.token, user: { ...data.user, emailConfirmed: true } } satisfies Account;
}

/** Makes a call as this person; returns its data. */
export async function callAs<T>(page: Client, token: string, method: string, path: string, data?: unknown) {
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as Answer<T>).data;
}

/** Makes the browser one in which this person has logged in before. */
export async function signInAs(page: Page, { token, user }: Account) {
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      // Only once, so that what the app then does to the session stays.
      if (sessionStorage.getItem('signed-in-by-test')) return;
      sessionStorage.setItem('signed-in-by-test', 'yes');
      localStorage.setItem('authUser', storedUser ?? '');
      localStorage.setItem('authToken', storedToken ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

/** A page of one of the demo's people who has just logged in at this server, with their account. */
export async function pageOf(
  browser: Browser,
  { baseUrl }: { baseUrl: string },
  email: string,
): Promise<{ page: Page; account: Account }> {
  const page = await browser.newPage({ baseURL: baseUrl });
  const answer = await page.request.post('/api/auth/login', { data: { email, password: demoPassword } });
  const account = { email, ...((await answer.json()) as Answer<Omit<Account, 'email'>>).data };
  await signInAs(page, account);
  return { page, account };
}

/** A token for the admin's calls. */
export async function adminToken(page: Client): Promise<string> {
  const answer = await page.request.post('/api/admin/login', { data: { password: adminPassword } });
  return ((await answer.json()) as { token: string }).token;
}

/** A picture that a server can read, as a file chosen in the browser. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});
