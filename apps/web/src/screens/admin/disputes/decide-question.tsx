import type { Currency, DisputeDecision } from '@briefcast/contract';
import { formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ConfirmDialog } from '../../../ui/dialog.tsx';

interface DecideQuestionProps {
  decision: DisputeDecision;
  currency: Currency;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a case is decided, which cannot be undone: what stays owed and what is dropped. */
export function DecideQuestion({ decision, currency, busy, onConfirm, onClose }: DecideQuestionProps) {
  const { outcome, restCents } = decision;
  const money = (cents: number) => formatExactMoney(cents, currency);
  const sums =
    outcome === 'REDUCED'
      ? m.admin_case_ask_reduced({
          left: money(decision.leftCents),
          dropped: money(restCents - decision.leftCents),
        })
      : outcome === 'OWED'
        ? m.admin_case_ask_owed({ rest: money(restCents) })
        : m.admin_case_ask_not_owed({ rest: money(restCents) });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.admin_case_ask()}
      confirmLabel={m.admin_case_save()}
      danger
      busy={busy}
      busyText={m.admin_case_saving()}
      onConfirm={onConfirm}
    >
      <p className="font-semibold text-ink">{sums}</p>
      <p className="mt-2">{m.admin_case_decide_text()}</p>
    </ConfirmDialog>
  );
}
