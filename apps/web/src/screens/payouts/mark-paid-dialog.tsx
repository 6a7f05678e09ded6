import { api, owedStates, type Payout } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMarkPaid } from '../../features/payouts/use-payouts.ts';
import { uploadFile } from '../../lib/upload.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { WhoMarked } from './who-marked.tsx';

interface MarkPaidDialogProps {
  /** Payout as it was when the dialog was opened. */
  payout: Payout;
  /** Current payout; undefined once it has left the list of open ones. */
  now: Payout | undefined;
  onClose: () => void;
}

/** The brand says that it paid one payout. */
export function MarkPaidDialog({ payout, now, onClose }: MarkPaidDialogProps) {
  const { dealId, title, party, currency } = payout;
  const isOwed = now !== undefined && owedStates.includes(now.state);
  const marker = now?.state === 'MARKED' ? now.payment?.markedBy : null;
  const { restCents } = isOwed ? now : payout;
  const creator = party.name ?? m.owed_gone_creator();
  const mark = useMarkPaid(dealId);
  return (
    <PaymentDialog
      title={m.owed_mark_title({ amount: formatMoney(restCents, currency) })}
      currency={currency}
      restCents={restCents}
      earliest={payout.earliestPaidOn}
      description={<bdi>{title}</bdi>}
      proofHint={m.owed_proof_hint({ creator })}
      silence={m.owed_silence({ creator })}
      changed={isOwed ? null : marker ? <WhoMarked person={marker} /> : m.owed_no_more()}
      storeProof={async (proof, onProgress) => {
        const options = { query: { for: 'payment' }, onProgress };
        return (await uploadFile(api.files.upload, { dealId }, proof, options)).file.id;
      }}
      onMark={async (payment, fileId) => {
        await mark.mutateAsync({ ...payment, ...(fileId ? { fileId } : {}) });
        toastSuccess(m.owed_marked(), m.owed_marked_detail({ creator }));
      }}
      onClose={onClose}
    />
  );
}
