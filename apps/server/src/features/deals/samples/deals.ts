import type { DealStatus } from '@briefcast/contract';
import { briefTemplates, deals } from '../../../platform/database/tables/index.ts';
import { briefFor, emptyTemplate } from '../../../testing/builders.ts';
import type { Person } from '../../../testing/harness.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { page, whole } from '../../../testing/route-samples/bounds.ts';
import { brands, creators, dealPeople } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

function severalFor(creator: Person, changes: Record<string, unknown> = {}) {
  const { creatorId, ...brief } = briefFor(creator, changes);
  return { ...brief, creatorIds: [creatorId] };
}

const toStatus = (status: DealStatus, id: string) => ({ params: { id }, body: { status } });

export const samples = samplesOf({
  async makeScene({ creator, acceptedDealId }) {
    const { deal } = await creator.client.deals.read({ params: { id: acceptedDealId } });
    return { briefItemId: deal.briefItems?.[0]?.id ?? '' };
  },
  routes: {
    'deals.create': {
      answers: brands(201, { reviewer: 403 }),
      call: ({ creator }) => ({
        body: { title: 'A', description: 'B', budget: 100, deadline: tomorrow(), creatorId: creator.user.id },
      }),
      creates: {
        table: deals,
        next: ({ brand, creator }, number) => ({
          token: brand.token,
          body: briefFor(creator, { title: `Brief ${number}` }),
        }),
      },
      binds: ({ creator }) => ({ body: briefFor(creator) }),
      bindsOneself: true,
    },
    'deals.createSeveral': {
      answers: brands(201, { reviewer: 403 }),
      call: ({ creator }) => ({
        body: {
          title: 'A',
          description: 'B',
          budget: 100,
          deadline: tomorrow(),
          creatorIds: [creator.user.id],
        },
      }),
      bound: whole(512),
      creates: {
        table: deals,
        next: ({ brand, creator }, number) => ({
          token: brand.token,
          body: severalFor(creator, { title: `Brief ${number}` }),
        }),
      },
      binds: ({ creator }) => ({ body: severalFor(creator) }),
      bindsOneself: true,
    },
    'briefTemplates.list': {
      answers: brands(200, { reviewer: 403 }),
      bound: whole(1024),
    },
    'briefTemplates.create': {
      answers: brands(201, { reviewer: 403 }),
      call: { body: { name: 'Monthly', brief: emptyTemplate } },
      bound: whole(512),
      creates: {
        table: briefTemplates,
        next: ({ brand }, number) => ({
          token: brand.token,
          body: { name: `Template ${number}`, brief: emptyTemplate },
        }),
      },
    },
    'briefTemplates.remove': {
      answers: brands(404, { reviewer: 403 }),
      call: { params: { id: unknownId } },
    },
    'deals.brandDeals': {
      answers: brands(200, { ofNone: 200 }),
      bound: page(640),
    },
    'deals.brandStats': {
      answers: brands(200, { ofNone: 200 }),
    },
    'deals.creatorDeals': {
      answers: creators(200),
      bound: page(640),
    },
    'deals.creatorStats': {
      answers: creators(200),
    },
    'deals.read': {
      answers: dealPeople(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      // The brief of one deal alone may have 50 requirements of 5,000 letters, listed and as they were sent.
      bound: whole(1536),
    },
    'deals.changeStatus': {
      answers: dealPeople(403, { creator: 200 }),
      call: ({ dealId }) => ({ params: { id: dealId }, body: { status: 'ACCEPTED' } }),
      binds: {
        ACCEPTED: async ({ sent }) => toStatus('ACCEPTED', await sent()),
        REJECTED: async ({ sent }) => toStatus('REJECTED', await sent()),
        CANCELLED: async ({ sent }) => toStatus('CANCELLED', await sent()),
        COMPLETED: async ({ approved }) => toStatus('COMPLETED', (await approved()).dealId),
      },
    },
    'deals.markBriefItems': {
      answers: dealPeople(403, { creator: 200 }),
      call: ({ acceptedDealId, briefItemId }) => ({
        params: { id: acceptedDealId },
        body: { itemIds: [briefItemId], attested: true },
      }),
      bound: whole(1024),
    },
  },
});
