import type { DealDetail } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** What a project pays once it is completed, and what of it was agreed on later; a product that is paid back aside. */
export function owedText(deal: Pick<DealDetail, 'budget' | 'total' | 'currency'>): string {
  const total = totalOf(deal);
  const money = (cents: number) => formatExactMoney(cents, deal.currency);
  if (total === deal.budget) return m.addition_complete_sum_plain({ total: money(total) });
  return m.addition_complete_sum({
    total: money(total),
    budget: money(deal.budget),
    added: money(total - deal.budget),
  });
}
