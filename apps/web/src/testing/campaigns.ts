/** Campaigns of the stubbed marketplace. */
import type { CampaignDetail } from '@briefcast/contract';
import { idOf } from './people.ts';

/** A campaign without projects, whose days are to come. */
export const campaignDetail = (fields: Partial<CampaignDetail> = {}): CampaignDetail => ({
  id: idOf(70),
  name: 'Ramadan serum launch',
  goal: '300 first orders with the code before Eid.',
  firstDay: '2099-01-11',
  lastDay: '2099-03-14',
  plannedCents: null,
  plannedFils: 1_200_000,
  guidelines: '',
  people: [],
  isArchived: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  sums: [],
  asked: 0,
  delivered: 0,
  approved: 0,
  nextDue: null,
  faces: [],
  ...fields,
});
