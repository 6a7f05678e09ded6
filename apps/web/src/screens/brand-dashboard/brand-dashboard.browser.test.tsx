import type { DealListItem } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, dealItem, noBrandStats } from '../../testing/deals.ts';
import { directoryPage } from '../../testing/directory.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { scrollOn } from '../../testing/looks.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const main = page.getByRole('main');
const rows = main.getByRole('listitem');
const tile = (name: string) => page.getByRole('button', { name });

/** The brand's projects, filtered by tab as the server does. */
function projects(all: readonly DealListItem[]) {
  const of = { pending: ['BRIEF_SENT'], in_progress: ['ACCEPTED', 'IN_PROGRESS'], completed: ['COMPLETED'] };
  server.returns('deals.brandDeals', ({ query: { status } }) => ({
    deals: all.filter((deal) =>
      status && status in of ? of[status as keyof typeof of].includes(deal.status) : true,
    ),
    nextCursor: null,
  }));
}

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path: '/dashboard',
    title: 'Brand Dashboard',
    calls: ['deals.brandDeals', 'deals.brandStats'],
    loading: 'Loading projects...',
    fill() {
      projects([dealItem({ title: 'Overnight mask, honest seven-day diary' })]);
      const stats = { allProjects: 1, briefsSent: 1, totalBudget: 1_085_000 };
      server.returns('deals.brandStats', { ...noBrandStats, ...stats });
    },
    filled: [
      'Brand Dashboard',
      'Track and manage your creator partnerships',
      'Briefs Sent',
      'Active Projects',
      'Completed',
      'Total Budget',
      '$10,850',
      'All Projects',
      'Overnight mask, honest seven-day diary',
    ],
    failing: ['Brand Dashboard', 'Failed to load dashboard data'],
    clear() {
      projects([]);
      server.returns('deals.brandStats', noBrandStats);
    },
    empty: ['No projects found', 'Get started by creating your first project brief', 'Create New Brief'],
    expired: 'log in',
  }));

describe('of a brand with projects', () => {
  beforeEach(() => {
    signIn(newBrand());
    server.returns('deals.brandStats', {
      allProjects: 3,
      briefsSent: 1,
      activeProjects: 1,
      completedProjects: 0,
      totalBudget: 248_000,
    });
    projects([
      dealItem({ title: 'Waiting brief' }),
      dealItem({ id: idOf(11), title: 'Active project', status: 'IN_PROGRESS' }),
      dealItem({ id: idOf(12), title: 'Rejected brief', status: 'REJECTED' }),
    ]);
    server.returns('creators.directory', directoryPage([]));
  });

  test('tiles and tabs filter the projects and stay in the address', async () => {
    const app = await openApp('/dashboard');
    await expect.element(page.getByText('Track and manage your creator partnerships')).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'All Projects' })).toMatchTextContent('3');
    await expect.element(tile('Total Budget')).toMatchTextContent('$2,480');
    await tile('Active Projects').click();
    await expect.poll(app.address).toBe('/dashboard?tab=active');
    await expect.element(page.getByRole('tab', { name: 'Active', selected: true })).toMatchTextContent('1');
    await expect.element(rows).toHaveLength(1);

    await app.reload();
    await expect.element(page.getByRole('link', { name: 'Active project' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Waiting brief' })).not.toBeInTheDocument();
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect.element(page.getByText('No projects found')).toBeVisible();
    await expect.element(page.getByText('Get started by creating your first project brief')).toBeVisible();
    await page.getByRole('link', { name: 'Create New Brief' }).click();
    await expect.poll(app.address).toBe('/creators');
  });

  test('a tile brings its list up, at once for whom nothing should move', async () => {
    await page.viewport(390, 560);
    await openApp('/dashboard');
    await expect.element(page.getByRole('link', { name: 'Waiting brief' })).toBeInTheDocument();
    // In the same turn: a glide would only begin.
    (tile('Briefs Sent').element() as HTMLElement).click();
    expect(window.scrollY).toBeGreaterThan(0);
  });

  test("a project's quick view leads to its page and to its chat", async () => {
    projects([dealItem()]);
    server.returns('deals.read', { deal: dealDetail() });
    const app = await openApp('/dashboard');
    await page.getByRole('button', { name: 'Quick view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Winter barrier serum' });
    for (const text of ['Brief Sent', 'Layla Haddad', '$1,240.00', 'December 12, 2099']) {
      await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await expect
      .element(dialog.getByRole('link', { name: 'View Details' }))
      .toHaveAttribute('href', `/brand-deal/${idOf(10)}`);
    await dialog.getByRole('link', { name: 'Message Creator' }).click();
    await expect.poll(app.address).toBe(`/brand-deal/${idOf(10)}#chat`);
    await expect.element(page.getByText('No messages yet')).toBeInViewport();
    await expect.element(page.getByLabelText('Message', { exact: true })).toHaveFocus();
  });

  test('a dashboard that cannot be loaded says so and can be tried again', async () => {
    server.refuses('deals.brandDeals', 'deal.not_found');
    await openApp('/dashboard');
    await expect.element(page.getByText('Failed to load dashboard data')).toBeVisible();
    projects([]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('No projects found')).toBeVisible();
  });

  test('projects follow as they are scrolled to, and their number is known before', async () => {
    const all = Array.from({ length: 55 }, (_, n) => dealItem({ id: idOf(300 + n), title: `Brief ${n}` }));
    server.returns('deals.brandStats', { ...noBrandStats, allProjects: 55, briefsSent: 55 });
    server.returns('deals.brandDeals', ({ query: { cursor } }) =>
      cursor ? { deals: all.slice(50), nextCursor: null } : { deals: all.slice(0, 50), nextCursor: 'next' },
    );
    await openApp('/dashboard');
    await expect.element(page.getByRole('tab', { name: 'All Projects' })).toMatchTextContent('55');
    await expect.element(rows).toHaveLength(50);
    await scrollOn(rows, () => rows.length > 50);
    await expect.element(page.getByRole('link', { name: 'Brief 54', exact: true })).toBeVisible();
    await expect.element(rows).toHaveLength(55);
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(server.calls('deals.brandDeals').map(({ query }) => query.cursor)).toContain('next');
    await page.getByRole('button', { name: 'Quick View' }).last().click();
    await expect.element(page.getByRole('dialog', { name: 'Brief 54' })).toBeVisible();
  });
});

test('endless names and titles stay within the page', async () => {
  signIn(newBrand());
  server.returns('deals.brandStats', noBrandStats);
  projects([dealItem()]);
  await expectWithinPage('/dashboard');
});
