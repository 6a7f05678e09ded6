/** Short links and codes: of a campaign, and on the page of a deal. */
import type { CampaignLinks, DealLink, LinkedDeal } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignDetail } from '../../testing/campaigns.ts';
import { dealDetail, noCreatorStats } from '../../testing/deals.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const path = '/campaigns/01900000-0000-7000-8000-000000000070/links';
const target = 'https://oasis.example/serum';
const given: DealLink = { slug: 'k7m2p9x', target, promoCode: 'OASIS15', clicks: 1204, clicksThisWeek: 96 };

const linked = (number: number, name: string, link: DealLink | null): LinkedDeal => ({
  dealId: idOf(number),
  title: 'Winter barrier serum',
  creator: { id: idOf(number + 20), name, image: null },
  link,
});
const deals = [
  linked(10, 'Layla Haddad', given),
  linked(11, 'Noor Al Suwaidi', { ...given, slug: 'a3b4c5d', target: null, promoCode: '' }),
  linked(12, 'Amara Nwosu', null),
];

function stubLinks(links: Partial<CampaignLinks> = {}, visitor = newBrand()) {
  signIn(visitor);
  server.returns('campaigns.read', { campaign: campaignDetail() });
  server.returns('shortLinks.ofCampaign', { deals, isCut: false, ...links });
}

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path: '/campaigns/01900000-0000-7000-8000-000000000070/links',
    title: 'Ramadan serum launch',
    calls: ['campaigns.read', 'shortLinks.ofCampaign'],
    loading: 'Loading links...',
    fill: () => stubLinks(),
    filled: ['oasis.example/serum', 'OASIS15', '1,204 clicks', '96 in 7 days', 'Link is off', 'No link yet'],
    failing: ['Failed to load links'],
    clear: () => stubLinks({ deals: [] }),
    empty: ['No creator has accepted yet'],
    expired: 'log in',
  }));

test('the rest get a link by one press, typed without https', async () => {
  stubLinks();
  server.returns('shortLinks.fillCampaign', ({ body }) => {
    const filled = deals.map((deal) => ({ ...deal, link: { ...given, ...deal.link, ...body } }));
    stubLinks({ deals: filled });
    return { deals: filled, isCut: false };
  });
  await openApp(path);
  const give = page.getByRole('button', { name: 'Give links' });
  await expect.element(give).toBeDisabled();
  await page.getByLabelText('Leads to').fill('oasis.example/cream');
  await give.click();
  await expect.element(page.getByText('Links given')).toBeVisible();
  expect(server.calls('shortLinks.fillCampaign')).toMatchObject([
    { body: { target: 'https://oasis.example/cream', promoCode: '' } },
  ]);
  await expect.element(page.getByRole('heading', { name: 'Give the rest a link' })).not.toBeInTheDocument();
});

test('a link is changed, and switched off by an empty field; a refused code says why', async () => {
  stubLinks();
  server.returns('shortLinks.change', ({ body }) => ({ link: { ...given, ...body } }));
  await openApp(path);
  await page.getByRole('button', { name: 'Change Layla Haddad’s link and code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Code for buyers').fill('OASIS 15');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write the code without spaces.')).toBeVisible();
  await dialog.getByLabelText('Code for buyers').fill('OASIS20');
  await dialog.getByLabelText('Leads to').clear();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Link and code saved')).toBeVisible();
  expect(server.calls('shortLinks.change')).toMatchObject([{ body: { target: null, promoCode: 'OASIS20' } }]);
});

test('a reviewer reads, and changes nothing', async () => {
  stubLinks({}, newBrand({ memberRole: 'REVIEWER' }));
  await openApp(path);
  await expect.element(page.getByText('OASIS15')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Change / })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Give links' })).not.toBeInTheDocument();
});

test('long addresses, codes and names stay within a phone', async () => {
  const long = { ...given, target: `https://shop.example/${'a'.repeat(400)}`, promoCode: 'W'.repeat(30) };
  stubLinks({ deals: [linked(10, 'Maximiliana-Konstantina '.repeat(4).trim(), long)] });
  await expectWithinPage(path);
});

function stubDeal(hasLink: boolean) {
  server.returns('deals.read', { deal: dealDetail({ status: 'ACCEPTED', ...(hasLink ? { hasLink } : {}) }) });
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('comments.list', { comments: [], removed: [], upTo: 0, more: false });
  server.returns('publications.ofDeal', { publications: [] });
  server.returns('shortLinks.ofDeal', { link: hasLink ? given : null });
}

test('the creator finds link and code where posts are stated, open and ready to copy', async () => {
  signIn(publishedCreator());
  stubDeal(true);
  await openApp(`/deal/${idOf(10)}`);
  await expect.element(page.getByText(/\/go\/k7m2p9x$/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await expect.element(page.getByText('1,204 clicks')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});

test('the brand gives one on the page of a deal', async () => {
  signIn(newBrand());
  stubDeal(false);
  server.returns('shortLinks.change', ({ body }) => {
    stubDeal(true);
    return { link: { ...given, ...body } };
  });
  await openApp(`/brand-deal/${idOf(10)}`);
  await page.getByRole('group').filter({ hasText: 'Published' }).getByText('Published').click();
  await page.getByRole('button', { name: 'Give a link or code' }).click();
  await page.getByRole('dialog').getByLabelText('Leads to').fill(target);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
