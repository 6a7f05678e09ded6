/**
 * What a share link shows, with replaced answers of the server: a link's secret is shown only once, and the
 * demo has none.
 */
import type { DealFile } from '@briefcast/contract';
import type { Page } from '@playwright/test';
import { campaignReport } from '../../apps/web/src/testing/campaign-reports.ts';
import { dealFile } from '../../apps/web/src/testing/deals.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { said } from './said.ts';
import { button, heading, type Screen, text } from './screen.ts';

const share = {
  ...{ title: 'Winter barrier serum', companyName: 'Oasis Skin', profileImage: null },
  by: { id: '3f8d1c1e-6a52-4f0e-9a57-3b8a5d5f8f10', firstName: 'Rania', lastName: 'Hashem' },
  ...{ hasPassword: true, canComment: true, hasWatermark: true },
  expiresAt: new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString(),
};
const picture = inRoot('tools/demo/media/deals/cloud-cleanser/foam-side.jpg');
const file: DealFile = dealFile(20, { originalName: 'foam-side.jpg' });

const tell = (page: Page, address: string, data: object) =>
  page.route(address, (route) => route.fulfill({ json: { success: true, data } }));

/** The entry page of a link, and its content. */
async function withShare(page: Page): Promise<void> {
  await tell(page, '**/api/shares/*', { share });
  await tell(page, '**/api/shares/*/enter', { guest: { token: 'guest', name: 'Dana Khalil' } });
  await tell(page, '**/api/shares/*/files', { share, guestName: 'Dana Khalil', files: [file] });
  await tell(page, '**/api/shares/*/comments', { comments: [] });
  // No events happen meanwhile.
  await page.route('**/api/shares/*/events', () => undefined);
  await page.route('**/api/files/*/content*', (route) => route.fulfill({ path: picture }));
}

const shown = { visitor: 'nobody', path: '/l/from-a-mail', darkPicture: true } as const;

const report = campaignReport({ brand: { name: 'Oasis Skin', image: null, colour: '#1f3b34' } });

/** The report of a campaign by its link. */
async function withReport(page: Page): Promise<void> {
  const { name, brand } = report;
  const summary = { name, brand, hasPassword: false, endsOn: '2099-04-15' };
  await tell(page, '**/api/campaign-reports/links/*', { summary });
  await tell(page, '**/api/campaign-reports/links/*/visits', { visit: 'a-visit' });
  await tell(page, '**/api/campaign-reports/links/*/report', { report });
}

export const shares: Screen[] = [
  { ...shown, name: 'share-door', title: share.title, before: withShare, shows: button('Watch') },
  {
    ...shown,
    name: 'share-room',
    title: share.title,
    before: withShare,
    shows: button('Watch'),
    open: async (page) => {
      await page.getByLabel(said('Your name')).fill('Dana Khalil');
      await page.getByRole('textbox', { name: said('Password') }).fill('dune-lantern-41');
      await button('Watch')(page).click();
      await page.getByRole('img', { name: 'foam-side.jpg' }).first().waitFor();
    },
  },
  {
    ...shown,
    name: 'share-ended',
    title: 'Work to look at',
    before: async (page) => {
      const message = 'This link was turned off. Ask the person who sent it for a new one.';
      const json = { success: false, message, error: { code: 'share.ended', message } };
      await page.route('**/api/shares/*', (route) => route.fulfill({ status: 409, json }));
    },
    refused: '/api/shares/from-a-mail',
    shows: heading('This link has ended'),
  },
  {
    name: 'shared-report',
    visitor: 'nobody',
    path: '/r/from-a-mail',
    title: report.name,
    before: withReport,
    shows: text('Layla Haddad'),
    darkPicture: true,
  },
  {
    name: 'shared-report-password',
    visitor: 'nobody',
    path: '/r/from-a-mail',
    title: report.name,
    before: async (page) => {
      const { name, brand } = report;
      const summary = { name, brand, hasPassword: true, endsOn: '2099-04-15' };
      await tell(page, '**/api/campaign-reports/links/*', { summary });
    },
    shows: button('Open the report'),
  },
];
