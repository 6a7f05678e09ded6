import { can, canPropose, type DealDetail, limits, soFarFor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { useUser } from '../../lib/use-user.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { usePropose } from './use-proposals.ts';

/** The quiet way out of a running project, for either side: it proposes, the other one agrees. */
export function EndProject({ deal }: { deal: DealDetail }) {
  const user = useUser();
  const propose = usePropose(deal.id);
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const may = canPropose(
    { kind: 'CANCELLATION' },
    user.role,
    deal.status,
    soFarFor(user.role, deal.proposals),
  );
  if (!may.allowed || !can(actorOf(user), 'deal.move', partiesOf(deal, user))) return null;

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1 text-sm text-ink-2">
      <p className="min-w-0 flex-1 basis-40">{m.proposal_end_question()}</p>
      <OnlineButton variant="ghost" size="sm" className="max-sm:min-h-11" onClick={() => setAsking(true)}>
        {m.proposal_propose_end()}
      </OnlineButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.proposal_end_ask()}
        confirmLabel={m.proposal_send()}
        cancelLabel={m.proposal_keep_project()}
        danger
        busy={propose.isPending}
        busyText={m.action_sending()}
        onConfirm={() =>
          propose.mutate({ kind: 'CANCELLATION', note: note.trim() }, { onSettled: () => setAsking(false) })
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
    </div>
  );
}
