import { unnamedMarket } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { directoryPage, publicCreator } from '../../testing/directory.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand, newCreator, tokenFor } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { fillIn } from '../../testing/walk-form.ts';
import { walkStates } from '../../testing/walk-states.ts';

const visitors = { nobody: null, brand: newBrand(), creator: newCreator({ lastName: 'Saleh' }) };

describe.each(Object.entries(visitors))('for %s', (_, visitor) => {
  test('its states', () =>
    walkStates({
      visitor,
      path: '/',
      below: 'Featured creators',
      title: 'Briefcast',
      calls: ['creators.directory'],
      loading: 'Loading creators...',
      fill: () => server.returns('creators.directory', directoryPage([publicCreator()])),
      filled: [
        'Featured creators',
        'Layla Haddad',
        visitor ? 'Go to Dashboard' : 'Sign up for free',
        'View All Creators',
      ],
      failing: ['Failed to load the creators'],
      clear: () => server.returns('creators.directory', directoryPage([])),
      empty: ['No creators available', 'Check back later for featured creators'],
      expired: 'visitor',
    }));
});

test('the link to the directory has a ground of its own, whatever picture lies below', async () => {
  await page.viewport(1280, 800);
  server.returns('creators.directory', directoryPage([publicCreator()]));
  await openApp('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Find Creators' });
  await expect.element(link).toBeVisible();
  // An opaque colour is written without its alpha.
  expect(getComputedStyle(link.element()).backgroundColor).toMatch(/^rgb\(/);
});

const scrollDown = async () => {
  const steps = page.getByRole('heading', { name: 'Three steps, brief to payment' });
  await expect
    .poll(() => {
      document.getElementById('landing-rest')?.scrollIntoView();
      return steps.elements().length;
    })
    .toBe(1);
};

test('an empty market names no brand that trusts it', async () => {
  server.returns('creators.directory', directoryPage([]));
  await openApp('/');
  await scrollDown();
  await expect.element(page.getByText('No creators available')).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('Trusted by');
  expect(page.getByRole('img', { name: 'NOMAD' }).elements()).toEqual([]);
});

test('a market names the customers that its operator has entered, by logo or in letters', async () => {
  server.returns('creators.directory', directoryPage([]));
  const customers = [
    { name: 'Falcon Coffee', logo: 'f'.repeat(64) },
    { name: 'بيت العود', logo: '' },
  ];
  const identity = { ...unnamedMarket, customers, company: { name: '', address: '' } };
  await openApp('/', { demo: null, identity });
  await scrollDown();
  await expect.element(page.getByText('Trusted by early adopters')).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: 'Falcon Coffee' })).toBeInTheDocument();
  await expect.element(page.getByText('بيت العود')).toBeInTheDocument();
});

describe('“Post a casting” leads', () => {
  beforeEach(() => {
    server.returns('creators.directory', directoryPage([]));
    server.returns('creators.categories', { categories: [] });
    server.returns('castingDrafts.list', { drafts: [] });
  });
  async function post() {
    await scrollDown();
    await page.getByRole('main').getByRole('link', { name: 'Post a casting' }).click();
  }

  test('a visitor to the sign-up of a brand, and on to the form', async () => {
    const app = await openApp('/');
    await post();
    await expect.poll(app.address).toBe('/signup#brand');
    await expect.element(page.getByRole('radio', { name: /Brand/u })).toBeChecked();
    const user = newBrand();
    server.returns('accounts.register', { user, token: tokenFor() });
    server.returns('accounts.me', { user });
    server.returns('notifications.unreadCount', { unread: 0, conversations: 0 });
    server.streams();
    await fillIn({
      'Company Name': 'Oasis Skin',
      Email: user.email,
      Password: 'a long and unusual sentence',
      'Confirm Password': 'a long and unusual sentence',
    });
    await page.getByRole('checkbox', { name: /Terms/u }).click();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect.poll(app.address).toBe('/my-castings/new');
  });

  test('a brand that is signed in to the form at once', async () => {
    signIn(newBrand());
    const app = await openApp('/');
    await post();
    await expect.poll(app.address).toBe('/my-castings/new');
  });
});
