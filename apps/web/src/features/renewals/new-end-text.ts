import type { RightKind } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { rightLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';

/** `Paid ads: until 3 June 2027`; without end where no day is named. */
export function newEndText(kind: RightKind, until: string | null | undefined): string {
  const right = rightLabel(kind);
  return until
    ? m.renewal_then_until({ right, day: formatLongDate(until) })
    : m.renewal_then_endless({ right });
}
