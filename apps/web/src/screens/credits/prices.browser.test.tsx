import type { Prices } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';
import { server } from '../../testing/stub-server.ts';

const charged: Prices = {
  credits: {
    packs: [
      { credits: 10, priceFils: 45_000 },
      { credits: 30, priceFils: 114_000 },
    ],
    starter: 3,
    expiryMonths: 12,
  },
  subscription: { priceFils: 10_000, trialDays: 14 },
  taxBasisPoints: 500,
};
const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });

test('whoever has not signed up reads what each side pays', async () => {
  server.returns('system.prices', { prices: charged });
  await openApp('/prices');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
  await expect.element(line('10 credits')).toMatchTextContent('AED 450.00 AED 45.00 a brief');
  await expect.element(line('30 credits')).toMatchTextContent('AED 1,140.00 AED 38.00 a brief');
  await expect.element(page.getByText('3 credits are on us when you sign up.')).toBeVisible();
  await expect.element(page.getByText('AED 100.00')).toBeVisible();
  await expect.element(page.getByText('The first 14 days are free.')).toBeVisible();
  await expect.element(page.getByText('Prices are before tax; 5% is added where it applies.')).toBeVisible();
});

test('a brand signs up as a brand, and a creator as a creator', async () => {
  server.returns('system.prices', { prices: charged });
  const app = await openApp('/prices');
  await page.getByRole('link', { name: 'Sign up as a brand' }).click();
  await expect.element(page.getByRole('radio', { name: 'Brand' })).toBeChecked();
  await app.goTo('/prices');
  await page.getByRole('link', { name: 'Sign up as a creator' }).click();
  await expect.element(page.getByRole('radio', { name: 'Creator' })).toBeChecked();
});

test('what is switched off is said to cost nothing', async () => {
  server.returns('system.prices', { prices: { credits: null, subscription: null, taxBasisPoints: 500 } });
  await openApp('/prices');
  await expect
    .element(page.getByText('Finding creators and sending briefs is free.', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByText('A public profile, briefs, chat and getting paid cost nothing.'))
    .toBeVisible();
  await expect.element(page.getByText('Prices are before tax', { exact: false })).not.toBeInTheDocument();
});

test('prices that could not be read can be asked for again', async () => {
  server.refuses('system.prices', 'internal');
  await openApp('/prices');
  const again = page.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  server.returns('system.prices', { prices: charged });
  await again.click();
  await expect.element(line('10 credits')).toBeVisible();
});
