/** Renewals as both sides offer and answer them, on the page of their rights and on that of the deal. */
import { AppError, type Right } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invalidate } from '../../lib/invalidate.ts';
import { path as dealPage, withDeal } from '../../testing/brand-deal.ts';
import { dealDetail, noCreatorStats } from '../../testing/deals.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { endingAds, midnightIn, openOffer, renewable } from '../../testing/renewals.ts';
import { server } from '../../testing/stub-server.ts';

const form = page.getByRole('dialog');
const asking = page.getByRole('alertdialog');
const bodies = (route: 'renewals.offer' | 'renewals.answer') => server.calls(route).map(({ body }) => body);

const listed = (...running: Right[]) =>
  server.returns('rights.list', { running, over: [], overCount: 0, calendarUrl: null });

test('a brand offers more time at the price that comes of the surcharges', async () => {
  signIn(newBrand());
  listed(endingAds());
  server.returns('renewals.ofDeal', renewable());
  server.returns('renewals.offer', () => {
    listed(endingAds({ renewal: openOffer() }));
    return { renewal: openOffer() };
  });
  await openApp('/rights');
  await page.getByRole('button', { name: /^Renew/ }).click();
  const price = form.getByLabelText('Price ($)');
  await expect.element(price).toHaveValue('300');
  await expect.element(form.getByText('30% of the project’s price of $1,000.00')).toBeVisible();
  await expect.element(form.getByRole('radio', { name: /Without end/ })).toBeDisabled();
  // Adds another right, which the creator names no price for.
  await form.getByText(/^Use on accounts, website and shop, until/).click();
  await expect.element(price).toHaveValue('450');
  await expect.element(form.getByText(/^As usual: 15% of /)).toBeVisible();
  await form.getByText('6 months').click();
  await expect.element(form.getByText('No price set. Offer one.')).toBeVisible();
  await form.getByText('3 months').click();
  await price.fill('400');
  await form.getByRole('button', { name: 'Send Offer' }).click();
  await expect
    .poll(() => bodies('renewals.offer'))
    .toEqual([{ kinds: ['PAID_ADS', 'UNPAID_USE'], term: 'MONTHS_3', price: 40_000 }]);
  // Finds the offer on the row, where it can be withdrawn.
  await expect.element(page.getByText('3 months more for $300.00')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
});

test('nothing is sent without a right or a readable price, and a refusal is shown', async () => {
  signIn(publishedCreator());
  listed(endingAds());
  server.returns('renewals.ofDeal', renewable());
  server.refuses('renewals.offer', new AppError('renewal.one_open', { message: 'One waits already.' }));
  await openApp('/rights');
  await page.getByRole('button', { name: /^Offer More Time/ }).click();
  await form.getByText(/^Paid ads, until/).click();
  await form.getByRole('button', { name: 'Send Offer' }).click();
  await expect.element(form.getByText('Choose what to renew.')).toBeVisible();
  await form.getByText(/^Paid ads, until/).click();
  await form.getByLabelText('Price ($)').fill('a lot');
  await form.getByRole('button', { name: 'Send Offer' }).click();
  await expect.element(form.getByText('Enter an amount of up to 1,000,000, such as 1,340.')).toBeVisible();
  await form.getByLabelText('Price ($)').fill('999999999');
  await form.getByRole('button', { name: 'Send Offer' }).click();
  await expect.element(form.getByText('Enter an amount of up to 1,000,000, such as 1,340.')).toBeVisible();
  expect(bodies('renewals.offer')).toEqual([]);
  await form.getByLabelText('Price ($)').fill('250');
  await form.getByRole('button', { name: 'Send Offer' }).click();
  await expect.element(form.getByText('An offer for this is already waiting for an answer.')).toBeVisible();
});

test('what is owed is paid first, and the way there is offered', async () => {
  signIn(newBrand());
  listed(endingAds());
  server.returns('renewals.ofDeal', renewable({ isPriceOwed: true }));
  await openApp(`/rights?renew=${idOf(10)}`);
  // News lead here with the form open.
  await expect.element(form.getByText(/^First pay what you owe/)).toBeVisible();
  await expect.element(form.getByRole('link')).toHaveAttribute('href', '/billing/payouts');
});

test('a creator accepts once asked what follows, and declines once asked', async () => {
  signIn(publishedCreator());
  listed(endingAds({ renewal: openOffer() }));
  server.returns('renewals.answer', ({ body }) => ({ renewal: openOffer({ state: body.answer }) }));
  await openApp('/rights');
  await expect.element(page.getByText(/^Paid ads: until/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.element(asking.getByText('The brand then owes you $300.00 more')).toBeVisible();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(bodies('renewals.answer')).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await asking.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => bodies('renewals.answer')).toEqual([{ answer: 'ACCEPTED' }]);
  await expect.element(asking).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(asking.getByText('Decline this offer?')).toBeVisible();
  expect(bodies('renewals.answer')).toHaveLength(1);
  await asking.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => bodies('renewals.answer')).toContainEqual({ answer: 'DECLINED' });
});

test('a right whose renewal was declined says so, with the day and the offer', async () => {
  signIn(newBrand());
  const declined = openOffer({ state: 'DECLINED', byRole: 'BRAND', answeredAt: '2026-03-03T12:00:00.000Z' });
  listed(endingAds({ declined }));
  await openApp('/rights');
  await expect.element(page.getByText('Declined on March 3, 2026: 3 months more for $300.00')).toBeVisible();
});

test('an offer that is taken back while its question is open says so there', async () => {
  signIn(publishedCreator());
  listed(endingAds({ renewal: openOffer() }));
  await openApp('/rights');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.element(asking.getByText('The brand then owes you $300.00 more')).toBeVisible();
  listed(endingAds());
  const withdrawn = openOffer({ state: 'WITHDRAWN', answeredAt: midnightIn(0) });
  server.returns('renewals.ofDeal', renewable({ renewals: [withdrawn] }));
  await invalidate('rights.list');
  await expect
    .element(asking.getByRole('alert'))
    .toMatchTextContent(/Withdrawn: Layla Haddad\..*no longer do this/);
  await expect.element(asking.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(asking).not.toBeInTheDocument();
  expect(bodies('renewals.answer')).toEqual([]);
});

test('the page of the deal says so, too', async () => {
  signIn(newBrand());
  const offer = openOffer({ byRole: 'CREATOR' });
  withDeal({ status: 'COMPLETED', completedAt: midnightIn(-70), licenceMonths: 3 });
  server.returns('renewals.ofDeal', renewable({ renewals: [offer] }));
  await openApp(dealPage);
  await page.getByRole('region', { name: 'Renewals' }).getByRole('button', { name: 'Accept' }).click();
  await expect.element(asking.getByText('You then owe $300.00 more')).toBeVisible();
  server.returns('renewals.ofDeal', renewable({ renewals: [{ ...offer, state: 'WITHDRAWN' }] }));
  await invalidate('renewals');
  await expect.element(asking.getByRole('alert')).toMatchTextContent(/Withdrawn: Layla Haddad/);
  await expect.element(asking.getByRole('button', { name: 'Accept' })).toBeDisabled();
});

test('a reviewer reads an offer and answers none', async () => {
  signIn({ ...newBrand(), memberRole: 'REVIEWER' });
  listed(endingAds({ renewal: openOffer({ byRole: 'CREATOR' }) }), endingAds({ kind: 'UNPAID_USE' }));
  await openApp('/rights');
  await expect.element(page.getByText('3 months more for $300.00')).toBeVisible();
  expect(page.getByRole('button', { name: /Accept|Decline|Renew/ }).elements()).toEqual([]);
});

test('the page of the deal says what was renewed, with its invoice, and takes an own offer back', async () => {
  signIn(publishedCreator());
  const invoice = {
    id: idOf(90),
    cause: 'RENEWAL',
    reference: 'LH-2027-007',
    url: '/api/deals/1/invoices/2.pdf?expires=1&signature=1',
    seenAt: midnightIn(-1),
  } as const;
  const accepted = openOffer({ id: idOf(81), state: 'ACCEPTED', answeredAt: midnightIn(-2), invoice });
  const own = openOffer({
    byRole: 'CREATOR',
    lines: [{ kind: 'UNPAID_USE', endsAt: midnightIn(40), renewedUntil: null }],
    term: 'ENDLESS',
  });
  const deal = dealDetail({
    status: 'COMPLETED',
    completedAt: midnightIn(-70),
    licenceMonths: 3,
    renewedRights: [{ kind: 'LICENCE', until: '2099-05-31T00:00:00.000Z' }],
  });
  server.returns('deals.read', { deal });
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('renewals.ofDeal', renewable({ renewals: [own, accepted] }));
  server.returns('renewals.answer', { renewal: { ...own, state: 'WITHDRAWN' } });
  await openApp(`/deal/${deal.id}`);
  const card = page.getByRole('region', { name: 'Renewals' });
  await expect.element(card.getByText('Invoice LH-2027-007')).toBeVisible();
  await card.getByRole('button', { name: /^Invoice LH-2027-007/ }).click();
  await expect
    .element(page.getByRole('menuitem', { name: /^English/ }))
    .toHaveAttribute('href', expect.stringContaining('/invoices/2.pdf'));
  await expect.element(card.getByText(/^Seen by the brand on/)).toBeVisible();
  await expect.element(card.getByText('Use on accounts, website and shop: without end')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('heading', { name: 'Rights', exact: true }).click();
  await expect.element(page.getByText('Until May 31, 2099').first()).toBeVisible();
  await card.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => bodies('renewals.answer')).toEqual([{ answer: 'WITHDRAWN' }]);
});

test('offers stay within the page, however long the names are', async () => {
  signIn(newBrand());
  listed(endingAds({ renewal: openOffer({ byRole: 'CREATOR' }) }));
  await expectWithinPage('/rights');
});
