import { type MarketIdentity, type Prices, unnamedMarket } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const charged: Prices = {
  credits: {
    packs: [
      { credits: 10, priceFils: 45_000 },
      { credits: 30, priceFils: 114_000 },
      { credits: 60, priceFils: 198_000 },
    ],
    starter: 3,
    expiryMonths: 12,
  },
  subscription: { priceFils: 10_000, trialDays: 14 },
  taxBasisPoints: 500,
};
const free: Prices = { credits: null, subscription: null, taxBasisPoints: 500 };
const ticket = (credits: string) => page.getByRole('listitem').filter({ hasText: `Start with ${credits}` });
const main = page.getByRole('main');

test('its states', () =>
  walkStates({
    visitor: null,
    path: '/prices',
    title: 'Prices · Briefcast',
    calls: ['system.prices'],
    loading: 'Loading...',
    fill: () => server.returns('system.prices', { prices: charged }),
    filled: ['For brands', 'A creator’s month', 'Four questions'],
    failing: ['Failed to load prices'],
    clear: () => server.returns('system.prices', { prices: free }),
    empty: [
      'Everything here is free for both sides: what you agree on goes to the creator in full.',
      'Sign up as a brand',
    ],
    expired: 'visitor',
  }));

test('whoever has not signed up reads what each side pays', async () => {
  server.returns('system.prices', { prices: charged });
  await openApp('/prices');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
  await expect.element(ticket('10')).toMatchTextContent('10creditsAED 450AED 45 a brief');
  await expect.element(ticket('30')).toMatchTextContent('AED 1,140AED 38 a briefYou save AED 210');
  await expect.element(page.getByText('3 credits are on us when you sign up.')).toBeVisible();
  await expect.element(page.getByText('a month, after 14 days to try')).toBeVisible();
  await expect.element(page.getByText('after 12 months, with a mail 30 days before')).toBeVisible();
});

test('the lowest price a brief is the best value, and holds the one pink button', async () => {
  const packs = [
    { credits: 10, priceFils: 45_000 },
    { credits: 30, priceFils: 84_000 },
    { credits: 60, priceFils: 198_000 },
  ] as const;
  const credits = { ...charged.credits, packs: [...packs], starter: 0, expiryMonths: 12 };
  server.returns('system.prices', { prices: { ...charged, credits } });
  await openApp('/prices');
  await expect.element(ticket('30').getByText('Best value')).toBeVisible();
  expect(page.getByText('Best value').elements()).toHaveLength(1);
  const pink = [...main.element().querySelectorAll('.btn-cast')];
  expect(pink.map((button) => button.textContent)).toEqual(['Start with 30']);
});

test('the switch shows all prices with VAT', async () => {
  server.returns('system.prices', { prices: charged });
  await openApp('/prices');
  await page.getByRole('button', { name: 'With 5% VAT' }).click();
  await expect.element(ticket('10')).toMatchTextContent('AED 472.50AED 47.25 a brief');
  await expect.element(page.getByText('AED 105')).toBeVisible();
  await page.getByRole('button', { name: 'Before VAT' }).click();
  await expect.element(ticket('10')).toMatchTextContent('AED 450AED 45 a brief');
});

test('a seller without a tax number has no switch, and says that nothing comes on top', async () => {
  server.returns('system.prices', { prices: { ...charged, taxBasisPoints: 0 } });
  await openApp('/prices');
  await page.getByText('Which taxes come on top?').click();
  await expect.element(page.getByText('No VAT is charged', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'VAT' })).not.toBeInTheDocument();
});

test('a brand signs up as a brand and goes on to the pack, and a creator as a creator', async () => {
  server.returns('system.prices', { prices: charged });
  const app = await openApp('/prices');
  await page.getByRole('link', { name: 'Start with 60' }).click();
  await expect.poll(app.address).toBe('/signup#brand');
  await expect.element(page.getByRole('radio', { name: 'Brand' })).toBeChecked();
  signIn(newBrand());
  await app.goTo('/prices');
  await app.reload();
  await expect
    .element(page.getByRole('link', { name: 'Start with 60' }))
    .toHaveAttribute('href', '/billing/buy?credits=60');
});

test('a creator signs up as a creator', async () => {
  server.returns('system.prices', { prices: charged });
  const app = await openApp('/prices');
  await page.getByRole('link', { name: 'Sign up as a creator' }).click();
  await expect.poll(app.address).toBe('/signup#creator');
  await expect.element(page.getByRole('radio', { name: 'Creator' })).toBeChecked();
});

test('somebody signed in is offered their own side alone', async () => {
  signIn(newCreator());
  server.returns('system.prices', { prices: charged });
  await openApp('/prices');
  await expect.element(main.getByRole('link', { name: 'Subscription' })).toBeVisible();
  expect(page.getByRole('link', { name: /^Start with/u }).elements()).toEqual([]);
});

test('where nothing costs anything a sentence says so, beside the two ways in', async () => {
  server.returns('system.prices', { prices: free });
  await openApp('/prices');
  await expect
    .element(page.getByText('Everything here is free for both sides', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign up as a brand' }))
    .toHaveAttribute('href', '/signup#brand');
  await expect
    .element(page.getByRole('link', { name: 'Sign up as a creator' }))
    .toHaveAttribute('href', '/signup#creator');
  expect(page.getByText('VAT', { exact: false }).elements()).toEqual([]);
});

test('the side that pays nothing is told so', async () => {
  server.returns('system.prices', { prices: { ...charged, credits: null } });
  const app = await openApp('/prices');
  await expect
    .element(page.getByText('Finding creators and sending briefs is free.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('Can a creator stop paying at any time?')).toBeVisible();
  server.returns('system.prices', { prices: { ...charged, subscription: null } });
  await app.reload();
  await expect
    .element(page.getByText('A public profile, briefs, chat and getting paid cost nothing.'))
    .toBeVisible();
});

test('other questions go to the address for help', async () => {
  const identity: MarketIdentity = {
    ...unnamedMarket,
    contacts: { ...unnamedMarket.contacts, help: 'help@creek.example' },
    company: { name: '', address: '' },
  };
  server.returns('system.prices', { prices: charged });
  await openApp('/prices', { demo: null, identity });
  await expect
    .element(page.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', 'mailto:help@creek.example');
});

test('nobody is asked to write where no address is set', async () => {
  server.returns('system.prices', { prices: charged });
  await openApp('/prices');
  await expect.element(page.getByRole('heading', { name: 'Four questions' })).toBeVisible();
  expect(page.getByText('Something else?', { exact: false }).elements()).toEqual([]);
});

test('prices that could not be read can be asked for again', async () => {
  server.refuses('system.prices', 'internal');
  await openApp('/prices');
  const again = page.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  server.returns('system.prices', { prices: charged });
  await again.click();
  await expect.element(ticket('10')).toBeVisible();
});
