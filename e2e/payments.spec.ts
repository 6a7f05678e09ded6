/** Paying by card at our own test server for Stripe's API, from the page in the browser to the books and back. */

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type StripeServer, signedEvent, startStripe } from '../apps/server/src/testing/stripe/server.ts';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { callAs, pageOf } from './accounts.ts';
import { setAhead } from './clock.ts';
import { readMails } from './mails.ts';
import { type RunningServer, startServer } from './server.ts';

// One market for the whole file: its tests share one worker.
test.describe.configure({ mode: 'default' });

let stripe: StripeServer;
let market: RunningServer;
let aheadMilliseconds = 0;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stripe = await startStripe();
  market = await startServer(
    join(import.meta.dirname, 'test-results', 'paying.log'),
    join(import.meta.dirname, 'paying-server.ts'),
    { env: { PAYMENTS_URL: stripe.url } },
  );
  stripe.tellTo(`${market.baseUrl}/api/payments/events`);
});
test.afterAll(async () => {
  // Undefined if they did not start.
  await market?.stop();
  await stripe?.close();
});

/** Makes the provider send an event, at the time of the server. */
async function tell(type: string, thing: Parameters<typeof signedEvent>[1]): Promise<void> {
  const { body, signature } = signedEvent(type, thing, Math.floor((Date.now() + aheadMilliseconds) / 1000));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await fetch(`${market.baseUrl}/api/payments/events`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** Sets the server's clock to this time. */
function moveTo(time: number): void {
  aheadMilliseconds = time - Date.now();
  setAhead(market.dataDir, aheadMilliseconds);
}

test('a pack is paid by card: ordered once, paid on the hosted page, there with its invoice', {
  tag: quickTag,
}, async ({ browser }) => {
  const { page } = await pageOf(browser, market, 'studio@nomadroasters.example');
  await page.goto('/billing/buy');
  await page.getByRole('radio').first().check({ force: true });
  const pay = page.getByRole('button', { name: 'Pay AED 472.50' });
  const hosted = page.getByRole('heading', { name: 'AED 472.50' });
  await pay.click();
  await expect(hosted).toBeVisible();
  // After going back, the same pack is shown, and the same order is paid.
  await page.goBack();
  await pay.click();
  await expect(hosted).toBeVisible();
  expect(stripe.books.list('checkout.session', 'mode', 'payment')).toHaveLength(1);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  // The order's page is updated by the live stream.
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^English.*INV-/ })).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByRole('img', { name: '50 ready, 0 held' })).toBeVisible();
});

test('a renewal that fails is told, then the profile is hidden, and paying brings it back', async ({
  browser,
}) => {
  const email = 'hana@seo.example';
  const day = 24 * 60 * 60 * 1000;
  const { page: first, account } = await pageOf(browser, market, email);
  await first.goto('/subscription');
  await first.getByRole('button', { name: 'Pay by card each month' }).click();
  await first.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(first.getByRole('heading', { name: /^Paid until/ })).toBeVisible();
  const [sold] = stripe.books.list('subscription', 'status', 'active');
  const { subscription } = await callAs<{ subscription: { endsAt: string } }>(
    first,
    account.token,
    'GET',
    '/api/subscription',
  );
  const profile = `/creators/${account.user.id}`;
  expect((await first.request.get(profile)).status()).toBe(200);
  await first.close();

  moveTo(Date.parse(subscription.endsAt) + 2 * day);
  const failed = stripe.books.bill(sold?.id ?? '', 0, false);
  await tell('invoice.payment_failed', failed);
  const { page: second } = await pageOf(browser, market, email);
  await second.goto('/subscription');
  await expect(second.getByRole('heading', { name: 'Payment is overdue' })).toBeVisible();
  await second.getByRole('button', { name: /^Notifications/ }).click();
  await expect(second.getByText('The next month of your subscription is not paid')).toBeVisible();
  await expect.poll(() => readMails(market.dataDir, email).join()).toContain('the next one is not paid');
  expect((await second.request.get(profile)).status()).toBe(200);
  await second.close();

  moveTo(Date.parse(subscription.endsAt) + 8 * day);
  // An event from Stripe wakes the jobs that are due by now.
  await tell('invoice.payment_failed', failed);
  const { page: third } = await pageOf(browser, market, email);
  await third.goto('/subscription');
  await expect(third.getByRole('heading', { name: 'Your subscription has lapsed' })).toBeVisible();
  await expect.poll(async () => (await third.request.get(profile)).status()).toBe(404);
  Object.assign(failed, { status: 'paid', amount_paid: 10_500 });
  await tell('invoice.paid', failed);
  await expect(third.getByRole('heading', { name: /^Paid until/ })).toBeVisible();
  await expect.poll(async () => (await third.request.get(profile)).status()).toBe(200);
});
