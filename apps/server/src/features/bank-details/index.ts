/** Bank details: where creators are paid. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { bankDetailsRoutes } from './routes.ts';

export const bankDetails: Feature = {
  noun: 'bank-details',
  floor: 50,
  owns: ['bankDetails', 'bankDetailsLooks', 'bankDetailsCalls', 'bankDetailsQuestions'],
  locks: { bankDetails: 66 },
  ownData,
  constraintRefusals: {
    bank_details_creator_id_users_id_fk: 'auth.session_expired',
    bank_details_calls_brand_id_brands_id_fk: 'auth.session_expired',
    bank_details_calls_creator_id_bank_details_creator_id_fk: 'payout.not_found',
    bank_details_looks_creator_id_bank_details_creator_id_fk: 'payout.not_found',
    bank_details_looks_deal_id_deals_id_fk: 'payout.not_found',
    bank_details_questions_deal_id_deals_id_fk: 'payout.not_found',
  },
  routes: bankDetailsRoutes,
};
