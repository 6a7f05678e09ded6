import type { DealDetail, Proposal } from '@briefcast/contract';
import { linesOfDeal, linesOfProposal, withLines } from '@briefcast/contract/deals/versions';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useUser } from '../../../lib/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { WhatBinds } from '../what-binds/what-binds.tsx';

interface AcceptTermsProps {
  deal: DealDetail;
  /** The creator's open terms. */
  proposal: Proposal;
  isBusy: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAccept: () => void;
}

/** The whole of the creator's terms in one look, before the brand accepts them. */
export function AcceptTerms({ deal, proposal, isBusy, open, onOpenChange, onAccept }: AcceptTermsProps) {
  const user = useUser();
  const lines = linesOfProposal(proposal, linesOfDeal(deal));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.accept_title()}
      description={m.proposal_read_accept_hint()}
      size="xl"
      busy={isBusy}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={() => onOpenChange(false)}>
            {m.dialog_cancel()}
          </Button>
          <OnlineButton variant="cast" busy={isBusy} busyText={m.proposal_answering()} onClick={onAccept}>
            {m.accept_for({ amount: formatMoney(lines.budget, deal.currency) })}
          </OnlineButton>
        </>
      }
    >
      <div className="grid gap-4">
        <WhatBinds deal={withLines(deal, lines)} user={user} />
        {proposal.lines?.startsWithDeposit ? <p>{m.proposal_starts_with_deposit()}</p> : null}
      </div>
    </Dialog>
  );
}
