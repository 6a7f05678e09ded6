import { limits, mostGoalLetters, mostGuidelineLetters } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import { campaigns } from '../../platform/database/tables/index.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { page, whole } from '../../testing/route-samples/bounds.ts';
import { brands, everybody } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const managers = { reviewer: 403 } as const;

/** More than a page takes. */
const filledCampaigns = 51;

export const samples = samplesOf({
  async fill({ db, brand, brandId, dealId }) {
    const long = {
      name: 'é'.repeat(limits.name),
      goal: 'é'.repeat(mostGoalLetters),
      guidelines: 'é'.repeat(mostGuidelineLetters),
    };
    const rows = Array.from({ length: filledCampaigns }, () => ({ id: uuidv7(), brandId, ...long }));
    await db.insert(campaigns).values(rows);
    const campaignId = rows[0]?.id ?? '';
    await brand.client.campaigns.moveDeals({ body: { dealIds: [dealId], campaignId } });
    return { campaignId };
  },
  routes: {
    'campaigns.list': {
      answers: brands(200),
      bound: page(128),
    },
    'campaigns.read': {
      answers: brands(404),
      call: { params: { id: unknownId } },
      bound: whole(64),
      filled: { id: 'campaignId' },
    },
    'campaigns.add': {
      answers: brands(201, managers),
      call: { body: someCampaign() },
      creates: {
        table: campaigns,
        next: ({ brand }, number) => ({
          token: brand.token,
          body: someCampaign({ name: `Campaign ${number}` }),
        }),
      },
    },
    'campaigns.change': {
      answers: brands(404, managers),
      call: { params: { id: unknownId }, body: someCampaign() },
    },
    'campaigns.archive': {
      answers: brands(404, managers),
      call: { params: { id: unknownId }, body: { isArchived: true } },
    },
    'campaigns.remind': {
      answers: brands(404, managers),
      call: { params: { id: unknownId } },
    },
    'campaigns.readCalendar': {
      answers: brands(404),
      call: { query: { campaign: unknownId } },
    },
    'campaigns.renewCalendar': {
      answers: brands(404),
      call: { query: { campaign: unknownId } },
    },
    'campaigns.dropCalendar': {
      answers: brands(404),
      call: { query: { campaign: unknownId } },
    },
    'campaigns.calendar': {
      answers: everybody(404),
      call: { query: { token: 'no-address' } },
      bound: whole(1024),
    },
    'campaigns.moveDeals': {
      answers: brands(404, managers),
      call: { body: { dealIds: [unknownId], campaignId: null } },
    },
  },
});
