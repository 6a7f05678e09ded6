import type { CampaignDeal, Publication } from '@briefcast/contract';
import { idOf } from './people.ts';

/** A post as its creator stated it. */
export const publication = (number: number, fields: Partial<Publication> = {}): Publication => ({
  id: idOf(number),
  url: 'https://www.instagram.com/reel/C9xT2mKq/',
  handle: '@layla.films',
  postedOn: '2026-02-08',
  ranOn: 'CREATOR',
  by: 'CREATOR',
  byPerson: { id: idOf(2), firstName: 'Layla', lastName: 'Haddad' },
  statedAt: '2026-02-09T10:00:00.000Z',
  earlier: [],
  withdrawnAt: null,
  ...fields,
});

/** An accepted deal of a campaign, without posts. */
export const campaignDeal = (number: number, fields: Partial<CampaignDeal> = {}): CampaignDeal => ({
  dealId: idOf(number),
  title: 'Winter barrier serum',
  status: 'ACCEPTED',
  currency: 'USD',
  total: 124_000,
  creator: { id: idOf(2), name: 'Layla Haddad', image: null },
  rights: null,
  posts: [],
  ...fields,
});
