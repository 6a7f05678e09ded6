import { mostPromoCodeLetters, mostTargetLetters } from '@briefcast/contract';
import { shortLinks } from '../../platform/database/tables/index.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { brands, dealBrand, dealPeople } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';
import { someLink } from '../../testing/short-links.ts';
import { newSlug } from './slugs.ts';

export const samples = samplesOf({
  async fill({ db, dealId }) {
    await db.insert(shortLinks).values({
      dealId,
      slug: newSlug(),
      target: `https://shop.example/${'é'.repeat(mostTargetLetters - 21)}`,
      promoCode: 'É'.repeat(mostPromoCodeLetters),
      changedAt: new Date('2026-02-09T10:00:00.000Z'),
    });
    return {};
  },
  async makeScene({ accepted }) {
    return { linkedId: await accepted() };
  },
  routes: {
    'shortLinks.ofDeal': {
      answers: dealPeople(200),
      call: ({ linkedId }) => ({ params: { dealId: linkedId } }),
    },
    'shortLinks.change': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ linkedId }) => ({ params: { dealId: linkedId }, body: someLink() }),
    },
    'shortLinks.ofCampaign': {
      answers: brands(404),
      call: { params: { campaignId: unknownId } },
      bound: whole(1024),
    },
    'shortLinks.fillCampaign': {
      answers: brands(404, { reviewer: 403 }),
      call: { params: { campaignId: unknownId }, body: someLink() },
      bound: whole(1024),
    },
  },
});
