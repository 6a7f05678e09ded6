/** Creator's view of a brief: its subject, its sender, and terms that were proposed instead. */
import type { DealDetail } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, noCreatorStats, proposedTerms } from '../../../testing/deals.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

async function openBrief(fields: Partial<DealDetail>) {
  signIn(publishedCreator());
  server.returns('deals.read', { deal: dealDetail(fields) });
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  await openApp(`/deal/${idOf(10)}`);
}

test('what the brief is about stands with its terms, and the industry with its brand', async () => {
  const guidelines = newBrand({ industry: 'Food & Beverage' });
  await openBrief({
    category: { name: 'Beauty' },
    brand: { ...dealDetail().brand, guidelines },
  });
  const overview = page.getByRole('region', { name: 'Overview' });
  const category = page.getByText('Beauty', { exact: true });
  await expect.element(overview.getByText('Beauty', { exact: true })).toBeVisible();
  expect(category.elements()).toHaveLength(1);
  await expect.element(page.getByRole('definition').filter({ hasText: 'Food & Beverage' })).toBeVisible();
});

test('proposed terms keep the day of the brief where only the moment of that day differs', async () => {
  const proposal = proposedTerms(70, { deadline: '2099-11-26T00:00:00.000Z' });
  await openBrief({ deadline: '2099-11-26T12:00:00.000Z', proposals: [proposal] });
  const waiting = page.getByRole('region', { name: 'You proposed other terms to Oasis Skin' });
  await expect.element(waiting.getByText('Instead of $1,240.00')).toBeVisible();
  await expect.element(waiting.getByText(/^Instead of November/)).not.toBeInTheDocument();
});
