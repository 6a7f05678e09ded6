/** Campaigns as a brand states them. */
import type { CampaignTerms } from '@briefcast/contract';

export const someCampaign = (changes: Partial<CampaignTerms> = {}): CampaignTerms => ({
  name: 'Ramadan serum launch',
  goal: '300 first orders with the code before Eid.',
  firstDay: '2026-01-11',
  lastDay: '2026-03-14',
  plannedCents: 250_000,
  plannedFils: 1_200_000,
  guidelines: 'Bare skin, real evenings, no promises about acne.',
  ...changes,
});
