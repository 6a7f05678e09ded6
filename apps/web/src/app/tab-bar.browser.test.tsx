/** Tabs at the lower edge of phones, in the place of the header's menu. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, noCreatorStats } from '../testing/deals.ts';
import { openApp, signIn } from '../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../testing/people.ts';
import { server } from '../testing/stub-server.ts';

const bar = page.getByRole('navigation', { name: 'Main' });
const menu = page.getByRole('button', { name: 'Menu' });

async function openAs(visitor: Parameters<typeof signIn>[0], path: string) {
  signIn(visitor);
  server.returns('deals.read', { deal: dealDetail({ status: 'IN_PROGRESS' }) });
  server.returns('team.organizations', { organizations: [] });
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  return openApp(path);
}

test.each([
  ['brand', newBrand(), ['Dashboard', 'Inbox', 'Creators', 'Money', 'Menu'], 'Castings'],
  ['creator', publishedCreator(), ['Dashboard', 'Inbox', 'Castings', 'Money', 'Menu'], 'Profile'],
] as const)('a %s has four places and the menu at the thumb', async (_, visitor, names, further) => {
  await page.viewport(320, 568);
  await openAs(visitor, visitor.role === 'BRAND' ? `/brand-deal/${idOf(10)}` : `/deal/${idOf(10)}`);
  await expect.element(bar).toBeVisible();
  const tabs = [...bar.element().children];
  expect(tabs.map((tab) => tab.textContent)).toEqual(names);
  const cut = tabs.filter((tab) => {
    const label = tab.querySelector('span');
    return label === null || label.scrollWidth > label.clientWidth || tab.getBoundingClientRect().width < 44;
  });
  expect(cut).toEqual([]);
  await menu.click();
  const entries = page.getByRole('navigation', { name: 'Menu' });
  await expect.element(entries.getByRole('link', { name: further })).toBeVisible();
  await expect.element(entries.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  const { top, bottom } = entries.element().parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  expect(top).toBeLessThan(bottom - 100);
  expect(bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top + 1);
  await expect.element(entries.getByRole('button', { name: 'Logout' })).toBeVisible();
  await menu.click();
  await expect.element(entries).not.toBeInTheDocument();
});

test('wide screens have the places in the header, and no second menu', async () => {
  await openAs(publishedCreator(), `/deal/${idOf(10)}`);
  await expect.element(bar.getByRole('link', { name: 'Rights' })).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
});

test('a chat has the lower edge for itself, and the menu is in the header then', async () => {
  await page.viewport(360, 560);
  const app = await openAs(publishedCreator(), `/deal/${idOf(10)}?part=chat`);
  const field = page.getByLabelText('Message', { exact: true });
  await expect.element(field).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  const form = field.element().closest('form');
  const bottom = form?.querySelector('button[type=submit]')?.getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await menu.click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(app.address).toBe('/creator-dashboard');
});

test('the end of a page stands above the tabs', async () => {
  await page.viewport(390, 664);
  await openAs(publishedCreator(), `/deal/${idOf(10)}`);
  const last = page.getByRole('heading', { name: /^About/u });
  await expect.element(last).toBeVisible();
  const edge = bar.element().getBoundingClientRect().top;
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return last.element().getBoundingClientRect().bottom;
    })
    .toBeLessThan(edge);
});
