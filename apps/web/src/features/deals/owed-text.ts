import type { DealDetail } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** Payment of a project on completion, with the part that was agreed on later; without the refund of a product. */
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
