import type { Subscription } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { moment, site, subscription } from '../../testing/subscription.ts';

async function open(changes: Partial<Subscription>) {
  server.returns('subscription.read', { subscription: { ...subscription, ...changes } });
  await openApp('/subscription', site);
}

beforeEach(() => {
  signIn(newCreator());
  server.returns('invoices.list', { invoices: [], nextCursor: null });
});

test('of a profile that was taken offline does not promise that paying keeps it public', async () => {
  signIn({ ...newCreator(), isWithheld: true });
  await open({ state: 'TRIAL' });
  await expect
    .element(page.getByText('paying does not make it public again', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('stays public', { exact: false })).not.toBeInTheDocument();
});

test('where no cards are taken, a month is ordered by transfer, and the page says how to pay it', async () => {
  await open({ state: 'LAPSED', isHidden: true });
  await expect.element(page.getByText('brands no longer see your profile.')).toBeVisible();
  await expect.element(page.getByText('Cards are not taken here.')).toBeVisible();
  const awaiting = {
    id: idOf(1),
    reference: 'SUB-2026-0031',
    status: 'AWAITING' as const,
    source: 'TRANSFER' as const,
    netFils: 10_000,
    taxFils: 500,
    grossFils: 10_500,
    createdAt: moment,
    paidAt: null,
  };
  server.returns('subscription.order', { order: awaiting });
  server.returns('subscription.read', { subscription: { ...subscription, state: 'LAPSED', awaiting } });
  await page.getByRole('button', { name: 'Pay a month by transfer' }).click();
  await expect.element(page.getByText('SUB-2026-0031', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pay a month by transfer' })).not.toBeInTheDocument();
});

test('one that its creator had taken back does not promise to be public again', async () => {
  await open({ state: 'LAPSED', isHidden: false });
  await expect.element(page.getByText('to publish your profile again')).toBeVisible();
});

test('the card is named by its last digits, and changed on the page of the provider', async () => {
  const card = { brand: 'visa', last4: '4242', expiresMonth: 8, expiresYear: 2028 };
  await open({ takesCards: true, hasCard: true, card });
  await expect.element(page.getByText('Visa ending 4242', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Until 08/28')).toBeVisible();
  server.refuses('subscription.portal', 'payments.unavailable');
  await page.getByRole('button', { name: /^Change.*Visa/ }).click();
  await expect.element(page.getByText('cannot open right now')).toBeVisible();
});

test('a month is paused after a question, which can be taken back before it begins', async () => {
  const pausedUntil = '2026-12-21T10:00:00.000Z';
  await open({ takesCards: true, hasCard: true, canPause: true });
  await page.getByRole('button', { name: 'Pause for a month' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('You keep what you paid until November 21, 2026.')).toBeVisible();
  const paused = { ...subscription, takesCards: true, hasCard: true, canPause: false, pausedUntil };
  server.returns('subscription.pause', { subscription: paused });
  server.returns('subscription.read', { subscription: paused });
  await dialog.getByRole('button', { name: 'Pause for a month' }).click();
  await expect.element(page.getByText('Then it pauses until December 21, 2026')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel pause' }).click();
  await expect
    .poll(() => server.calls('subscription.pause'))
    .toMatchObject([{ body: { isPaused: true } }, { body: { isPaused: false } }]);
});

test('a pause that lasts says until when, what going on costs, and when the card was refused', async () => {
  const pausedUntil = '2026-12-21T10:00:00.000Z';
  await open({ state: 'LAPSED', isHidden: true, takesCards: true, hasCard: true, pausedUntil });
  await expect.element(page.getByRole('heading', { name: 'Paused until December 21, 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume now' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/charged AED\s105\.00 for a month/)).toBeVisible();
  server.refuses('subscription.pause', 'subscription.card_refused');
  await dialog.getByRole('button', { name: 'Resume now' }).click();
  await expect.element(dialog.getByText('Your card was not charged, so the pause continues.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay paused' }).click();
  await page.getByRole('button', { name: 'End the subscription' }).click();
  await expect.element(dialog.getByText('It ends at once, with no further charge.')).toBeVisible();
});

test('a card that was not charged can be changed, and the last day is said', async () => {
  await open({ state: 'GRACE', takesCards: true, hasCard: true });
  await expect.element(page.getByText('Stripe will try again')).toBeVisible();
  await expect.element(page.getByText(/^Public until November 28, 2026/)).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change the card' })).toBeVisible();
  await page.getByRole('button', { name: 'End the subscription' }).click();
  server.returns('subscription.renewal', { subscription: { ...subscription, isEnding: true } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the subscription' }).click();
  await expect.poll(() => server.calls('subscription.renewal')).toMatchObject([{ body: { isEnding: true } }]);
});
