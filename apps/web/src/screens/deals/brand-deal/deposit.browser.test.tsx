/** The deposit on a brand's page of a deal. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { path, withDeal } from '../../../testing/brand-deal.ts';
import { openApp } from '../../../testing/open-app.tsx';

const card = page.getByRole('region', { name: 'Deposit' });

test('a running deal says its deposit, by when it is due, and that the work waits for it', async () => {
  const payout = {
    state: 'DUE',
    amountCents: 62_000,
    restCents: 62_000,
    dueAt: '2099-12-12T00:00:00.000Z',
  } as const;
  withDeal({
    ...{ status: 'ACCEPTED', deposit: { percent: 50, days: 7 }, waitsForDeposit: true },
    payout: { ...payout, isDeposit: true },
  });
  await openApp(path);
  await expect.element(card).toMatchTextContent(/\$620\.00.*To be paid by December 12, 2099/);
  await expect.element(card.getByText(/^The creator starts when the deposit has arrived\./)).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Open payments' })).toBeVisible();
  await expect.element(page.getByText('50% within 7 days of acceptance')).toBeVisible();
});

test('a completed deal with an unpaid deposit says both days', async () => {
  const payout = {
    state: 'DUE',
    amountCents: 124_000,
    restCents: 124_000,
    dueAt: '2099-12-12T00:00:00.000Z',
    later: { amountCents: 62_000, dueAt: '2099-12-26T00:00:00.000Z' },
  } as const;
  withDeal({ status: 'COMPLETED', deposit: { percent: 50, days: 7 }, payout });
  await openApp(path);
  await expect.element(page.getByText('To be paid by December 12, 2099')).toBeVisible();
  await expect.element(page.getByText('$620 of it is due by December 26, 2099.')).toBeVisible();
});

/** Parts of AED 1,560.15, with 560.15 confirmed and 400 marked. */
const inParts = {
  state: 'DUE',
  amountCents: 156_015,
  restCents: 60_000,
  arrivedCents: 56_015,
  markedCents: 40_000,
  dueAt: '2099-12-12T00:00:00.000Z',
  isDeposit: true,
} as const;

test('a deposit that was paid in parts says of how much, and what was paid; who ends the project reads that it stays', async () => {
  withDeal({ status: 'ACCEPTED', currency: 'AED', payout: inParts });
  await openApp(path);
  await expect.element(card).toMatchTextContent(/AED 600\.00.*of AED 1,560\.15/);
  await expect.element(card).toMatchTextContent(/AED 560\.15 is confirmed\. AED 400\.00 is marked as paid/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Propose to cancel' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent(/Any deposit already paid stays paid/);
});

test('a cancelled deal goes on saying what was paid of its deposit, and that an answer is missing', async () => {
  const ended = { state: 'CONFIRMED', amountCents: 96_015, droppedCents: 60_000, restCents: 0 } as const;
  withDeal({ status: 'CANCELLED', currency: 'AED', payout: { ...inParts, ...ended } });
  await openApp(path);
  await expect.element(card).toMatchTextContent(/AED 960\.15.*of AED 1,560\.15.*Rest lapsed, not owed/);
  await expect.element(card).toMatchTextContent(/AED 400\.00 is marked as paid but not confirmed yet/);
  await expect.element(page.getByText('Only the deposit is still to be settled.')).toBeVisible();
});
