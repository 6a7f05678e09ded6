import { api, type PayoutRun } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useMarkRunPaid } from '../../features/payout-runs/use-payout-runs.ts';
import { uploadFile } from '../../lib/upload.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { WhoMarked } from './who-marked.tsx';

interface MarkRunDialogProps {
  run: PayoutRun;
  onClose: () => void;
}

const openOf = ({ payments }: PayoutRun) => payments.filter(({ state }) => state === 'OPEN');

/** The brand says that it paid a run. The proof is added to each of its deals, so that each creator can open it. */
export function MarkRunDialog({ run, onClose }: MarkRunDialogProps) {
  const mark = useMarkRunPaid(run.id);
  // Keeps the payments it was opened for named once none of them is left to mark.
  const [first] = useState(run);
  const isOver = run.markedAt !== null || openOf(run).length === 0;
  const open = openOf(isOver ? first : run);
  const amount = formatMoney(
    open.reduce((sum, { amountCents }) => sum + amountCents, 0),
    run.currency,
  );
  const count = { n: open.length, count: formatCount(open.length) };

  async function storeProofs(proof: File, onProgress: (sentBytes: number) => void) {
    const proofs: { dealId: string; fileId: string }[] = [];
    for (const [at, { dealId }] of open.entries()) {
      const options = {
        query: { for: 'payment' },
        onProgress: (sent: number) => onProgress((at * proof.size + sent) / open.length),
      };
      const { file } = await uploadFile(api.files.upload, { dealId }, proof, options);
      proofs.push({ dealId, fileId: file.id });
    }
    return proofs;
  }

  return (
    <PaymentDialog
      currency={run.currency}
      earliest={first.earliestPaidOn}
      title={m.owed_mark_title({ amount })}
      description={m.run_mark_about({ ...count, number: String(run.number) })}
      changed={
        !isOver ? null : run.markedBy ? <WhoMarked person={run.markedBy} /> : m.refusal_run_nothing_left()
      }
      proofHint={m.run_proof_hint()}
      silence={m.run_silence()}
      storeProof={storeProofs}
      onMark={async (payment, proofs) => {
        const marked = await mark.mutateAsync({ ...payment, ...(proofs ? { proofs } : {}) });
        const before = marked.payments.filter(({ state }) => state === 'ELSEWHERE').length;
        toastSuccess(
          m.run_marked(),
          before === 0 ? undefined : m.run_marked_before({ n: before, count: formatCount(before) }),
        );
      }}
      onClose={onClose}
    />
  );
}
