/** Sharing a creator's invoice from a phone. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { payoutAccount, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const invoice = {
  id: idOf(60),
  cause: 'COMPLETION',
  reference: 'LH-2027-006',
  url: '/api/deals/1/invoices/2.pdf?expires=1&signature=1',
  seenAt: null,
} as const;

afterEach(() => vi.restoreAllMocks());

async function openMoney(shares: Partial<Pick<Navigator, 'canShare' | 'share'>>) {
  for (const [name, value] of Object.entries({ canShare: undefined, share: undefined, ...shares }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  const passOn = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) =>
    call[0] === invoice.url ? new Response('%PDF-1.7') : passOn(...call),
  );
  signIn(newCreator());
  server.returns('payouts.account', payoutAccount());
  server.returns('payouts.list', { payouts: [payoutDueIn(9, { invoices: [invoice] })], nextCursor: null });
  await openApp('/money');
  await openPapers();
}

async function openPapers() {
  await page.getByRole('button', { name: /^More for/ }).click();
  await expect.element(page.getByRole('menuitem', { name: /^English/ })).toBeVisible();
}

test('a browser that shares files gets the PDF under its number, and a closed sheet is no failure', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  await openMoney({ canShare: () => true, share });
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    'LH-2027-006.pdf',
    'application/pdf',
    '%PDF-1.7',
  ]);
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  await openPapers();
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  await expect.poll(() => share.mock.calls.length).toBe(2);
  share.mockRejectedValueOnce(new Error('No program'));
  await openPapers();
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  await expect.element(page.getByText('Failed to share the invoice')).toBeVisible();
});

test('other browsers have the downloads alone', async () => {
  await openMoney({});
  expect(page.getByRole('menuitem', { name: /^Share/ }).elements()).toEqual([]);
});
