import {
  limits,
  mostAddressLetters,
  mostCampaignPosts,
  mostCorrections,
  mostPublications,
} from '@briefcast/contract';
import { publications } from '../../platform/database/tables/index.ts';
import { somePublication } from '../../testing/publications.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { brands, dealPeople, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  async fill({ db, dealId }) {
    const long = {
      url: `https://post.example/${'é'.repeat(mostAddressLetters - 21)}`,
      handle: 'é'.repeat(limits.name),
      postedOn: '2026-02-08',
      ranOn: 'CREATOR',
    } as const;
    const statedAt = '2026-02-09T10:00:00.000Z';
    const rows = Array.from({ length: mostPublications }, () => ({
      ...{ dealId, ...long, byRole: 'CREATOR' as const, statedAt: new Date(statedAt) },
      earlier: Array.from({ length: mostCorrections }, () => ({ ...long, statedAt })),
    }));
    for (let place = 0; place < mostCampaignPosts / mostPublications; place++)
      await db.insert(publications).values(rows);
    // The campaign of the deal is that of the campaigns' own fill.
    return {};
  },
  makeScene: async ({ accepted }) => ({ runningId: await accepted() }),
  routes: {
    'publications.ofDeal': {
      answers: dealPeople(200),
      call: ({ runningId }) => ({ params: { dealId: runningId } }),
      bound: whole(640),
    },
    'publications.ofCampaign': {
      answers: brands(404),
      call: { params: { campaignId: unknownId } },
      bound: whole(640),
    },
    'publications.state': {
      answers: dealPeople(201, { reviewer: 403 }),
      call: ({ runningId }) => ({ params: { dealId: runningId }, body: somePublication() }),
      bound: whole(32),
      creates: {
        table: publications,
        next: ({ accepted: { brand, dealId } }, number) => ({
          token: brand.token,
          params: { dealId },
          body: somePublication({ handle: `Account ${number}` }),
        }),
      },
    },
    'publications.correct': {
      answers: people(404, { reviewer: 403 }),
      call: ({ runningId }) => ({
        params: { dealId: runningId, publicationId: unknownId },
        body: somePublication(),
      }),
      bound: whole(640),
    },
    'publications.withdraw': {
      answers: people(404, { reviewer: 403 }),
      call: ({ runningId }) => ({ params: { dealId: runningId, publicationId: unknownId } }),
      bound: whole(640),
    },
  },
});
