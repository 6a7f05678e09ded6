/** How long a creator takes (rules/creators#cards). */
import { type CreatorPricing, turnaroundOf } from '@briefcast/contract/creators/price';
import { m } from '@briefcast/i18n/messages';
import { formatCount } from '../format.ts';

/** `1 day`, `4 days`. */
export const daysText = (days: number): string => m.turnaround_days({ n: days, count: formatCount(days) });

const usual = { ugc: m.turnaround_usual_ugc, influencer: m.turnaround_usual_influencer };

/** The turnaround of a card; where the creator gave none, what such work usually takes. */
export function turnaroundText(pricing: CreatorPricing): string {
  const { kind, days } = turnaroundOf(pricing);
  return days === null ? usual[kind]() : daysText(days);
}
