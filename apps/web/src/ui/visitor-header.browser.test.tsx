/** Header and footer of visitors: the same words on every public page, and the way in with the role that fits. */
import { type MarketIdentity, unnamedMarket } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board } from '../testing/castings.ts';
import { directoryPage } from '../testing/directory.ts';
import { legalText } from '../testing/legal.ts';
import { openApp, signIn } from '../testing/open-app.tsx';
import { newBrand } from '../testing/people.ts';
import { server } from '../testing/stub-server.ts';

const selling: MarketIdentity = {
  ...unnamedMarket,
  company: { name: 'Creek Talent FZ-LLC', address: 'Dubai' },
  isSelling: true,
};
beforeEach(() => server.returns('legal.read', ({ params }) => ({ text: legalText(params.page) })));

const banner = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const wordsIn = (place: typeof banner) =>
  place
    .getByRole('link')
    .elements()
    .map((link) => link.textContent?.trim())
    .filter((word) => word !== '');

function returnNothing() {
  server.returns('creators.directory', directoryPage([]));
  server.refuses('creators.publicProfile', 'creator.not_found');
  server.refuses('creators.details', 'creator.not_found');
  server.refuses('castings.read', 'casting.not_found');
  server.returns('castings.board', board([]));
  server.returns('system.prices', { prices: { credits: null, subscription: null, taxBasisPoints: 0 } });
  server.refuses('proof.certificate', 'certificate.not_found');
}

const publicPages = [
  '/',
  '/creators',
  '/castings',
  '/prices',
  '/verify',
  '/verify/0000-0000-0000',
  '/terms',
  '/privacy',
  '/refunds',
  '/pack-expiration',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=from-a-mail',
  '/confirm-email?token=from-a-mail',
  '/nobody-was-here',
];

describe('every public page', () => {
  test.each(publicPages)('%s has the words of visitors', async (path) => {
    await page.viewport(1280, 800);
    returnNothing();
    await openApp(path, { demo: null, identity: selling });
    await expect.element(banner.getByRole('link', { name: 'Sign up' })).toBeVisible();
    expect(wordsIn(banner)).toEqual(['Find Creators', 'Castings', 'Prices', 'العربية', 'Log in', 'Sign up']);
    expect(page.getByRole('banner').elements()).toHaveLength(1);
    await expect.element(footer.getByRole('navigation', { name: 'Trust' })).toBeInTheDocument();
    expect(page.getByRole('contentinfo').elements()).toHaveLength(1);
  });
});

test('a market that sells nothing leads to no prices', async () => {
  await page.viewport(1280, 800);
  await openApp('/terms', { demo: null, identity: { ...selling, isSelling: false } });
  await expect.element(banner.getByRole('link', { name: 'Castings' })).toBeVisible();
  await expect.element(footer.getByRole('link', { name: 'Castings' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Prices' }).elements()).toEqual([]);
});

test('the place where somebody is stands marked', async () => {
  await page.viewport(1280, 800);
  returnNothing();
  await openApp('/prices', { demo: null, identity: selling });
  await expect.element(banner.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'page');
  await expect.element(banner.getByRole('link', { name: 'Castings' })).not.toHaveAttribute('aria-current');
});

test('on a phone Sign up stays, and the rest is the menu', async () => {
  await page.viewport(320, 640);
  const app = await openApp('/terms', { demo: null, identity: selling });
  await expect.element(banner.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect.element(banner.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const entries = page.getByRole('navigation', { name: 'Menu' });
  expect(wordsIn(entries)).toEqual(['Find Creators', 'Castings', 'Prices', 'Check a file']);
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(document.documentElement.dataset.theme).toBe('dark');
  await page.getByRole('button', { name: 'As the device' }).click();
  expect(document.documentElement.scrollWidth).toBe(320);
  await userEvent.keyboard('{Escape}');
  await expect.element(entries).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  await menu.click();
  await entries.getByRole('link', { name: 'Check a file' }).click();
  await expect.poll(app.address).toBe('/verify');
  await expect.element(entries).not.toBeInTheDocument();
});

describe('Sign up', () => {
  test.each([
    ['/creators', '/signup#brand', 'Brand'],
    ['/castings', '/signup#creator', 'Creator'],
  ])('from %s has the role that fits chosen', async (path, address, role) => {
    await page.viewport(1280, 800);
    returnNothing();
    const app = await openApp(path);
    await banner.getByRole('link', { name: 'Sign up' }).click();
    await expect.poll(app.address).toBe(address);
    await expect.element(page.getByRole('radio', { name: role })).toBeChecked();
  });

  test('comes back to where it began, by way of the log-in as well', async () => {
    await page.viewport(1280, 800);
    const app = await openApp('/terms#law');
    await banner.getByRole('link', { name: 'Log in' }).click();
    await banner.getByRole('link', { name: 'Sign up' }).click();
    await expect.poll(app.address).toBe('/signup');
    signIn(newBrand());
    await app.goBack();
    await app.goBack();
    await expect.poll(app.address).toBe('/terms#law');
  });
});

test('“Post a casting” in the footer signs up a brand, and one that is signed in posts', async () => {
  const app = await openApp('/terms');
  await footer.getByRole('link', { name: 'Post a casting' }).click();
  await expect.poll(app.address).toBe('/signup#brand');
  signIn(newBrand());
  await openApp('/terms');
  await expect
    .element(footer.getByRole('link', { name: 'Post a casting' }))
    .toHaveAttribute('href', '/my-castings/new');
  expect(footer.getByRole('link', { name: 'Create your profile' }).elements()).toEqual([]);
});

test('somebody signed in keeps their own header', async () => {
  await page.viewport(1280, 800);
  signIn(newBrand());
  server.returns('team.organizations', { organizations: [] });
  await openApp('/terms');
  await expect.element(banner.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(banner.getByRole('link', { name: 'Sign up' }).elements()).toEqual([]);
});
