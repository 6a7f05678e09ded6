import type { CampaignDetail } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignDetail } from '../../testing/campaigns.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { teamOf } from '../../testing/teams.ts';
import { walkStates } from '../../testing/walk-states.ts';

/** A brand's campaigns, as the server finds them. */
function keepCampaigns(all: readonly CampaignDetail[]) {
  server.returns('campaigns.list', ({ query: { search = '', state, whose } }) => ({
    campaigns: all
      .filter(({ people }) => whose === undefined || people.some(({ id }) => id === newBrand().id))
      .filter(({ isArchived }) => isArchived === (state === 'archived'))
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
    nextCursor: null,
  }));
  server.returns('campaigns.read', ({ params }) => ({
    campaign: all.find(({ id }) => id === params.id) ?? campaignDetail({ id: params.id }),
  }));
  server.returns('deals.brandDeals', { deals: [], nextCursor: null });
  server.returns('team.read', { team: teamOf([newBrand().id, 'Rania'], [idOf(51), 'Omar']) });
}

const running = campaignDetail({
  firstDay: '2020-01-11',
  sums: [
    { status: 'COMPLETED', currency: 'AED', deals: 1, cents: 341_000, paidCents: 341_000 },
    { status: 'IN_PROGRESS', currency: 'AED', deals: 2, cents: 958_000, paidCents: 0 },
  ],
  asked: 18,
  delivered: 8,
  nextDue: '2099-02-04T00:00:00.000Z',
  faces: [{ id: idOf(2), name: 'Layla Haddad', image: null, status: 'IN_PROGRESS' }],
});

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path: '/campaigns',
    title: 'Campaigns',
    calls: ['campaigns.list'],
    loading: 'Loading campaigns...',
    fill: () => keepCampaigns([running]),
    filled: [
      'Ramadan serum launch',
      'Running',
      'AED 12,990 agreed of AED 12,000',
      'AED 990 over',
      '8 of 18 delivered',
      'Next',
    ],
    failing: ['Failed to load campaigns'],
    clear: () => keepCampaigns([]),
    empty: ['No campaigns yet'],
    expired: 'log in',
  }));

const field = (name: string) => page.getByRole('dialog').getByLabelText(name);

test('a campaign is created by its name alone, and opens', async () => {
  signIn(newBrand());
  keepCampaigns([]);
  server.returns('campaigns.add', { id: idOf(71) });
  const app = await openApp('/campaigns');
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
  await field('Name').fill('Eid gift set');
  await field('Budget in AED').fill('lots');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect.element(page.getByText('Enter an amount up to 1,000,000.')).toBeVisible();
  await field('Budget in AED').fill('9,000');
  await field('Omar Haddad').click();
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect.poll(app.address).toBe(`/campaigns/${idOf(71)}`);
  expect(server.calls('campaigns.add')).toMatchObject([
    {
      body: {
        ...{ name: 'Eid gift set', goal: '', firstDay: null, lastDay: null },
        ...{ plannedCents: null, plannedFils: 900_000, guidelines: '' },
        people: [newBrand().id, idOf(51)],
      },
    },
  ]);
});

test('a last day before the first is refused at its field', async () => {
  signIn(newBrand());
  keepCampaigns([]);
  await openApp('/campaigns');
  await page.getByRole('button', { name: 'New campaign' }).click();
  await field('Name').fill('Eid gift set');
  await field('First day').fill('2027-03-14');
  await field('Last day').fill('2027-03-01');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect.element(page.getByText('The last day is before the first.')).toBeVisible();
  expect(server.calls('campaigns.add')).toHaveLength(0);
});

test('the list is searched, and the archive is one press away', async () => {
  signIn(newBrand());
  const archived = campaignDetail({ id: idOf(72), name: 'Winter barrier', isArchived: true });
  keepCampaigns([running, campaignDetail({ id: idOf(73), name: 'Eid gift set' }), archived]);
  const app = await openApp('/campaigns');
  await page.getByLabelText('Search campaigns').fill('gift');
  await expect.element(page.getByRole('link', { name: 'Ramadan serum launch' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Eid gift set' })).toBeVisible();
  await page.getByLabelText('Search campaigns').fill('nothing');
  await expect.element(page.getByText('No campaign matches your search')).toBeVisible();
  await page.getByRole('tab', { name: 'Archive' }).click();
  await expect.element(page.getByRole('link', { name: 'Winter barrier' })).toBeVisible();
  expect(app.address()).toBe('/campaigns?state=archived');
});

test('a reviewer reads campaigns and creates none', async () => {
  signIn(newBrand({ memberRole: 'REVIEWER' }));
  keepCampaigns([running]);
  await openApp('/campaigns');
  await expect.element(page.getByRole('link', { name: 'Ramadan serum launch' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New campaign' })).not.toBeInTheDocument();
});

test('those that one sees to are one press away', async () => {
  const { id, firstName, lastName } = newBrand();
  signIn(newBrand());
  const own = campaignDetail({ id: idOf(73), name: 'Eid gift set', people: [{ id, firstName, lastName }] });
  keepCampaigns([running, own]);
  const app = await openApp('/campaigns');
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect.element(page.getByRole('link', { name: 'Ramadan serum launch' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Eid gift set' })).toBeVisible();
  expect(app.address()).toBe('/campaigns?whose=mine');
});

test('those of nobody are told as such', async () => {
  signIn(newBrand());
  keepCampaigns([running]);
  await openApp('/campaigns?whose=mine');
  await expect.element(page.getByText('No campaign is yours yet')).toBeVisible();
});

test('a calendar feed is made, made again and switched off', async () => {
  signIn(newBrand());
  keepCampaigns([running]);
  server.returns('campaigns.readCalendar', { calendarUrl: null });
  const addressOf = (token: number) => `https://briefcast.example/api/campaigns/calendar.ics?token=${token}`;
  let number = 0;
  server.returns('campaigns.renewCalendar', () => {
    number += 1;
    return { calendarUrl: addressOf(number) };
  });
  server.returns('campaigns.dropCalendar', {});
  await openApp('/campaigns');
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await dialog.getByRole('button', { name: 'Create an Address' }).click();
  await expect.element(dialog.getByLabelText('Private address')).toHaveValue(addressOf(1));
  await dialog.getByRole('button', { name: 'New Address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New Address' }).click();
  await expect.element(dialog.getByLabelText('Private address')).toHaveValue(addressOf(2));
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Create an Address' })).toBeVisible();
  expect(server.calls('campaigns.dropCalendar')).toHaveLength(1);
});

test('endless names stay within the page', async () => {
  signIn(newBrand());
  keepCampaigns([running]);
  await expectWithinPage('/campaigns');
});
