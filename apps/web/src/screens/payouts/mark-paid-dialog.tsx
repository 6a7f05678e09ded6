import { api, type Payout } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMarkPaid } from '../../features/payouts/payout-queries.ts';
import { uploadFile } from '../../lib/upload.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { PaymentDialog } from './payment-dialog.tsx';

interface MarkPaidDialogProps {
  payout: Payout;
  onClose: () => void;
}

/** The brand says that it paid one payout. */
export function MarkPaidDialog({ payout, onClose }: MarkPaidDialogProps) {
  const { dealId, title, currency, restCents, party } = payout;
  const creator = party.name ?? m.owed_gone_creator();
  const mark = useMarkPaid(dealId);
  return (
    <PaymentDialog
      title={m.owed_mark_title({ amount: formatMoney(restCents, currency) })}
      currency={currency}
      restCents={restCents}
      description={<bdi>{title}</bdi>}
      proofHint={m.owed_proof_hint({ creator })}
      silence={m.owed_silence({ creator })}
      storeProof={async (proof, onProgress) => {
        const options = { query: { for: 'payment' }, onProgress };
        return (await uploadFile(api.files.upload, { dealId }, proof, options)).file.id;
      }}
      onMark={async (said, fileId) => {
        await mark.mutateAsync({ ...said, ...(fileId ? { fileId } : {}) });
        toastSuccess(m.owed_marked(), m.owed_marked_detail({ creator }));
      }}
      onClose={onClose}
    />
  );
}
