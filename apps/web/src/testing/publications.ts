import type { CampaignDeal, CampaignPost, CampaignResult, Publication, Result } from '@briefcast/contract';
import { unknownNumbers } from '@briefcast/contract/publications/numbers';
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
  shownBy: { creator: null, brand: null },
  results: [],
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
  link: null,
  posts: [],
  ...fields,
});

const layla = { id: idOf(2), firstName: 'Layla', lastName: 'Haddad' };

/** Numbers after a week, as the creator stated them. */
export const result = (
  number: number,
  numbers: Partial<Result['numbers']> = { views: 61_200, likes: 4100 },
  fields: Partial<Result> = {},
): Result => ({
  id: idOf(number),
  moment: 'DAY_7',
  numbers: { ...unknownNumbers, ...numbers },
  by: 'CREATOR',
  byPerson: layla,
  statedAt: '2026-02-16T10:00:00.000Z',
  importedFrom: '',
  proof: null,
  answer: null,
  ...fields,
});

/** A post as its campaign reads it. */
export const campaignPost = (
  number: number,
  results: readonly Result[] = [],
  fields: Partial<CampaignPost> = {},
): CampaignPost => {
  const { earlier: _, withdrawnAt: __, shownBy: ___, ...post } = publication(number);
  return {
    ...post,
    results: results.map(
      ({ proof, answer, ...stated }): CampaignResult => ({
        ...stated,
        hasProof: proof !== null,
        agrees: answer?.agrees ?? null,
      }),
    ),
    ...fields,
  };
};
