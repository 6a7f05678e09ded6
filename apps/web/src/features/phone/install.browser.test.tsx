/** When the app offers by itself to be installed. */
import type { CreatorStats } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchInstallOffer } from '../../lib/install-offer.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { noBankDetails } from '../../testing/bank-details.ts';
import { dealItem, noCreatorStats } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const none = { count: 0, amountCents: 0 };
const one = { count: 1, amountCents: 42_000 };
const paid = { owed: none, late: none, notArrived: none, toConfirm: none, arrived: one };
const sheet = page.getByRole('dialog');

async function openWith(stats: Partial<CreatorStats>) {
  signIn(publishedCreator());
  server.returns('deals.creatorStats', { ...noCreatorStats, completedProjects: 2, ...stats });
  server.returns('deals.creatorDeals', { deals: [dealItem({ title: 'One take' })], nextCursor: null });
  server.returns('bankDetails.own', noBankDetails);
  watchInstallOffer();
  dispatchEvent(new Event('beforeinstallprompt'));
  await openApp('/creator-dashboard');
  await expect.element(page.getByRole('link', { name: 'One take' })).toBeVisible();
}

test('installing is offered after a first payment that arrived, and not while another did not arrive', async () => {
  await openWith({ payouts: { ...paid, owed: one, notArrived: one } });
  // The part that offers comes after the screen: what is heard from the menu shows that it is there.
  await expect
    .poll(() => {
      dispatchEvent(new Event('ask-to-install'));
      return sheet.elements().length;
    })
    .toBe(1);
  await expect.element(sheet).not.toMatchTextContent('payment arrived');
  await expect.element(sheet).not.toMatchTextContent('was approved');
  queryClient.setQueryData(keyOf('deals.creatorStats'), { ...noCreatorStats, payouts: paid });
  await expect.element(sheet).toMatchTextContent('Your first payment arrived.');
});
