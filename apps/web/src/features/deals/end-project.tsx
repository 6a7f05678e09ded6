import { can, canPropose, type DealDetail, limits, type OwnUser, soFarFor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { usePropose } from './use-proposals.ts';

/** Whether the reader may propose now to cancel the project. */
export function mayEndProject(deal: DealDetail, user: OwnUser): boolean {
  const soFar = soFarFor(user.role, deal.proposals);
  const { allowed } = canPropose({ kind: 'CANCELLATION' }, user.role, deal.status, soFar);
  return allowed && can(actorOf(user), 'deal.move', partiesOf(deal, user));
}

interface EndProjectProps {
  deal: DealDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a side proposes to cancel a running project; the other one has to agree. */
export function EndProject({ deal, open, onOpenChange }: EndProjectProps) {
  const propose = usePropose(deal.id);
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.proposal_end_ask()}
      confirmLabel={m.proposal_send()}
      cancelLabel={m.proposal_keep_project()}
      danger
      busy={propose.isPending}
      busyText={m.action_sending()}
      onConfirm={() =>
        propose.mutate({ kind: 'CANCELLATION', note: note.trim() }, { onSettled: () => onOpenChange(false) })
      }
      field={
        <Field label={m.proposal_end_reason()}>
          <TextArea
            rows={3}
            maxLength={limits.text}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      }
    >
      {m.proposal_end_ask_text()}
      {deal.payout?.isDeposit ? ` ${m.proposal_end_deposit()}` : null}
    </ConfirmDialog>
  );
}
