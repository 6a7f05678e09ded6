import { formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, TriangleAlert } from 'lucide-react';

/** Up to here, AED 50, what is missing is most likely what banks between kept. */
const likelyFeeFils = 5000;

export const isLikelyFee = (difference: number | null): boolean =>
  difference !== null && difference < 0 && -difference <= likelyFeeFils;

/** What came against what was asked for; nothing for a text that is no amount. */
export function TransferComparison({ difference }: { difference: number | null }) {
  if (difference === null) return null;
  if (difference === 0)
    return (
      <span data-stock="green" className="flex items-center gap-2 text-k-ink">
        <Check aria-hidden className="ic size-4!" />
        {m.admin_money_matches()}
      </span>
    );
  const amount = formatDirhams(Math.abs(difference));
  return (
    <>
      <TriangleAlert aria-hidden className="ic size-4! flex-none" />
      {difference > 0
        ? m.admin_money_over({ amount })
        : isLikelyFee(difference)
          ? m.admin_money_short_fee({ amount })
          : m.admin_money_short({ amount })}
    </>
  );
}
