/** Money of a campaign, a purse for each currency (rules/campaigns#purses). */
import type { DealStatus } from '../deals/schemas.ts';
import { activeStatuses } from '../deals/status.ts';
import { type Currency, currencies } from '../kit/currencies.ts';
import type { CampaignDeals } from './status.ts';

/** Deals of one status and currency together. */
export interface CampaignSum {
  status: DealStatus;
  currency: Currency;
  deals: number;
  /** Their prices with additions, less what the market decided is not owed, in hundredths. */
  cents: number;
  /** Part of it that the brand marked as paid. */
  paidCents: number;
}

/** Planned budgets in hundredths; null where none was planned. */
export interface CampaignPlan {
  plannedCents: number | null;
  plannedFils: number | null;
}

/** All amounts in hundredths of the currency. */
export interface Purse {
  currency: Currency;
  /** Null where no budget was planned. */
  planned: number | null;
  /** Sum of briefs without an answer. */
  asked: number;
  /** Accepted, paid or not. */
  agreed: number;
  /** Part of what was agreed. */
  paid: number;
  /** Null where no budget was planned; never below zero. */
  left: number | null;
  /** Asked and agreed beyond the plan. */
  over: number;
}

const isAgreed = (status: DealStatus) => status === 'COMPLETED' || activeStatuses.includes(status);

/** Amount that a sum adds to what was agreed: of a deal that ended, only what had been paid of it. */
const agreedOf = ({ status, cents, paidCents }: CampaignSum): number => {
  if (status === 'BRIEF_SENT') return 0;
  return isAgreed(status) ? cents : paidCents;
};

const plannedIn = ({ plannedCents, plannedFils }: CampaignPlan, currency: Currency) =>
  currency === 'USD' ? plannedCents : plannedFils;

/** Returns the purses in the order of the currencies: those with a plan or with money in them. */
export function pursesOf(plan: CampaignPlan, sums: readonly CampaignSum[]): Purse[] {
  return currencies.flatMap((currency): Purse[] => {
    const planned = plannedIn(plan, currency);
    const purse = { currency, planned, asked: 0, agreed: 0, paid: 0 };
    for (const sum of sums) {
      if (sum.currency !== currency) continue;
      if (sum.status === 'BRIEF_SENT') purse.asked += sum.cents;
      purse.agreed += agreedOf(sum);
      purse.paid += sum.status === 'BRIEF_SENT' ? 0 : sum.paidCents;
    }
    const spent = purse.asked + purse.agreed;
    if (planned === null) return spent === 0 ? [] : [{ ...purse, left: null, over: 0 }];
    return [{ ...purse, left: Math.max(0, planned - spent), over: Math.max(0, spent - planned) }];
  });
}

/** Counts the deals behind the sums by what became of them. */
export function campaignDeals(sums: readonly CampaignSum[]): CampaignDeals {
  const counted = { asked: 0, active: 0, completed: 0, ended: 0 };
  for (const { status, deals } of sums) {
    if (status === 'BRIEF_SENT') counted.asked += deals;
    else if (status === 'COMPLETED') counted.completed += deals;
    else counted[activeStatuses.includes(status) ? 'active' : 'ended'] += deals;
  }
  return counted;
}
