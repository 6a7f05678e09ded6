import { type Dispute, mostStatements, type Payout, type Role } from '@briefcast/contract';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DialogBox } from '../../ui/dialog-box.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { StatementForm } from './statement-form.tsx';
import { Decision, StatementList } from './statement-list.tsx';
import { useWithdrawCase } from './use-disputes.ts';

interface CaseDialogProps {
  payout: Pick<Payout, 'dealId' | 'title' | 'currency' | 'restCents'>;
  viewer: Role;
  mayState: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A case: both sides' statements, the decision, and the reader's way to add to it. */
export function CaseDialog({ payout, viewer, mayState, open, onOpenChange }: CaseDialogProps) {
  const { data, error, refetch } = useQuery({
    ...q('disputes.read', { params: { dealId: payout.dealId } }),
    select: ({ dispute }) => dispute,
  });
  const amount = formatExactMoney(data?.owedCents ?? payout.restCents, payout.currency);
  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      title={m.case_title({ amount })}
      description={
        <>
          <bdi>{payout.title}</bdi>. {m.case_about()}
        </>
      }
    >
      {data ? (
        <Case dispute={data} viewer={viewer} mayState={mayState} onWithdrawn={() => onOpenChange(false)} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.case_not_loaded())}</ErrorState>
      ) : (
        <LoadingText>{m.case_loading()}</LoadingText>
      )}
    </DialogBox>
  );
}

interface CaseProps extends Pick<CaseDialogProps, 'viewer' | 'mayState'> {
  dispute: Dispute;
  onWithdrawn: () => void;
}

function Case({ dispute, viewer, mayState, onWithdrawn }: CaseProps) {
  const { dealId, state, statements, decision, openedAt, closedAt, currency } = dispute;
  const isOpen = state === 'OPEN';
  const left = mostStatements - statements.filter(({ side }) => side === viewer).length;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DisputeBadge state={state} />
        <span className="hint">{m.case_opened({ day: formatLongDate(openedAt) })}</span>
      </div>
      {decision ? <Decision decision={decision} currency={currency} closedAt={closedAt} /> : null}
      <StatementList statements={statements} />
      {isOpen && mayState && left > 0 ? <StatementForm dealId={dealId} left={left} /> : null}
      {isOpen && viewer === 'CREATOR' ? <Withdrawal dealId={dealId} onWithdrawn={onWithdrawn} /> : null}
    </div>
  );
}

function Withdrawal({ dealId, onWithdrawn }: { dealId: string; onWithdrawn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawCase(dealId);
  return (
    <div className="flex justify-end border-t border-line pt-4">
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {m.case_withdraw()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.case_withdraw_ask()}
        confirmLabel={m.case_withdraw()}
        busy={withdraw.isPending}
        busyText={m.case_withdrawing()}
        onConfirm={() =>
          withdraw.mutate(undefined, { onSuccess: onWithdrawn, onSettled: () => setAsking(false) })
        }
      >
        {m.case_withdraw_about()}
      </ConfirmDialog>
    </div>
  );
}
