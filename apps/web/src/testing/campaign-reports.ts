import type { CampaignReport, ReportLink, ReportPost } from '@briefcast/contract';
import { idOf } from './people.ts';

/** A post whose numbers are known, without its creator's name. */
export const reportPost = (fields: Partial<ReportPost> = {}): ReportPost => ({
  creator: 1,
  host: 'instagram.com',
  postedOn: '2027-02-08',
  moment: 'DAY_30',
  views: 84_600,
  engagements: 7642,
  clicks: 1204,
  codeUses: 96,
  sales: null,
  stated: { by: 'CREATOR', on: '2027-03-11T10:00:00.000Z', hasProof: true, isDisputed: false },
  ...fields,
});

/** A report of two posts, of which one knows its numbers. */
export const campaignReport = (fields: Partial<CampaignReport> = {}): CampaignReport => ({
  name: 'Ramadan serum launch',
  goal: '300 first orders with the code before Eid.',
  firstDay: '2027-01-11',
  lastDay: '2027-03-14',
  brand: { name: 'Oasis Skin', image: null, colour: null },
  shows: ['prices', 'names', 'stills'],
  posts: [
    reportPost({ name: 'Layla Haddad', price: { cents: 420_000, currency: 'AED' } }),
    reportPost({
      ...{ creator: 2, name: 'Hana Seo', moment: null, stated: null },
      ...{ views: null, engagements: null, clicks: null, codeUses: null },
      price: { cents: 70_000, currency: 'USD' },
    }),
  ],
  costs: [{ currency: 'AED', name: 'views', cents: 420_000, amount: 84_600, known: 1, of: 1 }],
  withoutPosts: 0,
  isCut: false,
  madeAt: '2027-03-15T10:00:00.000Z',
  ...fields,
});

/** A link that was opened three times. */
export const reportLink = (fields: Partial<ReportLink> = {}): ReportLink => ({
  url: 'https://briefcast.example/r/9QW4TR7kQ2mXd91PAbcdef',
  shows: ['prices', 'names', 'stills'],
  language: 'en',
  endsOn: '2099-04-15',
  isOver: false,
  hasPassword: true,
  createdBy: { id: idOf(3), firstName: 'Rania', lastName: 'Saleh' },
  looks: 3,
  lastLookAt: '2027-03-15T09:12:00.000Z',
  ...fields,
});
