/** State of an e-invoice's handover, in words (rules/einvoices#handover). */
import type { HandoverOutcome, HandoverStanding } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

const outcomes: Record<HandoverOutcome, (said: { status: string }) => string> = {
  TAKEN: m.einvoice_outcome_taken,
  REFUSED: m.einvoice_outcome_refused,
  GONE: () => m.einvoice_outcome_gone(),
  TOO_SLOW: () => m.einvoice_outcome_too_slow(),
  NOT_REACHED: () => m.einvoice_outcome_not_reached(),
  NOT_PUBLIC: () => m.einvoice_outcome_not_public(),
  INCOMPLETE: () => m.einvoice_outcome_incomplete(),
  NO_PROVIDER: () => m.einvoice_outcome_no_provider(),
};

/** Outcome of a try, in words. */
export const outcomeText = ({
  outcome,
  status,
}: {
  outcome: HandoverOutcome;
  status: number | null;
}): string => outcomes[outcome]({ status: String(status ?? '') });

/** State of the handover, in one line. */
export function handoverText({ state, at, outcome, status }: HandoverStanding): string {
  const time = formatDateWithTime(at);
  if (state === 'HANDED_OVER') return m.einvoice_handover_done({ time });
  if (state === 'WAITING') return m.einvoice_handover_waiting({ time });
  return m.einvoice_handover_given_up({ outcome: outcome ? outcomeText({ outcome, status }) : '' });
}
