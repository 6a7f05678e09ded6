import { closedStatuses, type DealListItem, openStatuses } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignDetail } from '../../../testing/campaigns.ts';
import { dealDetail, dealItem, noBrandStats } from '../../../testing/deals.ts';
import { directoryPage } from '../../../testing/directory.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { scrollOn } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const main = page.getByRole('main');
const rows = main.getByRole('listitem');
const number = (name: string) => page.getByRole('button', { name });

/** The brand's projects, as the server finds them. */
function projects(all: readonly DealListItem[]) {
  const of = { open: openStatuses, closed: closedStatuses, completed: ['COMPLETED'] };
  server.returns('deals.brandDeals', ({ query: { status, search = '' } }) => ({
    deals: all
      .filter((deal) => of[status as keyof typeof of].includes(deal.status))
      .filter((deal) => deal.title.toLowerCase().includes(search.toLowerCase())),
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
      server.returns('rosters.read', { lists: [], saved: [] });
    },
    empty: [
      'Needs you',
      'Say who you are',
      'No projects found',
      'Get started by creating your first project brief',
      'Create New Brief',
    ],
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
      totalBudgetFils: 882_000,
    });
    projects([
      dealItem({ title: 'Waiting brief' }),
      dealItem({ id: idOf(11), title: 'Active project', status: 'IN_PROGRESS' }),
      dealItem({ id: idOf(12), title: 'Rejected brief', status: 'REJECTED' }),
    ]);
    server.returns('creators.directory', directoryPage([]));
  });

  test('numbers and tabs filter the projects, let go again and stay in the address', async () => {
    const app = await openApp('/dashboard');
    await expect.element(page.getByText('Track and manage your creator partnerships')).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'All Projects' })).toMatchTextContent('3');
    await expect.element(number('Total Budget')).toMatchTextContent(/\$2,480 ?and AED 8,820/u);
    await number('Active Projects').click();
    await expect.poll(app.address).toBe('/dashboard?tab=active');
    await expect.element(page.getByRole('tab', { name: 'Active', selected: true })).toMatchTextContent('1');
    await expect.element(rows).toHaveLength(1);

    await app.reload();
    await expect.element(page.getByRole('link', { name: 'Active project' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Waiting brief' })).not.toBeInTheDocument();
    await expect.element(number('Active Projects')).toHaveAttribute('aria-pressed', 'true');
    await number('Active Projects').click();
    await expect.poll(app.address).toBe('/dashboard');
    await expect.element(page.getByRole('link', { name: 'Waiting brief' })).toBeVisible();

    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect.element(page.getByText('No projects found')).toBeVisible();
    await expect.element(page.getByText('Get started by creating your first project brief')).toBeVisible();
    await page.getByRole('link', { name: 'Create New Brief' }).click();
    await expect.poll(app.address).toBe('/creators');
  });

  test('projects are shown by campaign, and those without one move in', async () => {
    const campaign = campaignDetail();
    server.returns('campaigns.list', { campaigns: [campaign], nextCursor: null });
    server.returns('campaigns.moveDeals', {});
    const app = await openApp('/dashboard');
    await page.getByRole('button', { name: 'By campaign' }).click();
    await expect.poll(app.address).toBe('/dashboard?by=campaign');
    await expect.element(page.getByRole('link', { name: 'Ramadan serum launch' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Waiting brief' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to campaign' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add projects' });
    await dialog.getByLabelText('Campaign').selectOptions('Ramadan serum launch');
    await dialog.getByText('Waiting brief').click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect
      .poll(() => server.calls('campaigns.moveDeals'))
      .toMatchObject([{ body: { dealIds: [idOf(10)], campaignId: campaign.id } }]);
    await page.getByRole('button', { name: 'By next step' }).click();
    await expect.poll(app.address).toBe('/dashboard');
  });

  test('a number brings its list up, at once for whom nothing should move', async () => {
    await page.viewport(390, 560);
    await openApp('/dashboard');
    await expect.element(page.getByRole('link', { name: 'Waiting brief' })).toBeInTheDocument();
    // In the same turn: a glide would only begin.
    (number('Briefs Sent').element() as HTMLElement).click();
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

  test('open projects are drawn as they are scrolled to, and their number is known before', async () => {
    const all = Array.from({ length: 55 }, (_, n) => dealItem({ id: idOf(300 + n), title: `Brief ${n}` }));
    server.returns('deals.brandStats', { ...noBrandStats, allProjects: 55, briefsSent: 55 });
    server.returns('deals.brandDeals', ({ query: { cursor } }) =>
      cursor ? { deals: all.slice(30), nextCursor: null } : { deals: all.slice(0, 30), nextCursor: 'next' },
    );
    await openApp('/dashboard');
    await expect.element(page.getByRole('tab', { name: 'All Projects' })).toMatchTextContent('55');
    await expect.element(rows).toHaveLength(50);
    await scrollOn(rows, () => rows.length > 50);
    await expect.element(page.getByRole('link', { name: 'Brief 54', exact: true })).toBeVisible();
    await expect.element(rows).toHaveLength(55);
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Quick View' }).last().click();
    await expect.element(page.getByRole('dialog', { name: 'Brief 54' })).toBeVisible();
  });

  test('projects come by deadline with their next step, and the others are folded away', async () => {
    const files = { totalFiles: 2, pendingReview: 2, approved: 0, needsRevision: 0, lastSubmission: null };
    const submitted = { status: 'SUBMITTED', contentSummary: files } as const;
    projects([
      dealItem({ title: 'Later', deadline: '2099-12-14T00:00:00.000Z', budget: 1_000_000 }),
      dealItem({ id: idOf(12), title: 'Sooner', deadline: '2020-12-14T00:00:00.000Z', ...submitted }),
      dealItem({ id: idOf(13), title: 'Rejected brief', status: 'REJECTED' }),
    ]);
    server.returns('notifications.unreadCount', { unread: 3, conversations: 0 });
    const app = await openApp('/dashboard');
    await expect.poll(() => document.title).toBe('(3) Brand Dashboard · Briefcast');
    const titles = () => rows.elements().map((row) => row.querySelector('h3')?.textContent);
    await expect.poll(titles).toEqual(['Sooner', 'Later']);
    for (const text of ['Submitted', 'Review 2 files', 'Overdue'])
      await expect.element(rows.first()).toMatchTextContent(text);
    await expect.element(rows.last()).toMatchTextContent('Waiting for Layla');

    await expect.element(page.getByText('Rejected brief')).not.toBeInTheDocument();
    await page.getByRole('heading', { name: 'Closed' }).click();
    await expect.element(page.getByRole('link', { name: 'Rejected brief' })).toBeVisible();

    await page.getByLabelText('Sort by').selectOptions('Highest budget');
    await expect.poll(app.address).toBe('/dashboard?sort=budget');
    await expect.poll(() => titles().slice(0, 2)).toEqual(['Later', 'Sooner']);
    await page.getByLabelText('Search').fill('rejected');
    await expect.element(rows).toHaveLength(1);
    await expect.element(page.getByRole('link', { name: 'Rejected brief' })).toBeVisible();
    await page.getByLabelText('Search').fill('no such thing');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => titles().slice(0, 2)).toEqual(['Later', 'Sooner']);
  });
});

test('endless names and titles stay within the page', async () => {
  signIn(newBrand());
  server.returns('deals.brandStats', noBrandStats);
  projects([dealItem()]);
  await expectWithinPage('/dashboard');
});

describe('of a new brand', () => {
  const saved = { listIds: [], isFavourite: true, note: '', noteBy: null, notedAt: null };
  const scene = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  test('its first steps lead on from what is there, with one pink button, and can be hidden', async () => {
    signIn(newBrand({ profileImage: '/logo.png', industry: 'Beauty', contentDos: ['Bare skin first'] }));
    projects([]);
    server.returns('deals.brandStats', noBrandStats);
    server.returns('rosters.read', { lists: [], saved: [{ ...saved, creatorId: idOf(2) }] });
    server.returns('rosters.creators', {
      creators: [
        { creatorId: idOf(2), name: 'Layla Haddad', creator: null, facts: null, projects: 0, running: 0 },
      ],
    });
    const app = await openApp('/dashboard');
    const queue = page.getByRole('region', { name: 'Needs you' });
    await expect.element(queue).toMatchTextContent('Needs you3');
    await expect.element(page.getByText('Say who you are')).not.toBeInTheDocument();
    await expect.element(scene('Write the house rules')).toMatchTextContent('1 of 4 written');
    await expect.element(scene('Save three faces')).toMatchTextContent('1 of 3 saved');
    expect(document.querySelectorAll('main .btn-cast')).toHaveLength(1);
    await page.getByText('Your first brief').click();
    await expect.element(page.getByText('1 house rule so far')).toBeVisible();

    await queue.getByRole('button', { name: 'Hide these' }).click();
    await expect.element(page.getByText('Nothing needs you')).toBeVisible();
    await queue.getByRole('button', { name: 'Show first steps' }).click();
    await scene('Write the house rules').getByRole('link', { name: 'Go on' }).click();
    await expect.poll(app.address).toBe('/brand-profile?tab=content');
    await expect.element(page.getByRole('button', { name: 'Save Changes' }).first()).toBeVisible();
  });

  test('its first steps name what a brand lacks, and lead to it', async () => {
    signIn(newBrand({ industry: 'Beauty' }));
    projects([]);
    server.returns('deals.brandStats', noBrandStats);
    server.returns('rosters.read', { lists: [], saved: [] });
    await openApp('/dashboard');
    await expect.element(scene('Say who you are').getByRole('link', { name: 'Go on' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Choose your industry' })).not.toBeInTheDocument();
    await scene('Say who you are').getByRole('link', { name: 'Add your logo' }).click();
    await expect.element(page.getByRole('button', { name: 'Add logo' })).toBeVisible();
  });

  test.each([
    [false, 0, '3 starter credits are on us, once you confirm your e-mail.'],
    [true, 3, '3 starter credits are on us.'],
  ])('says when its starter credits come: confirmed %s', async (emailConfirmed, ready, text) => {
    signIn(newBrand({ emailConfirmed }));
    projects([]);
    server.returns('deals.brandStats', noBrandStats);
    server.returns('rosters.read', { lists: [], saved: [] });
    server.returns('billing.balance', { ready, held: 0, warningLevel: 0 });
    const market = { credits: true, starterCredits: 3, subscription: false, moderation: false };
    await openApp('/dashboard', { demo: null, market });
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  });

  test('nothing is shown that its first steps would push away', async () => {
    signIn(newBrand());
    projects([]);
    server.waits('deals.brandStats');
    server.returns('rosters.read', { lists: [], saved: [] });
    await openApp('/dashboard');
    await expect.element(page.getByText('Loading what needs you...')).toBeVisible();
    await expect.poll(() => server.calls('needs.read')).toHaveLength(1);
    await expect.element(page.getByText('Nothing needs you')).not.toBeInTheDocument();
    server.returns('deals.brandStats', noBrandStats);
    await expect.element(page.getByText('Say who you are')).toBeVisible();
  });

  test('whoever only reviews is led nowhere', async () => {
    signIn(newBrand({ memberRole: 'REVIEWER' }));
    projects([]);
    server.returns('deals.brandStats', noBrandStats);
    await openApp('/dashboard');
    await expect.element(page.getByText('No projects found')).toBeVisible();
    await expect.element(page.getByText('Nothing needs you')).toBeVisible();
    await expect.element(page.getByText('Say who you are')).not.toBeInTheDocument();
  });
});
