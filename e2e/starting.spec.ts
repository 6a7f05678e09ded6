/** The first minute: the frame of a page before its code is loaded, and the set-up guides for new people. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Account, callAs, newAccount, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/** Keeps a page in its state before any of its code is loaded. */
const withoutCode = (page: Page) => page.route('**/assets/*.js', () => undefined);

test('the header and heading of a page are there before its code, and not for visitors', async ({
  page,
  browser,
}) => {
  await signInAs(page, await newAccount(page, { companyName: 'Oasis Skin' }));
  await withoutCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const frame = page.locator('.starting');
  await expect(frame.locator('h1')).toHaveText('Brand Dashboard');
  await expect(frame.locator('h1')).toBeVisible();
  await expect(frame.locator('nav a', { hasText: 'Rosters' }).first()).toBeVisible();
  await expect(page.locator('#root')).toBeEmpty();
  const visitor = await browser.newPage();
  await withoutCode(visitor);
  await visitor.goto('/dashboard', { waitUntil: 'commit' });
  await expect(visitor.locator('.starting')).toBeHidden();
  await visitor.close();
});

test('a page asks for what it shows first before its code is there, once, and for whoever is meant alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname + search);
  });
  const first = [
    '/api/auth/me',
    '/api/needs',
    '/api/deals?status=open&limit=500',
    '/api/deals/dashboard/stats',
    '/api/site',
  ];
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/login/u);
  expect(asked.filter((address) => address !== '/api/site')).toEqual([]);

  await signInAs(page, await newAccount(page, { companyName: 'Oasis Skin' }));
  await withoutCode(page);
  asked.length = 0;
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(first);
  await page.unrouteAll();
  asked.length = 0;
  await page.goto('/dashboard');
  await expect(page.getByText('Say who you are')).toBeVisible();
  for (const address of first) expect(asked.filter((one) => one === address)).toHaveLength(1);
  // A brand on a creator's page only requests what its redirect needs.
  asked.length = 0;
  await page.goto('/creator-dashboard');
  await expect(page).toHaveURL('/dashboard');
  expect(asked.filter((one) => one.includes('/creator/'))).toEqual([]);
});

test('a page that both roles have begins with the header of whoever is there, and the app takes it over', async ({
  page,
}) => {
  await signInAs(page, await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' }));
  await withoutCode(page);
  await page.goto('/account', { waitUntil: 'commit' });
  const frame = page.locator('.starting');
  await expect(frame.locator('h1')).toBeVisible();
  const links = frame.locator('nav a').filter({ visible: true });
  // Both roles have a link of this name.
  await expect(links.filter({ hasText: 'Money' })).toHaveCount(1);
  await expect(links.filter({ hasText: 'Money' })).toHaveAttribute('href', '/money');
  await expect(links.filter({ hasText: 'Rosters' })).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});

/** Records the visible headings of a page from the start, in the order in which they changed. */
const watchHeading = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headings: seen });
    const look = () => {
      const heading = [...document.querySelectorAll<HTMLElement>('h1')].find((one) => one.checkVisibility());
      const text = heading?.innerText.trim() ?? '';
      if (text !== '' && text !== seen.at(-1)) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('the heading of a creator is filled in and says nothing else before', async ({ page }) => {
  await signInAs(page, await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' }));
  await watchHeading(page);
  await page.goto('/creator-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Layla!' })).toBeVisible();
  const headings = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
  expect(headings.at(-1)).toBe('Welcome back, Layla!');
  for (const heading of headings) expect(heading).toContain('Welcome back');
});

test('the bar of a room and of the admin is there before its code', async ({ page }) => {
  await withoutCode(page);
  const frame = page.locator('.starting');
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(frame.getByText('Loading', { exact: false })).toBeVisible();
  await signInAs(page, await newAccount(page, { companyName: 'Oasis Skin' }));
  await page.goto(`/review/${randomUUID()}/${randomUUID()}`, { waitUntil: 'commit' });
  await expect(frame.locator('h1')).toBeVisible();
  await expect(frame.locator('.iconbtn')).toBeVisible();
  await expect(page.locator('#root')).toBeEmpty();
});

const scene = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').filter({ hasText: title });

/** A published creator, created by calls. */
async function publishedCreator(page: Page): Promise<Account> {
  const creator = await newAccount(page, {
    firstName: 'Layla',
    lastName: `Haddad${randomUUID().slice(0, 8)}`,
  });
  const call = (method: string, path: string, data: unknown) =>
    callAs(page, creator.token, method, path, data);
  for (const number of [1, 2, 3]) {
    const url = `https://media.example/${number}.jpg`;
    await call('POST', '/api/portfolio', { type: 'IMAGE', url, title: `Work ${number}` });
  }
  const basics = {
    bio: 'Skincare on camera.',
    location: 'Dubai, UAE',
    languages: ['English'],
    categories: ['Beauty'],
  };
  const prices = { ugcVideoPricing: 12_000, ugcPhotoPricing: 8000, ugcTurnaroundDays: 3 };
  await call('PUT', '/api/users/profile', { ...basics, ...prices });
  return creator;
}

test('a new brand is led to its first brief', async ({ page }) => {
  const creator = await publishedCreator(page);
  await callAs(page, creator.token, 'PUT', '/api/users/profile', { isPublished: true });
  const brand = await newAccount(page, { companyName: 'Oasis Skin' });
  await signInAs(page, brand);
  await page.goto('/dashboard');
  await scene(page, 'Write the house rules').getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' }).first()).toBeVisible();
  await page.goBack();
  await callAs(page, brand.token, 'PUT', `/api/rosters/creators/${creator.user.id}`, { isFavourite: true });
  await page.reload();
  await expect(scene(page, 'Save three faces')).toContainText('1 of 3 saved');
  await scene(page, 'Send the first brief').getByRole('link', { name: 'Send Brief' }).click();
  await page.getByRole('button', { name: 'Send Brief' }).click();
  await expect(page.getByRole('dialog').getByLabel('Project Title')).toBeVisible();
});

test('a new creator is led to being live', async ({ page }) => {
  const creator = await publishedCreator(page);
  await signInAs(page, creator);
  await page.goto('/creator-dashboard');
  await scene(page, 'Publish your profile').getByRole('button', { name: 'Publish' }).click();
  const live = page.getByRole('region', { name: 'You are live: copy your link' });
  await live.getByRole('link', { name: 'View public page' }).click();
  await expect(page).toHaveURL(`/creators/${creator.user.id}`);
});
