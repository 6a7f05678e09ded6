import type { Currency, DueShare } from '@briefcast/contract';
import { formatLongDate, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** States the part of a rest that is due by a later day; nothing where one day counts for all of it. */
export const LaterShare = ({ later, currency }: { later: DueShare | undefined; currency: Currency }) =>
  later ? (
    <span className="hint block">
      {m.payout_later({
        amount: formatMoney(later.amountCents, currency),
        day: formatLongDate(later.dueAt),
      })}
    </span>
  ) : null;
