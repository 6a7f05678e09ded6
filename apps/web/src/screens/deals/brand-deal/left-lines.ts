import type { CommentsLeft, Currency } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** Open points of comments in words: one line for each kind that there is; prices are in the deal's currency. */
export function leftLines(
  { toCheck, open, undecided, agreedPrice }: CommentsLeft,
  currency: Currency,
): string[] {
  return [
    toCheck > 0 ? m.deal_left_to_check({ n: toCheck, count: formatCount(toCheck) }) : null,
    open > 0 ? m.deal_left_open({ n: open, count: formatCount(open) }) : null,
    undecided > 0 ? m.deal_left_undecided({ n: undecided, count: formatCount(undecided) }) : null,
    agreedPrice > 0 ? m.deal_left_price({ price: formatMoney(agreedPrice, currency) }) : null,
  ].filter((line) => line !== null);
}
