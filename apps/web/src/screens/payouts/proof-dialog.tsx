import type { Payout } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ProofSlip } from '../../features/payouts/proof-slip.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ProofDialogProps {
  payout: Payout;
  payment: NonNullable<Payout['payment']>;
  onClose: () => void;
}

/** What the brand said of its payment, and what the creator wrote to it. */
export function ProofDialog({ payout, payment, onClose }: ProofDialogProps) {
  const note = payout.answer?.note;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      sheet
      title={m.owed_proof_title({ amount: formatMoney(payout.amountCents) })}
      description={<bdi>{payout.title}</bdi>}
    >
      <div className="grid gap-4">
        <ProofSlip payment={payment} />
        {note ? (
          <div>
            <p className="label">{m.owed_note()}</p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {note}
            </p>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
