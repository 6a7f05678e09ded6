import {
  AppError,
  closedStatuses,
  type DealListItem,
  type OwnReview,
  openStatuses,
  type PayoutTotals,
  type Subscription,
} from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dealDetail, dealItem, noCreatorStats } from '../../../testing/deals.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { scrollOn } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newCreator, publishedCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { site, subscription } from '../../../testing/subscription.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const creator = publishedCreator();
const rows = page.getByRole('main').getByRole('listitem');
const sheet = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const statusesOf = { open: openStatuses, closed: closedStatuses, completed: ['COMPLETED'] };
const deals = (all: DealListItem[]) =>
  server.returns('deals.creatorDeals', ({ query: { status } }) => ({
    deals: all.filter((deal) => statusesOf[status as keyof typeof statusesOf].includes(deal.status)),
    nextCursor: null,
  }));

test('its states', () =>
  walkStates({
    visitor: creator,
    path: '/creator-dashboard',
    title: 'Creator Dashboard',
    calls: ['deals.creatorDeals', 'deals.creatorStats'],
    loading: 'Loading projects...',
    fill() {
      deals([dealItem({ title: 'Winter barrier serum: three-step morning routine' })]);
      server.returns('deals.creatorStats', { ...noCreatorStats, pendingDeals: 1 });
    },
    filled: [
      'Welcome back, Layla!',
      'Pending Briefs',
      'Active Projects',
      'Completed',
      'Total Earnings',
      'All Deals',
      'Winter barrier serum: three-step morning routine',
      'Accept',
      'Reject',
    ],
    failing: ['Welcome back, Layla!', 'Failed to load deals'],
    clear() {
      deals([]);
      server.returns('deals.creatorStats', noCreatorStats);
    },
    empty: ['No deals found', "You don't have any deals yet. Brands will send you briefs here."],
    expired: 'log in',
  }));

test('the tabs say what is empty', async () => {
  signIn(creator);
  server.returns('deals.creatorStats', noCreatorStats);
  deals([]);
  const app = await openApp('/creator-dashboard');
  await expect
    .element(page.getByText("You don't have any deals yet. Brands will send you briefs here."))
    .toBeVisible();
  const texts = {
    Pending: 'No pending deals at the moment.',
    Active: 'No active deals at the moment.',
    Completed: 'No completed deals at the moment.',
  };
  for (const [tab, text] of Object.entries(texts)) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.poll(app.address).toBe('/creator-dashboard?status=completed');
});

describe('a sheet', () => {
  const running = dealItem({
    id: idOf(11),
    title: 'Cold-brew in four pours',
    status: 'IN_PROGRESS',
    unreadMessages: 1,
    hasNewActivity: true,
    contentSummary: { totalFiles: 1, pendingReview: 1, approved: 0, needsRevision: 0, lastSubmission: null },
  });

  test('tells of news, files and what was rejected after a question', async () => {
    signIn(creator);
    const all = [dealItem({ title: 'Unwanted brief' }), running];
    let pendingDeals = 1;
    deals(all);
    server.returns('deals.creatorStats', () => ({ ...noCreatorStats, pendingDeals }));
    server.returns('deals.changeStatus', ({ params: { id }, body: { status } }) => {
      const at = all.findIndex((deal) => deal.id === id);
      all[at] = dealItem({ ...all[at], status });
      pendingDeals = 0;
      return { deal: { id, status } };
    });
    await openApp('/creator-dashboard');
    const news = sheet('Cold-brew in four pours');
    for (const text of ['In Progress', 'New', '1 unread message', '1 file, 1 pending review']) {
      await expect.element(news).toMatchTextContent(text);
    }
    await expect.element(news.getByRole('link', { name: 'Accept' })).not.toBeInTheDocument();

    const brief = sheet('Unwanted brief');
    await brief.getByRole('button', { name: 'Reject' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reject this brief?' });
    await question.getByRole('button', { name: 'Keep brief' }).click();
    await expect.element(brief).toMatchTextContent('Pending');
    expect(server.calls('deals.changeStatus')).toEqual([]);
    await brief.getByRole('button', { name: 'Reject' }).click();
    await question.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('heading', { name: 'Closed' }).click();
    await expect.element(brief).toMatchTextContent('Rejected');
    await expect.element(page.getByRole('button', { name: 'Pending Briefs' })).toMatchTextContent('0');
    await expect
      .poll(() => server.calls('deals.changeStatus'))
      .toMatchObject([{ params: { id: idOf(10) }, body: { status: 'REJECTED' } }]);
  });

  test('of a brief leads to the page on which it is read and accepted', async () => {
    signIn(creator);
    deals([dealItem()]);
    server.returns('deals.creatorStats', { ...noCreatorStats, pendingDeals: 1 });
    server.returns('deals.read', { deal: dealDetail() });
    const app = await openApp('/creator-dashboard');
    await expect.element(sheet('Winter barrier serum')).toMatchTextContent('Read and answer by Dec 12');
    await page.getByRole('link', { name: 'Accept' }).click();
    await expect.poll(app.address).toBe(`/deal/${idOf(10)}/accept`);
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });
});

test('whoever is not published reads once what is missing, and everybody else of it on every page', async () => {
  signIn(newCreator());
  deals([]);
  server.returns('deals.creatorStats', noCreatorStats);
  const app = await openApp('/creator-dashboard');
  const missing = page.getByText('At least one portfolio item');
  await expect
    .element(page.getByRole('region', { name: 'Needs you' }))
    .toMatchTextContent('Publish your profile');
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(page.getByText('Brands cannot find you yet')).not.toBeInTheDocument();
  server.waits('rights.list');
  await app.goTo('/rights');
  const notice = page.getByRole('region', { name: 'Brands cannot find you yet' });
  await expect.element(notice).toMatchTextContent('At least one portfolio item');
  await expect.element(notice.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
});

test.each<[string, Partial<Subscription>, string]>([
  ['Paid until November 21, 2026', { state: 'ACTIVE' }, 'buff'],
  ['Payment is overdue', { state: 'GRACE' }, 'orange'],
  ['Your subscription has lapsed', { state: 'LAPSED' }, 'orange'],
  ['Paused until December 21, 2026', { state: 'LAPSED', pausedUntil: '2026-12-21T10:00:00.000Z' }, 'buff'],
])('of a subscription it says “%s”', async (name, changes, tone) => {
  signIn(creator);
  deals([]);
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('subscription.read', { subscription: { ...subscription, ...changes } });
  await openApp('/creator-dashboard', site);
  await expect.element(page.getByRole('region', { name })).toHaveAttribute('data-tone', tone);
});

describe('of a new creator', () => {
  const scene = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  test('each missing point leads to its field, and the preview shows what is there', async () => {
    const creator = newCreator({ bio: 'One take.', location: 'Dubai, UAE', languages: ['Arabic'] });
    signIn(creator);
    deals([]);
    server.returns('deals.creatorStats', noCreatorStats);
    server.returns('accounts.me', { user: creator });
    server.returns('creators.categories', { categories: [] });
    const app = await openApp('/creator-dashboard');
    await page.getByText('How brands will see you').click();
    await expect.element(page.getByText('What you film', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Your bio, two lines')).not.toBeInTheDocument();
    await expect.element(scene('Publish your profile')).toMatchTextContent('3 steps to go');
    expect(document.querySelectorAll('main .btn-cast')).toHaveLength(1);
    await scene('Name your prices').getByRole('link', { name: 'Set prices' }).click();
    await expect.poll(app.address).toBe('/creator-profile?tab=pricing');
    await expect.element(page.getByLabelText('UGC Video')).toHaveFocus();
  });

  test('a complete profile is published from the sheet, and its link is there to copy', async () => {
    const complete = { ...publishedCreator(), isPublished: false };
    signIn(complete);
    deals([]);
    server.returns('deals.creatorStats', { ...noCreatorStats, allDeals: 0 });
    server.returns('profiles.update', { user: publishedCreator() });
    await openApp('/creator-dashboard');
    await scene('Publish your profile').getByRole('button', { name: 'Publish' }).click();
    const live = page.getByRole('region', { name: 'You are live: copy your link' });
    await expect.element(live.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect.element(page.getByText('Publish your profile')).not.toBeInTheDocument();
    await expect.poll(() => server.calls('profiles.update')).toMatchObject([{ body: { isPublished: true } }]);
  });

  test('of a moderated market says that the profile is looked at first, and then that it waits', async () => {
    const complete = { ...publishedCreator(), isPublished: false };
    signIn(complete);
    deals([]);
    server.returns('deals.creatorStats', { ...noCreatorStats, allDeals: 0 });
    const review: OwnReview = {
      ...{ kind: 'FIRST', state: 'WAITING', askedAt: '2026-03-01T12:00:00.000Z', decidedAt: null },
      ...{ reasons: [], note: null, held: { fields: [], items: 0 } },
    };
    server.returns('profiles.update', { user: { ...complete, review } });
    const market = { credits: false, subscription: false, moderation: true };
    await openApp('/creator-dashboard', { demo: null, market });
    const publish = scene('Publish your profile');
    await expect.element(publish).toMatchTextContent('We review each new profile within 24 hours.');
    await publish.getByRole('button', { name: 'Publish' }).click();
    await expect.element(publish).toMatchTextContent('tell you here and by mail');
    await expect.element(publish.getByRole('button')).not.toBeInTheDocument();
  });
});

test('earned is not arrived', async () => {
  signIn(creator);
  deals([dealItem()]);
  const none = { count: 0, amountCents: 0 };
  const one = (amountCents: number) => ({ count: 1, amountCents });
  const payouts: PayoutTotals = {
    ...{ late: none, notArrived: none, toConfirm: none },
    ...{ owed: one(288_000), arrived: one(74_000) },
  };
  const stats = { ...noCreatorStats, allDeals: 3, totalEarnings: 462_000, totalEarningsFils: 294_000 };
  server.returns('deals.creatorStats', { ...stats, payouts });
  await openApp('/creator-dashboard');
  await expect.element(page.getByText('and AED 2,940. $740 of it arrived')).toBeVisible();
});

test('totals that fail alone say so beside the deals, and come with Retry', async () => {
  signIn(creator);
  deals([dealItem()]);
  server.refuses('deals.creatorStats', 'auth.wrong_role');
  await openApp('/creator-dashboard');
  await expect.element(page.getByText('Winter barrier serum')).toBeVisible();
  await expect.element(page.getByText('Your totals could not be loaded')).toBeVisible();
  server.returns('deals.creatorStats', { ...noCreatorStats, pendingDeals: 1 });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Your totals could not be loaded')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Pending Briefs' })).toMatchTextContent('1');
});

test('deals that could not follow say so, and come with Retry by the keyboard', async () => {
  signIn(creator);
  const all = Array.from({ length: 55 }, (_, n) =>
    dealItem({ id: idOf(300 + n), title: `Brief ${n}`, status: 'COMPLETED' }),
  );
  let isBroken = true;
  server.returns('deals.creatorStats', { ...noCreatorStats, completedProjects: 55 });
  server.returns('deals.creatorDeals', ({ query: { cursor } }) => {
    if (!cursor) return { deals: all.slice(0, 50), nextCursor: 'next' };
    if (isBroken) throw new AppError('request.rate_limited');
    return { deals: all.slice(50), nextCursor: null };
  });
  await openApp('/creator-dashboard?status=completed');
  await expect.element(rows).toHaveLength(50);
  await expect.element(page.getByRole('button', { name: 'Completed' })).toMatchTextContent('55');
  const failure = page.getByText('Failed to load more projects');
  await scrollOn(rows, () => failure.length > 0);
  await expect.element(rows).toHaveLength(50);
  isBroken = false;
  (page.getByRole('button', { name: 'Retry' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Brief 54', exact: true })).toBeVisible();
  await expect.element(rows).toHaveLength(55);
});

test('endless names and titles stay within the page', async () => {
  signIn(creator);
  deals([dealItem()]);
  server.returns('deals.creatorStats', noCreatorStats);
  await expectWithinPage('/creator-dashboard');
});

test('a brief that its brand replaced offers what its page offers', async () => {
  signIn(creator);
  server.returns('deals.creatorStats', noCreatorStats);
  const brief = { status: 'BRIEF_SENT', isBriefReplaced: true } as const;
  deals([
    dealItem({ id: idOf(11), title: 'Plain', status: 'BRIEF_SENT' }),
    dealItem({ ...brief, id: idOf(12), title: 'Newer', openProposal: { kind: 'TERMS', by: 'BRAND' } }),
    dealItem({ ...brief, id: idOf(13), title: 'Replaced', openProposal: null }),
  ]);
  await openApp('/creator-dashboard');
  await expect.element(sheet('Plain').getByRole('link', { name: 'Accept' })).toBeVisible();
  await expect.element(sheet('Newer').getByRole('link', { name: 'Read the newest offer' })).toBeVisible();
  const read = sheet('Replaced').getByRole('link', { name: 'Read the terms' });
  await expect.element(read).toHaveAttribute('href', `/deal/${idOf(13)}`);
  await expect.element(sheet('Replaced').getByRole('link', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a suspended creator is not asked to publish', async () => {
  signIn(newCreator({ suspended: 'CREATOR' }));
  server.refuses('suspension.read', 'internal');
  deals([]);
  server.returns('deals.creatorStats', noCreatorStats);
  await openApp('/creator-dashboard');
  const steps = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem');
  await expect.element(steps.first()).toBeVisible();
  await expect.element(steps.filter({ hasText: 'Publish your profile' })).not.toBeInTheDocument();
});
