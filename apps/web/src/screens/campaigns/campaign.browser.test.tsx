import type { CampaignDetail, DealListItem } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignDetail } from '../../testing/campaigns.ts';
import { dealDetail, dealItem } from '../../testing/deals.ts';
import { publicCreator } from '../../testing/directory.ts';
import { needOf, queueOf } from '../../testing/needs.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { campaignDeal, campaignPost } from '../../testing/publications.ts';
import { server } from '../../testing/stub-server.ts';
import { teamOf } from '../../testing/teams.ts';
import { walkStates } from '../../testing/walk-states.ts';

const path = `/campaigns/${idOf(70)}`;
const files = { totalFiles: 3, pendingReview: 2, approved: 1, needsRevision: 0, lastSubmission: null };
const hana = { id: idOf(3), firstName: 'Hana', lastName: 'Seo', profileImage: null };

const inIt = [
  dealItem({
    ...{ status: 'SUBMITTED', budget: 420_000, currency: 'AED', contentSummary: files },
    ...{ deadline: '2099-02-04T00:00:00.000Z', asked: 4, paidCents: 126_000 },
  }),
  dealItem({
    ...{ id: idOf(11), title: 'The second night cream', creator: hana, budget: 88_000 },
    ...{ deadline: '2099-02-12T00:00:00.000Z', asked: 2, paidCents: 0 },
  }),
];
const campaign = campaignDetail({
  plannedCents: 80_000,
  sums: [
    { status: 'SUBMITTED', currency: 'AED', deals: 1, cents: 420_000, paidCents: 126_000 },
    { status: 'BRIEF_SENT', currency: 'USD', deals: 1, cents: 88_000, paidCents: 0 },
  ],
  asked: 6,
  delivered: 3,
  approved: 1,
  nextDue: '2099-02-04T00:00:00.000Z',
  people: [{ id: idOf(50), firstName: 'Rania', lastName: 'Haddad' }],
});

/** A campaign whose projects are moved as the server moves them, and projects in none. */
function keepCampaign(start: readonly DealListItem[], loose: readonly DealListItem[] = []) {
  server.returns('publications.ofCampaign', { deals: [], isCut: false });
  let here = [...start];
  let none = [...loose];
  server.returns('campaigns.read', { campaign });
  server.returns('team.read', { team: teamOf() });
  server.returns('campaigns.list', {
    campaigns: [campaign, campaignDetail({ id: idOf(71), name: 'Eid gift set' })],
    nextCursor: null,
  });
  server.returns('deals.brandDeals', ({ query }) => ({
    deals: query.campaign === 'none' ? none : here,
    nextCursor: null,
  }));
  server.returns('campaigns.moveDeals', ({ body: { dealIds, campaignId } }) => {
    const moved = [...here, ...none].filter(({ id }) => dealIds.includes(id));
    here = here.filter((deal) => !moved.includes(deal));
    none = none.filter((deal) => !moved.includes(deal));
    if (campaignId === campaign.id) here.push(...moved);
    if (campaignId === null) none.push(...moved);
    return {};
  });
}

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path: '/campaigns/01900000-0000-7000-8000-000000000070',
    title: 'Ramadan serum launch',
    calls: ['campaigns.read', 'deals.brandDeals'],
    loading: 'Loading campaign...',
    fill: () => keepCampaign(inIt),
    filled: [
      'Ramadan serum launch',
      'Jan 11 to Mar 14',
      '1 of 2 accepted',
      '3 of 6',
      'Budget in AED',
      'AED 12,000',
      'AED 1,260',
      'Rania Haddad',
      'Layla Haddad',
      '3 of 4 delivered',
      'AED 1,260 paid',
      'Hana Seo',
      'asked',
    ],
    failing: ['Failed to load campaign'],
    clear: () => keepCampaign([]),
    empty: ['No projects in it yet'],
    expired: 'log in',
  }));

describe('of a brand', () => {
  beforeEach(() => {
    signIn(newBrand());
    keepCampaign(inIt, [dealItem({ id: idOf(12), title: 'Loose one' }), dealItem({ id: idOf(13) })]);
  });

  test('what is over the plan is said, and the queue shows what is about its projects', async () => {
    const needs = [needOf('file.review', 10), needOf('message.unread', 99)];
    server.returns('needs.read', queueOf(needs));
    await openApp(path);
    await expect
      .element(page.getByText('$80 over the plan. Nothing stops you; the plan is yours.'))
      .toBeVisible();
    const purse = page.getByRole('img', { name: 'Paid $0, agreed $0, asked $880, left $0 of $800' });
    await expect.element(purse).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
    await expect.element(page.getByText('Project 10', { exact: false }).first()).toBeVisible();
    await expect.element(page.getByText('Project 99', { exact: false })).not.toBeInTheDocument();
  });

  test('what is the reader’s comes first; the order is chosen', async () => {
    await openApp(path);
    const rows = page.getByRole('region', { name: 'Creators' }).getByRole('heading', { level: 3 });
    const names = () => rows.elements().map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['Layla Haddad', 'Hana Seo']);
    await page.getByText('Name', { exact: true }).click();
    await expect.poll(names).toEqual(['Hana Seo', 'Layla Haddad']);
  });

  test('the board has a strip on each deadline, and is read on by weeks', async () => {
    await openApp(path);
    const later = page.getByRole('button', { name: 'Later' });
    await expect.element(page.getByText('No deadlines in these weeks')).toBeVisible();
    await later.click();
    await expect.element(page.getByRole('heading', { name: /^Deadlines, / })).toBeVisible();
    await page.viewport(390, 800);
    await expect.element(page.getByText('Feb 4', { exact: true }).last()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Hana Seo' }).first()).toBeVisible();
    await page.viewport(1280, 800);
  });

  test('projects are added together, taken out, and moved to another campaign', async () => {
    await openApp(path);
    await page.getByRole('button', { name: 'Add projects' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add projects' });
    await dialog.getByText('Loose one').click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByText('Loose one')).toBeVisible();
    await page.getByRole('button', { name: 'More about Hana Seo' }).click();
    await page.getByRole('menuitem', { name: 'Take out' }).click();
    await expect.element(page.getByRole('heading', { name: 'Hana Seo' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'More about Layla Haddad' }).first().click();
    await page.getByRole('menuitem', { name: 'Move to' }).click();
    const moving = page.getByRole('dialog', { name: 'Move to' });
    await moving.getByLabelText('Campaign').selectOptions('Eid gift set');
    await moving.getByRole('button', { name: 'Move', exact: true }).click();
    await expect
      .poll(() => server.calls('campaigns.moveDeals').map(({ body }) => body))
      .toEqual([
        { dealIds: [idOf(12)], campaignId: idOf(70) },
        { dealIds: [idOf(11)], campaignId: null },
        { dealIds: [idOf(10)], campaignId: idOf(71) },
      ]);
  });

  test('who has not answered is reminded', async () => {
    server.returns('campaigns.remind', { reminded: 1 });
    await openApp(path);
    await page.getByRole('button', { name: 'Remind who has not answered' }).click();
    await expect.element(page.getByText('1 creator reminded')).toBeVisible();
    server.returns('campaigns.remind', { reminded: 0 });
    await page.getByRole('button', { name: 'Remind who has not answered' }).click();
    await expect.element(page.getByText('Everybody was asked within a day.')).toBeVisible();
  });

  test('who declined is replaced by the next of a list', async () => {
    keepCampaign([dealItem({ status: 'REJECTED' })]);
    const saved = { isFavourite: false, listIds: [], note: '', noteBy: null, notedAt: null };
    server.returns('rosters.read', {
      lists: [],
      saved: [idOf(2), idOf(3)].map((creatorId) => ({ ...saved, creatorId })),
    });
    const shown = { facts: null, projects: 0, running: 0 };
    server.returns('rosters.creators', {
      creators: [
        { ...shown, creatorId: idOf(2), name: 'Layla Haddad', creator: publicCreator() },
        {
          ...{ ...shown, creatorId: idOf(3), name: 'Hana Seo' },
          creator: publicCreator({ id: idOf(3), firstName: 'Hana', lastName: 'Seo' }),
        },
      ],
    });
    server.returns('deals.read', { deal: dealDetail() });
    server.returns('briefTemplates.list', { templates: [] });
    server.returns('creators.details', { details: { socialAccounts: [], packages: [], facts: null } });
    await openApp(path);
    await page.getByRole('button', { name: 'More about Layla Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    await expect.element(page.getByText('Next is Hana Seo.')).toBeVisible();
    await page.getByRole('button', { name: 'Brief Hana' }).click();
    const brief = page.getByRole('dialog', { name: 'Send Brief to Hana Seo' });
    await expect.element(brief.getByLabelText('Project Title')).toHaveValue('Winter barrier serum');
    await expect.element(brief.getByLabelText('Campaign')).toHaveValue(campaign.id);
  });

  test('it is begun again with its people', async () => {
    server.returns('campaigns.add', { id: idOf(75) });
    server.returns('creators.publicProfile', { creator: publicCreator() });
    server.returns('creators.details', { details: { socialAccounts: [], packages: [], facts: null } });
    server.returns('deals.read', { deal: dealDetail() });
    server.returns('briefTemplates.list', { templates: [] });
    const app = await openApp(path);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Begin again' }).click();
    const form = page.getByRole('dialog', { name: 'New campaign' });
    await expect.element(form.getByLabelText('Name')).toHaveValue('Ramadan serum launch');
    await expect.element(form.getByLabelText('First day')).toHaveValue('');
    server.returns('campaigns.read', ({ params }) => ({ campaign: campaignDetail({ id: params.id }) }));
    server.returns('deals.brandDeals', ({ query }) => ({
      deals: query.campaign === campaign.id ? inIt : [],
      nextCursor: null,
    }));
    await form.getByRole('button', { name: 'Create campaign' }).click();
    await expect.poll(app.address).toBe(`/campaigns/${idOf(75)}?people=${campaign.id}`);
    await page.getByRole('button', { name: 'Brief again' }).first().click();
    const brief = page.getByRole('dialog', { name: 'Send Brief to Layla Haddad' });
    await expect.element(brief.getByLabelText('Project Title')).toHaveValue('Winter barrier serum');
  });

  test('it goes into the archive, and is brought back', async () => {
    let isArchived = false;
    server.returns('campaigns.read', () => ({ campaign: { ...campaign, isArchived } as CampaignDetail }));
    server.returns('campaigns.archive', ({ body }) => {
      isArchived = body.isArchived;
      return {};
    });
    await openApp(path);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move to the archive' }).click();
    await expect.element(page.getByText('This campaign is in the archive.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect.element(page.getByRole('button', { name: 'Add projects' })).toBeVisible();
  });
});

test('a reviewer reads it and changes nothing', async () => {
  signIn(newBrand({ memberRole: 'REVIEWER' }));
  keepCampaign(inIt);
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: 'Hana Seo' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add projects' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More about Hana Seo' })).not.toBeInTheDocument();
});

test('its posts stand in lanes, and on the board on their days', async () => {
  signIn(newBrand());
  keepCampaign(inIt);
  const today = new Date().toISOString().slice(0, 10);
  server.returns('publications.ofCampaign', {
    deals: [
      campaignDeal(10, { posts: [campaignPost(80, [], { postedOn: today })] }),
      campaignDeal(11, {
        creator: { ...{ id: idOf(3), name: 'Hana Seo' }, image: null },
        rights: { posting: 'CREATOR', postOn: '2026-02-20T00:00:00.000Z' },
      }),
    ],
    isCut: true,
  });
  await openApp(path);
  await expect
    .element(page.getByRole('region', { name: 'Out, not stated' }))
    .toMatchTextContent('Agreed for Feb 20');
  await expect
    .element(page.getByRole('region', { name: 'Stated', exact: true }))
    .toMatchTextContent('Layla Haddad');
  await expect.element(page.getByRole('region', { name: 'Planned' })).not.toBeInTheDocument();
  await expect.element(page.getByText('The newest projects and posts are shown.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Layla Haddad, out / })).toBeVisible();
});
