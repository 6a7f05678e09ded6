/** Second skip link of screens with a list. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board, castingCard } from '../testing/castings.ts';
import { dealItem, noBrandStats, noCreatorStats } from '../testing/deals.ts';
import { openApp, signIn } from '../testing/open-app.tsx';
import { newBrand, publishedCreator } from '../testing/people.ts';
import { server } from '../testing/stub-server.ts';

const deals = { deals: [dealItem({ title: 'Winter barrier serum' })], nextCursor: null };

test.each([
  {
    path: '/castings',
    first: castingCard().title,
    fill: () => server.returns('castings.board', board([castingCard()])),
  },
  {
    path: '/dashboard',
    first: 'Winter barrier serum',
    fill() {
      signIn(newBrand());
      server.returns('deals.brandDeals', deals);
      server.returns('deals.brandStats', { ...noBrandStats, allProjects: 1 });
    },
  },
  {
    path: '/creator-dashboard',
    first: 'Winter barrier serum',
    fill() {
      signIn(publishedCreator());
      server.returns('deals.creatorDeals', deals);
      server.returns('deals.creatorStats', noCreatorStats);
    },
  },
])('the keyboard reaches the list of $path past what is above it', async ({ path, first, fill }) => {
  fill();
  await openApp(path);
  const row = page.getByRole('link', { name: first }).first();
  await expect.element(row).toBeVisible();
  document.getElementById('main')?.focus();
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  const place = document.querySelector(skip.element().getAttribute('href') ?? '');
  expect(place?.contains(row.element())).toBe(true);
  expect(place?.contains(document.activeElement)).toBe(true);
});
