/**
 * An empty market that its operator has named: none of its public pages, in no language, says a word of the product or of
 * the demo (rules/market#runs-on). Mails, papers, calendars and the API are walked in apps/server/src/market-name.test.ts.
 */
import { join } from 'node:path';
import { defaultOperatorSettings, unnamedMarket } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { expect, test } from '@playwright/test';
import { adminPassword, type RunningServer, startServer } from './server.ts';

const publicPages = [
  paths.landing.href(),
  paths.creators.href(),
  paths.castings.href(),
  paths.prices.href(),
  paths.verify.href(),
  paths.login.href(),
  paths.signup.href(),
  paths.terms.href(),
  paths.privacy.href(),
  paths.refunds.href(),
  paths.packExpiration.href(),
  // Made in the browser, and the page that devices store for when there is no connection.
  paths.admin.href(),
  '/app-shell',
  '/no/such/page',
];
const inBoth = publicPages.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);
const foreign = /briefcast|بريف ?كاست|oasis|nomad|falaj|meridian|kayan|pulsefit|\.example/giu;
const name = { en: 'Creek Talent', ar: 'مواهب الخور' };

// One market for the whole file.
test.describe.configure({ mode: 'default' });

let server: RunningServer;
test.beforeAll(async ({ playwright }) => {
  server = await startServer(join(import.meta.dirname, 'test-results', 'market-named.log'));
  const request = await playwright.request.newContext({ baseURL: server.baseUrl });
  const login = await request.post('/api/admin/login', { data: { password: adminPassword } });
  const { token } = (await login.json()) as { token: string };
  const answer = await request.put('/api/admin/settings', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...defaultOperatorSettings,
      market: { ...unnamedMarket, name, hue: 300, showsProduct: false },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await request.dispose();
});
test.afterAll(async () => {
  // Undefined if it did not start.
  await server?.stop();
});

test('no public page names the product or the demo, and each wears the look of the market', async ({
  request,
}) => {
  const found: string[] = [];
  for (const path of inBoth) {
    const html = await (
      await request.get(server.baseUrl + path, { headers: { accept: 'text/html' } })
    ).text();
    for (const word of html.match(foreign) ?? []) found.push(`${path}: ${word}`);
    if (!html.includes(path.startsWith('/ar') ? name.ar : name.en)) found.push(`${path}: no name`);
    if (!/<link rel="icon" type="image\/png" sizes="48x48" href="\/api\/market\/icons\//u.test(html))
      found.push(`${path}: not its icon`);
  }
  for (const path of [
    '/manifest.webmanifest',
    '/manifest.ar.webmanifest',
    '/api/openapi.json',
    '/robots.txt',
  ])
    for (const word of (await (await request.get(server.baseUrl + path)).text()).match(foreign) ?? [])
      found.push(`${path}: ${word}`);
  expect(found).toEqual([]);
});

test('the lower part of the landing page, which comes once it is near, names nobody else', async ({
  page,
}) => {
  for (const path of ['/', '/ar']) {
    await page.goto(server.baseUrl + path);
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return page.getByRole('contentinfo').count();
      })
      .toBe(1);
    await expect(page.getByRole('contentinfo').getByRole('img').first()).toBeVisible();
    const words = await page.evaluate(() => [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [alt], [title]')].map((element) =>
        ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name)).join(' '),
      ),
    ]);
    expect(words.join('\n').match(foreign) ?? []).toEqual([]);
  }
});

test('icons are drawn at their addresses, and every page is shared with the card of the market', async ({
  page,
}) => {
  await page.goto(`${server.baseUrl}/ar/prices`);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toMatch(/\/api\/market\/card\/ar$/u);
  expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg');
  const icons = await Promise.all(
    ['/favicon.ico', '/favicon.svg', '/icons/app-512.png', '/icons/badge-96.png'].map(async (path) => {
      const answer = await page.request.get(server.baseUrl + path);
      return [answer.ok(), answer.url().includes('/api/market/icons/')];
    }),
  );
  expect(icons).toEqual(icons.map(() => [true, true]));
});

test('visitors who chose no language are led to the usual one, and stay in the one that they choose', async ({
  page,
  request,
}) => {
  const login = await request.post(`${server.baseUrl}/api/admin/login`, {
    data: { password: adminPassword },
  });
  const { token } = (await login.json()) as { token: string };
  const market = { ...unnamedMarket, name, hue: 300, showsProduct: false, languages: 'ar,en' };
  const answer = await request.put(`${server.baseUrl}/api/admin/settings`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...defaultOperatorSettings, market },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(`${server.baseUrl}/login?from=mail#top`);
  await expect(page).toHaveURL(`${server.baseUrl}/ar/login?from=mail#top`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await page.goto(`${server.baseUrl}/terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await expect(page).toHaveURL(`${server.baseUrl}/terms`);
});
