import {
  limits,
  mostAddressLetters,
  mostCorrections,
  mostOfNumber,
  mostPublications,
  mostResults,
} from '@briefcast/contract';
import { resultMoments } from '@briefcast/contract/publications/numbers';
import { eq } from 'drizzle-orm';
import { postResults, publications } from '../../platform/database/tables/index.ts';
import { numbersOf, someImport, somePublication, someResult } from '../../testing/publications.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { brands, dealPeople, everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  async fill({ db, dealId, creatorId }) {
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
    await db.insert(publications).values(rows);
    const posts = await db
      .select({ publicationId: publications.id })
      .from(publications)
      .where(eq(publications.dealId, dealId));
    const numbers = numbersOf(mostOfNumber);
    const note = 'é'.repeat(limits.title);
    for (const { publicationId } of posts)
      await db.insert(postResults).values(
        Array.from({ length: mostResults }, (_, number) => ({
          ...{ publicationId, numbers, moment: resultMoments[number % 4] ?? 'END' },
          byRole: number % 2 === 0 ? ('CREATOR' as const) : ('BRAND' as const),
          byPerson: creatorId,
          statedAt: new Date(statedAt),
          ...{ agrees: false, answerNote: note, answeredAt: new Date(statedAt), answeredBy: creatorId },
        })),
      );
    // The campaign of the deal is that of the campaigns' own fill.
    return {};
  },
  async makeScene({ creator, accepted }) {
    const runningId = await accepted();
    const params = { dealId: runningId };
    const { publication } = await creator.client.publications.state({ params, body: somePublication() });
    return { runningId, ofPost: { dealId: runningId, publicationId: publication.id } };
  },
  routes: {
    'publications.ofDeal': {
      answers: dealPeople(200),
      call: ({ runningId }) => ({ params: { dealId: runningId } }),
      bound: whole(1024),
    },
    'publications.ofCampaign': {
      answers: brands(404),
      call: { params: { campaignId: unknownId } },
      bound: whole(1024),
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
      bound: whole(1024),
    },
    'publications.withdraw': {
      answers: people(404, { reviewer: 403 }),
      call: ({ runningId }) => ({ params: { dealId: runningId, publicationId: unknownId } }),
      bound: whole(1024),
    },
    'publications.stateNumbers': {
      answers: dealPeople(201, { reviewer: 403 }),
      call: ({ ofPost }) => ({ params: ofPost, body: someResult() }),
      bound: whole(64),
      creates: {
        table: postResults,
        next: async ({ accepted: { brand, dealId } }, number) => {
          const params = { dealId };
          const { publication } = await brand.client.publications.state({ params, body: somePublication() });
          return {
            token: brand.token,
            params: { dealId, publicationId: publication.id },
            body: someResult({ views: number }),
          };
        },
      },
    },
    'publications.show': {
      answers: people(404, { reviewer: 403 }),
      call: ({ runningId }) => ({
        params: { dealId: runningId, publicationId: unknownId },
        body: { isShown: true },
      }),
      bound: whole(64),
      binds: async ({ accepted, brand, creator }) => {
        const params = { dealId: await accepted() };
        const { publication } = await creator.client.publications.state({ params, body: somePublication() });
        const ofPost = { ...params, publicationId: publication.id };
        const stated = await creator.client.publications.stateNumbers({ params: ofPost, body: someResult() });
        const [result] = stated.publication.results;
        await brand.client.publications.answerNumbers({
          params: { ...ofPost, resultId: result?.id ?? '' },
          body: { agrees: true, note: '' },
        });
        return { params: ofPost, body: { isShown: true } };
      },
    },
    'publications.ofCreator': {
      answers: everybody(200),
      call: ({ creator }) => ({ params: { id: creator.user.id } }),
      bound: whole(64),
      filled: { id: 'creatorId' },
    },
    'publications.importNumbers': {
      answers: brands(404, { reviewer: 403 }),
      call: ({ ofPost }) => ({
        params: { campaignId: unknownId },
        body: someImport([ofPost.publicationId]),
      }),
      bound: whole(8),
    },
    'publications.answerNumbers': {
      answers: people(404, { reviewer: 403 }),
      call: ({ ofPost }) => ({
        params: { ...ofPost, resultId: unknownId },
        body: { agrees: true, note: '' },
      }),
      bound: whole(64),
    },
  },
});
