/** Every visible text comes from the catalogue: with accented texts, a hard-coded one is plain English. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { readZip } from '../apps/server/src/testing/read-zip.ts';
import { node24 } from '../scripts/lib/node24.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { pseudoLocale, pseudoText } from '../scripts/lib/pseudo-text.mjs';
import { run } from '../scripts/lib/run.mjs';
import { ensureTexts } from '../scripts/lib/texts.mjs';
import { type OwnDemo, startDemo } from './demo.ts';
import { readMails } from './mails.ts';
import { briefSent, type Screen, seen, type Visitor } from './screens/screen.ts';
import { type RunningServer, startServer } from './server.ts';
import { overflow } from './whole.ts';

test.use({ locale: pseudoLocale });
// The app is built once more for this file alone: its tests share one worker.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'briefcast-pseudo-'));
let server: RunningServer;
let demo: OwnDemo;
const visits = new Map<Visitor, BrowserContext>();

/** One browser for each visitor: scripts that it has loaded and compiled are reused for other pages. */
async function newPageOf(browser: Browser, visitor: Visitor): Promise<Page> {
  const context =
    visits.get(visitor) ??
    (await browser.newContext({
      locale: pseudoLocale,
      storageState: demo.stateOf(visitor),
      baseURL: demo.baseUrl,
    }));
  visits.set(visitor, context);
  return context.newPage();
}

test.beforeAll(async () => {
  // The accented texts are compiled and the app is built: only what hangs is to fail by it.
  test.setTimeout(600_000);
  await ensureTexts('pseudo');
  const vite = (...args: string[]) =>
    run(
      node24(),
      [inRoot('node_modules/vite/bin/vite.js'), 'build', '--mode', 'pseudo', '--emptyOutDir', ...args],
      {
        cwd: inRoot('apps', 'web'),
        quiet: true,
      },
    );
  const client = await vite('--outDir', join(folder, 'client'));
  expect(client.code, client.output).toBe(0);
  const rendering = await vite('--ssr', 'src/entry-server.tsx', '--outDir', join(folder, 'server'));
  expect(rendering.code, rendering.output).toBe(0);
  const entry = inRoot('e2e', 'pseudo-server.ts');
  const flags = ['--conditions=pseudo'];
  const env = { WEB_DIR: folder };
  server = await startServer(join(folder, 'server.log'), entry, { flags, env });
  demo = await startDemo(join(folder, 'demo.log'), entry, { flags, env });
});

test.afterAll(async () => {
  await Promise.all([...visits.values()].map((context) => context.close()));
  await server?.stop();
  await demo?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Texts that people wrote, and names, which are the same in every language. */
const ofPeople = '[dir=auto], bdi, .wordmark, [translate=no]';

/** The visible texts and accessible names within an element that are English and not accented. */
const plainTexts = (within: Locator) =>
  within.evaluate((root, ofPeople) => {
    // Intl has no accented English: its dates, times, time zones, lists and codes of currencies stay.
    const byIntl =
      /^(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: (?:\d+, )?\d{4})?(?:, [\d:]+ [AP]M)?|[\d:]+ [AP]M|\d+ \w+ ago|in \d+ \w+|\d+ (?:minute|hour|day)s?|[\w ]+ Time|(?:\$[\d,.]+ and )?AED(?:\s[\d,.]+)?)$/u;
    const fileName = /^(?:\S+\.\w{2,4}|https:\/\/)$/u;
    const isPlain = (text: string) =>
      !byIntl.test(text.trim()) && /[A-Za-z]{2}/u.test(text) && !/^\[.*\]$/su.test(text.trim());
    // A name may also be the title of the element around it.
    const written = new Set(
      [...root.querySelectorAll(ofPeople)].map(({ textContent }) => textContent.trim()),
    );
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text =
        (parent?.closest('h1, h2, h3, p, a, button, li, label, span') ?? parent)?.textContent ?? '';
      if (!parent?.checkVisibility() || parent.closest(`script, style, template, ${ofPeople}`)) continue;
      if (isPlain(walker.currentNode.textContent ?? '') && isPlain(text)) found.push(text.trim());
    }
    for (const element of root.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        const isWritten = written.has(text) || fileName.test(text) || element.closest(ofPeople);
        if (isPlain(text) && !isWritten) found.push(`${name}: ${text}`);
      }
    return [...new Set(found)];
  }, ofPeople);

test('the landing page speaks the language of the browser, and nothing but the catalogue', async ({
  page,
}) => {
  await page.goto(server.baseUrl);
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLocale);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Šéñð ţĥé');
  expect(await plainTexts(page.locator('body'))).toEqual([]);
});

/** A screen, what is opened in it, and the part of the page that is checked: `main` by default. */
interface Walk extends Pick<Screen, 'path' | 'visitor' | 'deal' | 'before'> {
  open?: (page: Page) => Promise<void>;
  within?: string;
}

const button = (page: Page, english: string) =>
  seen(page.getByRole('button', { name: pseudoText(english), exact: true }));
const press = (english: string) => (page: Page) => button(page, english).click();
const dialog = '[role=dialog], [role=alertdialog]';

const brandDeal = { path: '/brand-deal/:deal', visitor: 'brand' } as const;
const creatorDeal = { path: '/deal/:deal', visitor: 'creator' } as const;
const creatorProfile = { path: '/creator-profile', visitor: 'creator' } as const;
const fromMail = { visitor: 'nobody', within: 'body' } as const;
const answer = (path: string, data: unknown) => async (page: Page) => {
  await page.route(path, (route) => route.fulfill({ json: { success: true, data } }));
};
const settings = { path: '/settings/notifications', visitor: 'creator' } as const;
/** Follows a link of the landing page, which opens a dialog once the app is ready. */
const openOverLanding = (english: string) => async (page: Page) => {
  await expect(page.getByRole('region', { name: pseudoText('Notifications') })).toBeAttached();
  await seen(page.getByRole('link', { name: pseudoText(english), exact: true })).click();
};
const landing = { path: '/', visitor: 'nobody', within: dialog } as const;
/** A completed deal of the demo. */
const certified = 'Cleanser texture library';
const walks: Record<string, Walk> = {
  'logging in over the landing page': { ...landing, open: openOverLanding('Browse Creators') },
  'signing up over the landing page': { ...landing, open: openOverLanding('Sign up for free') },
  'the terms': { path: '/terms', visitor: 'nobody', within: 'body' },
  'the privacy policy': { path: '/privacy', visitor: 'nobody', within: 'body' },
  'logging in': { path: '/login', visitor: 'nobody', within: 'body' },
  'signing up': { path: '/signup', visitor: 'nobody', within: 'body', open: press('Create Account') },
  'a forgotten password': { path: '/forgot-password', visitor: 'nobody', within: 'body' },
  'a new password': { ...fromMail, path: '/reset-password?token=x', open: press('Reset Password') },
  'confirming an e-mail': { ...fromMail, path: '/confirm-email?token=x' },
  'a confirmation link that fails': {
    ...fromMail,
    path: '/confirm-email?token=x',
    open: press('Confirm E-Mail'),
  },
  'ending mails': {
    ...fromMail,
    path: '/unsubscribe?token=x',
    before: answer('**/api/notifications/unsubscription*', {
      kind: 'messages.unread',
      email: 'l•••@haddad.example',
      byMail: true,
    }),
  },
  'ended mails': {
    ...fromMail,
    path: '/unsubscribe?token=x',
    before: answer('**/api/notifications/unsubscription*', {
      kind: null,
      email: 'l•••@haddad.example',
      byMail: false,
    }),
  },
  'a link that ends no mails': { ...fromMail, path: '/unsubscribe?token=x' },
  'looking up a certificate': { path: '/verify', visitor: 'nobody', within: 'body' },
  'a certificate': { path: '/verify/:code', visitor: 'nobody', deal: certified, within: 'body' },
  'a file that is not of it': {
    ...{ path: '/verify/:code', visitor: 'nobody', deal: certified, within: 'body' },
    open: async (page) => {
      const file = { name: 'IMG_4471.mov', mimeType: 'video/quicktime', buffer: Buffer.from('a copy') };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(pseudoText('No match')).waitFor();
    },
  },
  'no such certificate': { path: '/verify/NONE', visitor: 'nobody', within: 'body' },
  'no such page': { path: '/nowhere', visitor: 'nobody', within: 'body' },
  'the own account': { path: '/account', visitor: 'brand' },
  'another e-mail': { path: '/account', visitor: 'creator', open: press('Change e-mail'), within: dialog },
  'what is told': { ...settings, within: 'body' },
  'what is told to a brand': { ...settings, visitor: 'brand', within: 'body' },
  'what was told': {
    ...settings,
    open: (page) => page.getByRole('button', { name: /\[Ñöţîƒîçàţîöñš/u }).click(),
    within: dialog,
  },
  "a brand's dashboard": { path: '/dashboard', visitor: 'brand' },
  "a project's quick view": {
    path: '/dashboard',
    visitor: 'brand',
    open: press('Quick view'),
    within: dialog,
  },
  'writing a brief': { path: '/creators', visitor: 'brand', open: press('Send Brief'), within: dialog },
  'a brief that was sent': { ...brandDeal, deal: briefSent },
  'withdrawing it': { ...brandDeal, deal: briefSent, open: press('Withdraw Brief'), within: dialog },
  'a review room': { ...brandDeal, deal: 'Overnight mask, honest seven-day diary' },
  'asking for a revision': {
    ...brandDeal,
    deal: 'Overnight mask, honest seven-day diary',
    open: press('Request Revision'),
    within: dialog,
  },
  'content that was sent back': { ...brandDeal, deal: 'Cloud cleanser, before coffee' },
  "a creator's dashboard": { path: '/creator-dashboard', visitor: 'creator' },
  'a brief to answer': { ...creatorDeal, deal: briefSent },
  'accepting it': { ...creatorDeal, path: '/deal/:deal/accept', deal: briefSent },
  'rejecting it': { ...creatorDeal, deal: briefSent, open: press('Reject Deal'), within: dialog },
  'submitted content': { ...creatorDeal, deal: 'Refill pouch in thirty seconds' },
  'a revision': { ...creatorDeal, deal: 'Cold-brew in four pours' },
  'no such deal': { path: '/deal/none', visitor: 'creator' },
  'the directory': { path: '/creators', visitor: 'nobody' },
  'nobody found': { path: '/creators?q=nobody-of-that-name&min=900&max=80', visitor: 'nobody' },
  "a creator's page": { path: '/creators/:creator', visitor: 'brand' },
  'no such creator': { path: '/creators/none', visitor: 'nobody' },
  "a creator's profile": { ...creatorProfile },
  'editing it': { ...creatorProfile, open: press('Edit Profile') },
  'its prices': { ...creatorProfile, path: '/creator-profile?tab=pricing' },
  'editing them': { ...creatorProfile, path: '/creator-profile?tab=pricing', open: press('Edit Profile') },
  'its portfolio': { ...creatorProfile, path: '/creator-profile?tab=portfolio', open: press('Edit Profile') },
  'an incomplete profile': { ...creatorProfile, visitor: 'newcomer' },
  'an empty portfolio': { ...creatorProfile, visitor: 'newcomer', path: '/creator-profile?tab=portfolio' },
  'what a save was refused for': {
    ...creatorProfile,
    visitor: 'newcomer',
    open: async (page) => {
      await press('Edit Profile')(page);
      await page.locator('[name=firstName]').fill('');
      await press('Save Changes')(page);
    },
  },
  ...Object.fromEntries(
    ['basic', 'guidelines', 'audience', 'content'].flatMap((tab): [string, Walk][] => {
      const brandProfile = { path: `/brand-profile?tab=${tab}`, visitor: 'brand' } as const;
      return [
        [`a brand's profile, ${tab}`, brandProfile],
        [`editing ${tab}`, { ...brandProfile, open: press('Edit Profile') }],
      ];
    }),
  ),
  "the admin's gate": { path: '/admin', visitor: 'nobody' },
  "the admin's dashboard": { path: '/admin', visitor: 'admin' },
  "the admin's creators": { path: '/admin?tab=creators', visitor: 'admin' },
  'deleting one': { path: '/admin?tab=creators', visitor: 'admin', open: press('Delete'), within: dialog },
  "the admin's brands": { path: '/admin?tab=brands', visitor: 'admin' },
  "the admin's deals": { path: '/admin?tab=deals', visitor: 'admin' },
};

for (const [name, { before, open, within = 'main', ...screen }] of Object.entries(walks)) {
  test(`${name}: nothing but the catalogue, and room for longer words`, async ({ browser }) => {
    const page = await newPageOf(browser, screen.visitor);
    const ready = async (part: string) => {
      await expect(page.locator(part)).toBeVisible();
      await expect(
        // A chat's link previews request other servers, which may be slow.
        page
          .locator(`:is(${part}) :is([aria-busy=true], .skeleton, [role=status] > .spin):not([role=log] *)`)
          // The frame for the time before the app starts stays in the page, hidden.
          .and(page.locator(':not(.starting *)')),
      ).toHaveCount(0);
    };
    await before?.(page);
    await page.goto(await demo.addressOf(screen));
    await expect(page.locator('main h1')).toBeVisible();
    await ready('main');
    await open?.(page);
    await ready(within);
    // Opening one reduces the number of closed ones.
    const closed = page.locator(`:is(${within}) details:not([open]) > summary`);
    while ((await closed.count()) > 0) await closed.first().click();
    expect.soft(await plainTexts(page.locator(within))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    // A popup is positioned a moment after the window has changed its width.
    await expect.poll(() => overflow(page), { message: 'at 390, sideways' }).toBe(0);
    await page.close();
  });
}

test('the page of an evidence speaks the language of whoever takes it along', async ({
  browser,
  request,
}) => {
  const page = await newPageOf(browser, 'brand');
  const answer = await request.get(await demo.evidenceOf(certified), {
    headers: { 'accept-language': `${pseudoLocale},en;q=0.5` },
  });
  const files = await readZip(await answer.body());
  // At the demo's own address, because hashes are only computed in secure contexts.
  const address = `${demo.baseUrl}/evidence.html`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: String(files['index.html']) }),
  );
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLocale);
  await expect(page.locator('#evidence-check')).toHaveAttribute('data-state', 'fits');
  expect(await plainTexts(page.locator('body'))).toEqual([]);
  await page.close();
});

test('a refusal is told in the language of the request', async ({ request }) => {
  const answer = await request.get(`${server.baseUrl}/api/creators/none`, {
    headers: { 'accept-language': `${pseudoLocale},en;q=0.5` },
  });
  expect(answer.headers()).toMatchObject({ 'content-language': pseudoLocale });
  expect((await answer.json()).message).toMatch(/^\[.*·\]$/u);
  const english = await request.get(`${server.baseUrl}/api/creators/none`, {
    headers: { 'accept-language': 'en' },
  });
  expect((await english.json()).message).toMatch(/^[A-Z][a-z ]+/u);
});

test('mails are written in the language in which their receiver signed in last', async ({ request }) => {
  const email = `${crypto.randomUUID()}@people.example`;
  const call = async (path: string, language: string, data: object) => {
    const answer = await request.post(`${server.baseUrl}/api/auth/${path}`, {
      data,
      headers: { 'accept-language': language },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const mails = () => readMails(server.dataDir, email).map((mail) => mail.replaceAll(/\s+/gu, ' '));
  const password = 'morning-light-1';

  await call('register', pseudoLocale, {
    ...{ email, password, role: 'CREATOR', firstName: 'Layla', lastName: 'Haddad' },
  });
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).toContain(pseudoText('The link works for 7 days.'));

  // Somebody else may request it: the account's language counts.
  await call('forgot-password', 'en', { email });
  await expect.poll(() => mails().length).toBe(2);
  expect(mails()[1]).toContain(pseudoText('The link works once and for one hour.'));

  await call('login', 'en', { email, password });
  await call('forgot-password', pseudoLocale, { email });
  await expect.poll(() => mails().length).toBe(3);
  expect(mails()[2]).toContain('The link works once and for one hour.');
});
