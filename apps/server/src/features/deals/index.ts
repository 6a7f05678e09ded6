/** Deals: briefs that brands send and what becomes of them. */
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { expireProposals } from './expire-proposals.ts';
import { ownData, ownFiles } from './own-data.ts';
import { dealsRoutes } from './routes.ts';
import { startAfterDeposit } from './start-after-deposit.ts';

const lapseJob = jobKind<Record<string, never>>('deals.lapse_proposals', {
  text: m.admin_job_proposals,
  lane: 'quick',
});
const everyMilliseconds = 10 * minuteMs;

export const deals: Feature = {
  noun: 'deals',
  floor: 80,
  // A move of the deal changes its files, so their rows are the deal's.
  owns: [
    'deals',
    'dealCampaigns',
    'dealDeliverables',
    'briefItems',
    'dealProposals',
    'briefTemplates',
    'files',
  ],
  locks: { deals: 50, dealDeliverables: 61, briefItems: 62, files: 67 },
  ownData,
  ownFiles,
  constraintRefusals: {
    deals_brand_id_brands_id_fk: 'auth.session_expired',
    brief_templates_brand_id_brands_id_fk: 'auth.session_expired',
    deals_creator_id_creators_user_id_fk: 'deal.creator_unavailable',
    deal_campaigns_deal_id_deals_id_fk: 'deal.not_found',
    deal_campaigns_campaign_id_campaigns_id_fk: 'campaign.not_found',
    deal_deliverables_deal_id_deals_id_fk: 'deal.not_found',
    brief_items_deal_id_deals_id_fk: 'deal.not_found',
    deal_proposals_deal_id_deals_id_fk: 'deal.not_found',
    files_deal_id_deals_id_fk: 'deal.not_found',
    // Categories are not deleted by any call.
    deals_category_id_categories_id_fk: 'request.invalid',
    // Two at once.
    deal_proposals_open: 'proposal.one_open',
  },
  routes: dealsRoutes,
  timers: (deps) => [{ kind: lapseJob, everyMilliseconds, work: () => expireProposals(deps) }],
  follows: startAfterDeposit,
};
