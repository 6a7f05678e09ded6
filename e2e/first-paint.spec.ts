/** What the server's pages show before any script runs, and how the app hydrates them. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Account, adminToken, callAs, newAccount, signInAs } from './accounts.ts';
import { appIsThere } from './app.ts';
import { expect, test } from './fixtures.ts';

/** A word that only this test's creators have in their bios, because other tests publish at the same time. */
const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const picture = 'https://pictures.example/serum.webp';

async function newCreator(page: Page, firstName: string, bio: string, languages: string[]): Promise<Account> {
  const account = await newAccount(page, { firstName, lastName: 'Haddad' });
  await callAs(page, account.token, 'PUT', '/api/users/profile', {
    bio,
    languages,
    location: 'Dubai, UAE',
    categories: ['Beauty'],
    ugcPhotoPricing: 8000,
  });
  return account;
}

async function publish(page: Page, { user }: Account) {
  await callAs(page, await adminToken(page), 'POST', `/api/admin/creators/${user.id}/toggle-publish`, {
    isPublished: true,
  });
}

/** Two published creators who speak different languages, and an unpublished one. */
async function threeCreators(page: Page) {
  const word = newWord();
  const layla = await newCreator(page, 'Layla', `${word} Bare skin first.`, ['Arabic']);
  const marcus = await newCreator(page, 'Marcus', word, ['English']);
  const hidden = await newCreator(page, 'Sofia', word, ['Arabic']);
  await publish(page, layla);
  await publish(page, marcus);
  return { word, layla, hidden };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const openCasting = (title: string) => ({
  ...{ title, description: 'Film your own morning.', currency: 'USD', payFrom: 30_000, payTo: 45_000 },
  ...{ places: 3, requirements: [], deliverableWishes: [{ kind: 'UGC Video', count: 1 }], rounds: 2 },
  ...{ paymentDays: null, rights: null, languages: [], categoryIds: [], question: '', asksFilm: false },
  ...{ closesOn: inDays(7), dueOn: inDays(28), visibility: 'EVERYONE' },
});

const cards = (page: Page) => page.getByRole('list', { name: 'Creators' }).getByRole('article');
const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page tells what Briefcast is and who is here', async ({ page }) => {
    const { layla, hidden } = await threeCreators(page);
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Send the brief. Cast the creator.' }),
    ).toBeVisible();
    await expect(page.locator(`a[href="/creators/${layla.user.id}"]:visible`)).toHaveText('Layla Haddad');
    await expect(page.locator(`a[href="/creators/${hidden.user.id}"]`)).toHaveCount(0);
  });

  test('the legal texts are there as a whole', async ({ page }) => {
    await page.goto('/terms');
    await expect(page).toHaveTitle('Terms of Use · Briefcast');
    // Nothing is sold here: two of the eleven are named at the head instead.
    await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(9);
    await expect(
      page.getByText('5. Subscription for creators and 6. Credits for brands', { exact: false }),
    ).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });

  test('the directory shows whom the filters of its address leave', async ({ page }) => {
    const { word } = await threeCreators(page);
    await page.goto(`/creators?q=${word}`);
    await expect(page.getByRole('status').filter({ hasText: '2 creators found' })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await page.goto(`/creators?q=${word}&language=Arabic`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link', { name: 'Layla Haddad' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Arabic/ })).toBeChecked();
  });

  test('a profile says in its head what a link card needs', async ({ page, baseURL }) => {
    const { word, layla } = await threeCreators(page);
    await callAs(page, layla.token, 'POST', '/api/portfolio', {
      type: 'IMAGE',
      url: picture,
      title: 'Serum',
    });
    const answer = await page.goto(`/creators/${layla.user.id}?from=mail`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeVisible();
    await expect(page).toHaveTitle('Layla Haddad · Briefcast');
    const address = `${baseURL}/creators/${layla.user.id}`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(meta(page, 'description')).toHaveAttribute('content', `${word} Bare skin first.`);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', 'Layla Haddad');
    await expect(meta(page, 'og:url')).toHaveAttribute('content', address);
    const card = `${baseURL}/api/users/creators/public/${layla.user.id}/card`;
    await expect(meta(page, 'og:image')).toHaveAttribute('content', card);
    expect((await page.request.get(card)).headers()['content-type']).toBe('image/jpeg');
    await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
  });

  test('the board shows the open castings, and the page of certificates its field', async ({ page }) => {
    const word = newWord();
    const brand = await newAccount(page, { companyName: 'Oasis Skin' });
    await callAs(page, brand.token, 'POST', '/api/castings', openCasting(word));
    await page.goto(`/castings?search=${word}`);
    await expect(page.getByRole('link', { name: word })).toBeVisible();
    await expect(page).toHaveTitle('Castings · Briefcast');
    await page.goto('/verify');
    await expect(page.getByLabel('Certificate code')).toBeVisible();
    await expect(page).toHaveTitle('Check a file · Briefcast');
  });

  test('every page that is shared has a picture', async ({ page, baseURL }) => {
    for (const path of ['/', '/creators', '/prices', '/castings', '/verify']) {
      await page.goto(path);
      await expect(meta(page, 'og:image')).toHaveAttribute('content', `${baseURL}/icons/share.jpg`);
      await expect(meta(page, 'description')).toHaveAttribute('content', /\w/);
    }
    const picture = await page.request.get('/icons/share.jpg');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });

  test('what does not exist says so, by its status too', async ({ page }) => {
    const { hidden } = await threeCreators(page);
    for (const id of [hidden.user.id, randomUUID(), 'nobody']) {
      expect((await page.goto(`/creators/${id}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This creator is not available.' })).toBeVisible();
    }
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect((await page.goto('/dashboard'))?.status()).toBe(200);
    await expect(page.locator('#root')).toBeEmpty();
  });
});

test('robots that ask for anything get the page, compressed', async ({ page }) => {
  const answer = await page.request.get('/terms', { headers: { accept: '*/*', 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(await answer.text()).toContain('<title>Terms of Use · Briefcast</title>');
});

interface Shift {
  value: number;
  at: number;
}

/** Records errors in the page's console, and layout shifts after the page has been parsed. */
async function watch(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Other tests' creators have pictures that do not exist.
    const isAboutFile = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAboutFile) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push({ value: entry.value, at: entry.startTime });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // Entries are reported with the frame after the shift.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const { shifts } = window as unknown as { shifts: Shift[] };
      return shifts
        .filter(({ at }) => at >= (load?.domInteractive ?? 0))
        .reduce((sum, { value }) => sum + value, 0);
    });
  return { complaints, moved };
}

for (const [who, width] of [
  ['a visitor', 390],
  ['a brand', 1440],
  ['a creator', 390],
] as const) {
  test(`pages become the app unnoticed by ${who}, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // User input must not end the page's data or become markup in it.
    const layla = await newCreator(page, 'Layla', '</script><!-- <b>Bold</b> & "quoted"', ['Arabic']);
    await publish(page, layla);
    const brand = await newAccount(page, { companyName: 'Oasis Skin' });
    await callAs(page, brand.token, 'POST', '/api/castings', openCasting(newWord()));
    if (who === 'a brand') await signInAs(page, brand);
    if (who === 'a creator') await signInAs(page, layla);
    // The fonts are cached from the second page on; a font that is loaded late moves lines however the page
    // is rendered.
    await page.goto('/privacy');
    await appIsThere(page);
    const { complaints, moved } = await watch(page);
    for (const path of ['/', '/terms', '/creators', `/creators/${layla.user.id}`, '/castings']) {
      await page.goto(path);
      const title = await page.title();
      await appIsThere(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-viewer');
      expect(await page.title()).toBe(title);
      expect(complaints, path).toEqual([]);
      expect(await moved(), path).toBeLessThan(0.02);
    }
    await page.goto(`/creators/${layla.user.id}`);
    await expect(page.getByText('</script><!-- <b>Bold</b> & "quoted"')).toBeVisible();
    await page.getByRole('button', { name: /^Theme: system/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

test('what came with the page is not asked for again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  for (const path of ['/', '/creators', `/creators/${randomUUID()}`]) {
    await page.goto(path);
    await appIsThere(page);
  }
  expect(calls.filter((url) => url.includes('/creators/public'))).toEqual([]);
});

/** Keeps the app from starting; returns a function that lets it start. */
async function holdApp(page: Page) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/react-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test('a click that comes before the app leads on by itself', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up for free' })).toBeVisible();
  // Fields are disabled while nothing would read their input.
  await expect(page.getByLabel('Email')).toBeDisabled();
  arrive();
  await expect(page.getByLabel('Email')).toBeEnabled();
});

async function chooseFilters(page: Page, word: string) {
  await page.getByRole('searchbox', { name: 'Search creators' }).fill(word);
  await page.getByRole('checkbox', { name: /^Arabic/ }).check();
  await page.getByLabel('Sort by').selectOption('Highest price first');
  await page.getByLabel('Minimum price in dollars').fill('70');
}

const hasFilters = (word: string) => (url: URL) =>
  url.searchParams.get('q') === word &&
  url.searchParams.get('language') === 'Arabic' &&
  url.searchParams.get('sort') === 'price_desc' &&
  url.searchParams.get('min') === '70';

test('what is typed and chosen before the app is there counts once it is', async ({ page }) => {
  const { word } = await threeCreators(page);
  const arrive = await holdApp(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/creators', { waitUntil: 'commit' });
  await chooseFilters(page, word);
  arrive();
  await expect(page).toHaveURL(hasFilters(word));
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link', { name: 'Layla Haddad' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Arabic/ })).toBeChecked();
});

test.describe('the directory without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by its form, and begins anew on a phone', async ({ page }) => {
    const { word } = await threeCreators(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/creators');
    await chooseFilters(page, word);
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(hasFilters(word));
    await expect(page.getByText('1 creator found')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search creators' })).toHaveValue(word);
    await expect(page.getByRole('checkbox', { name: /^Arabic/ })).toBeChecked();
    await expect(page.getByLabel('Sort by')).toHaveValue('price_desc');
    await page.getByRole('button', { name: 'Reset All Filters' }).click();
    await expect(page).toHaveURL(/\/creators\??$/u);
    await expect(page.getByRole('checkbox', { name: /^Arabic/ })).not.toBeChecked();
  });

  test('leads to a profile, from there to the log-in page, and back', async ({ page }) => {
    const { word } = await threeCreators(page);
    await page.goto(`/creators?q=${word}&language=Arabic`);
    await cards(page).getByRole('link', { name: 'Layla Haddad' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeVisible();
    await expect(page.getByText('$80').first()).toBeVisible();
    await page.getByRole('link', { name: 'Sign Up to Send Brief' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up for free' })).toBeVisible();
    await expect(page.getByText('This page needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });

  test('the landing page leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/');
    await page.getByRole('link', { name: 'Browse Creators' }).click();
    await expect(page).toHaveURL('/creators');
  });
});

test('a page that one has already is not sent again until it shows something else', async ({ page }) => {
  const { word, layla } = await threeCreators(page);
  const address = `/creators?q=${word}`;
  const first = await page.request.get(address);
  const etag = first.headers().etag ?? '';
  const again = () => page.request.get(address, { headers: { 'if-none-match': etag } });
  expect((await again()).status()).toBe(304);
  await callAs(page, layla.token, 'PUT', '/api/users/profile', { bio: `${word} New light.` });
  expect((await again()).status()).toBe(200);
  expect((await page.request.get('/creators', { headers: { 'if-none-match': etag } })).status()).toBe(200);
});
