/** Appearance of a creator's payments on a phone, and from right to left. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noBankDetails } from '../../testing/bank-details.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { markedPayment, oneOpen, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newCreator } from '../../testing/people.ts';
import { readFromTheRight, textBox } from '../../testing/right-to-left.ts';
import { server } from '../../testing/stub-server.ts';

async function openWith(payout: ReturnType<typeof payoutDueIn>) {
  signIn(newCreator());
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts: [payout], nextCursor: null });
  server.returns('bankDetails.own', noBankDetails);
  await openApp('/money');
}

test('from right to left Latin names begin where the lines around them do', async () => {
  readFromTheRight();
  await page.viewport(390, 844);
  await openWith(payoutDueIn(5));
  await page.getByRole('heading', { name: 'By brand' }).click();
  const names = page.getByRole('listitem').getByText('Oasis Skin', { exact: true });
  await expect.poll(() => names.elements().length).toBe(2);
  for (const name of names.elements()) {
    const below = name.nextElementSibling;
    if (!below) throw new Error('Nothing stands below the name');
    expect(textBox(name).right).toBeCloseTo(textBox(below).right, 0);
  }
});

test('a deposit that was not paid stands by its day, and the rest beside it by its own', async () => {
  const later = { amountCents: 48_000, dueAt: '2099-12-26T00:00:00.000Z' };
  await openWith(payoutDueIn(-4, { later }));
  const row = page.getByRole('listitem').filter({ hasText: 'Oil-to-milk cleanse' });
  await expect.element(row.getByText('$480 of it is due by December 26, 2099.')).toBeVisible();
});

const part = {
  ...markedPayment,
  id: idOf(75),
  amountCents: 40_000_000,
  state: 'MARKED' as const,
  answer: null,
};

test.each([
  [320, 'ltr'],
  [390, 'ltr'],
  [320, 'rtl'],
])('at a width of %i, %s, the rest of a long sum leaves its badge to be read', async (width, direction) => {
  if (direction === 'rtl') readFromTheRight();
  await page.viewport(width, 844);
  const amountCents = 98_765_432;
  await openWith(
    payoutDueIn(30, {
      currency: 'AED',
      amountCents,
      restCents: amountCents - part.amountCents,
      parts: [part],
    }),
  );
  const badge = page.getByText('Due in 30 days');
  const amount = page.getByText('AED 587,654.32', { exact: false }).first();
  await expect.element(amount).toBeVisible();
  const [one, other] = [badge.element().getBoundingClientRect(), textBox(amount.element())];
  const isApart =
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  expect(isApart).toBe(true);
});
