/** Groups of the admin's pages, and the pages of each. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard, answerAdmin, wholeList } from '../../testing/admin.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { server } from '../../testing/stub-server.ts';

beforeEach(() => {
  answerAdmin();
  server.returns('admin.dashboard', { ...adminDashboard(), openCases: 1, openTransfers: 3 });
  server.returns('admin.deals', { deals: [], ...wholeList([]) });
  server.returns('adminDisputes.list', {
    disputes: [],
    counts: { open: 1, closed: 0 },
    ...wholeList([]),
  });
  signIn('admin');
});

const groups = page.getByRole('navigation', { name: 'Admin' });
const group = (name: string) => groups.getByRole('link', { name });
const namesIn = () =>
  groups
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test('five groups lead to their pages, and say how much waits there', async () => {
  const app = await openApp('/admin');
  await expect.element(group('Today')).toHaveAttribute('aria-current', 'true');
  await expect.poll(namesIn).toEqual(['Today', 'People', 'WorkWaiting: 1', 'MoneyWaiting: 3', 'House']);
  await group('Work').click();
  await expect.element(page.getByRole('tab', { name: 'Deals' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Cases 1' }).click();
  await expect.poll(app.address).toBe('/admin?tab=disputes');
  await expect.element(group('Work')).toHaveAttribute('aria-current', 'true');
});

test('an address that names no page says so, and leads to Today', async () => {
  const app = await openApp('/admin?tab=plots');
  await expect.element(page.getByText('This page does not exist')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Today' }).click();
  await expect.poll(app.address).toBe('/admin');
  await expect.element(page.getByText('Recent Creators')).toBeVisible();
});

test('a phone has the groups at its lower edge', async () => {
  await page.viewport(360, 640);
  await openApp('/admin');
  await expect.element(group('House')).toBeVisible();
  const { bottom } = group('House').element().getBoundingClientRect();
  expect(Math.round(bottom)).toBe(window.innerHeight);
  const narrow = groups
    .getByRole('link')
    .elements()
    .filter((link) => {
      const label = link.querySelector('span');
      return label === null || label.scrollWidth > label.clientWidth || link.clientWidth < 44;
    });
  expect(narrow).toEqual([]);
});
