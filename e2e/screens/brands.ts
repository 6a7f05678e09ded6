/** What a brand sees. */
import type { Page } from '@playwright/test';
import { submittedToBrand } from './rooms.ts';
import { said, saidOf, saidWithin } from './said.ts';
import { briefSent, button, changed, dialog, edit, heading, type Screen, seen, text } from './screen.ts';

const sentBackByBrand = 'Cloud cleanser, before coffee';

const bell = (page: Page) => page.getByRole('button', { name: saidOf('Notifications,') });

/** Their names go on with the creator. */
const sendBrief = (page: Page) => page.getByRole('button', { name: saidWithin('Send Brief') });

/** A new brand: it has entered its name and its guidelines, and has saved nobody. */
async function onFirstDay(page: Page) {
  await changed('**/api/rosters', (rosters: object) => ({ ...rosters, saved: [] }))(page);
  await changed('**/api/deals?*', () => ({ deals: [], nextCursor: null }))(page);
  await changed('**/api/deals/dashboard/stats', (totals: object) =>
    Object.fromEntries(
      Object.entries(totals).flatMap(([name, total]) => (typeof total === 'number' ? [[name, 0]] : [])),
    ),
  )(page);
}

const brandProfileTabs = [
  { name: 'brand-profile', path: '/brand-profile' },
  { name: 'brand-profile-guidelines', path: '/brand-profile?tab=guidelines' },
  { name: 'brand-profile-audience', path: '/brand-profile?tab=audience' },
  { name: 'brand-profile-content', path: '/brand-profile?tab=content' },
];

export const brands: Screen[] = [
  {
    name: 'deal-log',
    visitor: 'brand',
    path: '/deals/:deal/log',
    deal: submittedToBrand,
    title: 'Evidence log',
    shows: text('Head of the chain'),
    darkPicture: true,
  },
  {
    name: 'brand-dashboard',
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    shows: text(submittedToBrand),
    darkPicture: true,
  },
  {
    name: 'brand-dashboard-campaigns',
    visitor: 'brand',
    path: '/dashboard?by=campaign',
    title: 'Brand Dashboard',
    shows: text('Without a campaign'),
  },
  {
    name: 'campaigns',
    visitor: 'brand',
    path: '/campaigns',
    title: 'Campaigns',
    shows: text('Dry season'),
  },
  {
    name: 'campaign',
    visitor: 'brand',
    path: '/campaigns',
    title: 'Dry season',
    shows: text('Dry season'),
    open: async (page) => {
      await seen(page.getByRole('link', { name: 'Dry season' })).click();
      await seen(text('Amara Nwosu')(page)).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'campaign-links',
    visitor: 'brand',
    path: '/campaigns',
    title: 'Dry season',
    shows: text('Dry season'),
    open: async (page) => {
      await seen(page.getByRole('link', { name: 'Dry season' })).click();
      await seen(page.getByRole('link', { name: said('Links and codes') })).click();
      await seen(text('OASIS15')(page)).waitFor();
    },
  },
  {
    name: 'campaign-results',
    visitor: 'brand',
    path: '/campaigns',
    title: 'Dry season',
    shows: text('Dry season'),
    open: async (page) => {
      await seen(page.getByRole('link', { name: 'Dry season' })).click();
      await seen(page.getByRole('link', { name: said('Results') })).click();
      await seen(page.getByRole('heading', { name: said('Posts') })).waitFor();
    },
  },
  {
    name: 'campaign-report',
    visitor: 'brand',
    path: '/campaigns',
    title: 'Dry season',
    shows: text('Dry season'),
    open: async (page) => {
      await seen(page.getByRole('link', { name: 'Dry season' })).click();
      await seen(page.getByRole('link', { name: said('Results') })).click();
      await seen(page.getByRole('link', { name: said('Report') })).click();
      await seen(page.getByRole('heading', { name: said('What it shows') })).waitFor();
    },
  },
  {
    name: 'inbox',
    visitor: 'brand',
    path: '/inbox',
    title: 'Inbox',
    shows: text('Needs an answer'),
    open: async (page) => {
      await seen(page.getByRole('link', { name: /Amara Nwosu/u })).click();
      await seen(text('Take 3 has a cleaner ending')(page)).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'finder',
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    shows: text(submittedToBrand),
    open: async (page) => {
      await button('Find anything')(page).click();
      await dialog(page).getByRole('combobox').fill('amara');
      await seen(page.getByRole('option')).waitFor();
    },
  },
  {
    name: 'billing',
    visitor: 'brand',
    path: '/billing',
    title: 'Billing',
    shows: text('Every movement'),
    open: (page) => text('Left after')(page).first().waitFor(),
    darkPicture: true,
  },
  {
    name: 'buy-credits',
    visitor: 'brand',
    path: '/billing/buy',
    title: 'Buy credits',
    shows: text('Your order'),
  },
  {
    name: 'buy-credits-card',
    visitor: 'brand',
    path: '/billing/buy',
    title: 'Buy credits',
    // The demo accepts no cards.
    before: changed('**/api/billing', (billing: object) => ({ ...billing, takesCards: true })),
    shows: text('On our payment partner’s page. Credits arrive within a minute'),
    darkPicture: true,
  },
  {
    name: 'brand-rights',
    visitor: 'brand',
    path: '/rights',
    title: 'Rights',
    shows: text('In your calendar'),
  },
  {
    name: 'credit-order',
    visitor: 'brand',
    path: '/billing',
    title: 'Pro-forma',
    shows: text('Waiting for transfer'),
    open: async (page) => {
      await page
        .getByRole('listitem')
        .filter({ hasText: saidWithin('Waiting for transfer') })
        .getByRole('link')
        .click();
      await text('What happens next')(page).waitFor();
    },
  },
  {
    name: 'notifications',
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    shows: bell,
    open: async (page) => {
      await bell(page).click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'send-brief',
    visitor: 'brand',
    path: '/creators',
    title: 'Find Creators',
    shows: sendBrief,
    open: async (page) => {
      await seen(sendBrief(page)).click();
      await dialog(page).getByLabel(said('Project Title')).waitFor();
    },
  },
  {
    name: 'call-sheet-brand',
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    before: onFirstDay,
    shows: (page) => page.getByText(said('Save three faces')),
    darkPicture: true,
  },
  {
    name: 'compare-creators',
    visitor: 'brand',
    path: '/creators',
    title: 'Compare creators',
    shows: sendBrief,
    open: async (page) => {
      for (const name of ['Layla Haddad', 'Hana Seo', 'Priya Raman'])
        await page.getByRole('button', { name: said(`Compare ${name}`) }).click();
      await page
        .getByRole('region', { name: said('Creators to compare') })
        .getByRole('link')
        .click();
      await heading('Compare 3 creators')(page).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'rosters',
    visitor: 'brand',
    path: '/rosters',
    title: 'Rosters',
    shows: heading('Rosters'),
    darkPicture: true,
  },
  {
    name: 'own-people',
    visitor: 'brand',
    path: '/rosters/people',
    title: 'Bring your own creators',
    shows: heading('Bring your own creators'),
  },
  {
    name: 'brand-deal-revision',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: sentBackByBrand,
    title: sentBackByBrand,
    shows: text('Review Content'),
  },
  {
    name: 'brand-deal-brief-sent',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: briefSent,
    title: briefSent,
    shows: heading(briefSent),
  },
  {
    name: 'payouts',
    visitor: 'brand',
    path: '/billing/payouts',
    title: 'What you owe creators',
    shows: text('Cleanser texture library'),
  },
  {
    name: 'mark-paid',
    visitor: 'brand',
    path: '/billing/payouts',
    title: 'What you owe creators',
    shows: text('Cleanser texture library'),
    open: async (page) => {
      const row = page.getByRole('listitem').filter({ hasText: 'Cleanser texture library' });
      await seen(row.locator('[aria-haspopup=menu]')).click();
      await page.getByRole('menuitem', { name: saidWithin('Mark as paid') }).click();
      await page.getByRole('dialog').waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'team',
    visitor: 'brand',
    path: '/team',
    title: 'Team',
    shows: text('3 members'),
    darkPicture: true,
  },
  {
    name: 'account-menu',
    visitor: 'brand',
    path: '/team',
    title: 'Team',
    shows: text('3 members'),
    open: async (page) => {
      const menu = page.getByRole('button', { name: said('Oasis Skin, account menu', 'Menu') });
      await seen(menu).click();
      await seen(text('Your organisations')(page)).waitFor();
    },
    darkPicture: true,
  },
  ...brandProfileTabs.flatMap(({ name, path }): Screen[] => {
    const shown = { path, visitor: 'brand', title: 'Brand Profile', shows: button('Edit Profile') } as const;
    return [
      { ...shown, name },
      { ...shown, name: `${name}-edit`, open: edit },
    ];
  }),
];
