/** State of a campaign, which its days and its deals make together (rules/campaigns#status). */
import type { Tone } from '../noun.ts';

export type CampaignStatus = 'PLANNED' | 'RUNNING' | 'FINISHED';

/** Numbers of its deals by what became of them. */
export interface CampaignDeals {
  /** Briefs without an answer. */
  asked: number;
  /** Accepted and not finished. */
  active: number;
  completed: number;
  /** Declined, withdrawn or cancelled. */
  ended: number;
}

export interface CampaignDays {
  /** `2026-11-28`; null where none was set. */
  firstDay: string | null;
  lastDay: string | null;
}

export const campaignTones: Record<CampaignStatus, Tone> = {
  PLANNED: 'buff',
  RUNNING: 'blue',
  FINISHED: 'green',
};

/**
 * Tells the status on a day such as `2026-11-28`. Open deals keep a campaign running beyond its last day; without one
 * it is finished once its deals are.
 */
export function campaignStatus(
  { firstDay, lastDay }: CampaignDays,
  { asked, active, completed }: CampaignDeals,
  today: string,
): CampaignStatus {
  const isOpen = asked + active > 0;
  const isOver = lastDay === null ? completed > 0 : today > lastDay;
  if (!isOpen && isOver) return 'FINISHED';
  const hasBegun = firstDay !== null && today >= firstDay;
  return hasBegun || isOver || active + completed > 0 ? 'RUNNING' : 'PLANNED';
}

/** Whether the days of a campaign follow each other, as far as both are known. */
export const daysInOrder = ({ firstDay, lastDay }: CampaignDays): boolean =>
  !firstDay || !lastDay || firstDay <= lastDay;
