import { type DealDetail, type Proposal, proposalRules } from '@briefcast/contract';
import { changedLines, linesOfDeal, linesOfProposal, withLines } from '@briefcast/contract/deals/versions';
import { formatMoney } from '@briefcast/i18n/format';
import { lineText } from '@briefcast/i18n/labels/deal-lines';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useUser } from '../../../lib/use-user.ts';
import { LinkedText } from '../../../parts/files/linked-text.tsx';
import { useAnswerProposal } from '../use-proposals.ts';
import { useAgreement } from '../what-binds/agreement.ts';
import { AgreementFields } from '../what-binds/agreement-fields.tsx';
import { BindingButton } from '../what-binds/binding-button.tsx';
import { AgreedLines } from '../what-binds/what-a-yes-does.tsx';
import { WhatBinds } from '../what-binds/what-binds.tsx';
import { LineRow, penOf } from './line-row.tsx';
import { TermsSheet, WholeTerms } from './terms-sheet.tsx';
import { WhatHappened } from './what-happened.tsx';

export interface AcceptTermsProps {
  deal: DealDetail;
  /** The creator's terms. */
  proposal: Proposal;
  /** Whether they took the place of those that the sheet was opened with. */
  isReloaded: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** When the creator starts, as they said it with their terms; null without a deposit. */
function startText({ deposit }: DealDetail, { lines }: Proposal): string | null {
  if (!deposit) return null;
  return lines?.startsWithDeposit ? m.proposal_starts_with_deposit() : m.proposal_starts_at_once();
}

/** The creator's terms with all that they bind to, before the brand accepts them. */
export function AcceptTerms({ deal, proposal, isReloaded, open, onOpenChange }: AcceptTermsProps) {
  const user = useUser();
  const titleId = useId();
  // Keeps the lines as of opening: once accepted, the terms are the deal's lines.
  const [brief] = useState(() => linesOfDeal(deal));
  const lines = linesOfProposal(proposal, brief);
  const whole = withLines(deal, lines);
  const agreement = useAgreement(whole, user);
  const accept = useAnswerProposal(deal.id, proposal);
  const isBusy = accept.isPending;
  const now = deal.proposals?.find(({ id }) => id === proposal.id) ?? proposal;
  const isOver = !isBusy && (now.state !== 'OPEN' || !proposalRules.TERMS.during.includes(deal.status));
  const changed = changedLines(brief, lines);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || isOver || !agreement.sign(event.currentTarget)) return;
    accept.mutate('ACCEPTED', { onSuccess: () => onOpenChange(false) });
  }

  return (
    <TermsSheet
      title={m.accept_title()}
      hint={m.proposal_read_accept_hint()}
      busy={isBusy}
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={handleSubmit}
      stage={
        <section aria-labelledby={titleId} className="binding">
          <h2 id={titleId}>{m.accept_begins()}</h2>
          <AgreedLines deal={whole} before={brief} starts={startText(whole, proposal)} />
          <AgreementFields agreement={agreement} />
        </section>
      }
      act={
        <BindingButton
          missing={agreement.missing}
          icon={<Check aria-hidden className="ic" />}
          busy={isBusy}
          busyText={m.proposal_answering()}
          disabled={isOver}
        >
          {m.accept_for({ amount: formatMoney(lines.budget, deal.currency) })}
        </BindingButton>
      }
    >
      <WhatHappened deal={deal} answered={proposal} isReloaded={isReloaded} isOver={isOver} />
      {changed.length === 0 ? null : (
        <ul className="card terms-rows">
          {changed.map((line) => (
            <LineRow
              key={line}
              line={line}
              was={{
                title: m.proposal_in_brief(),
                text: lineText(brief, line, deal.currency),
                isGone: true,
              }}
              says={{
                title: m.proposal_theirs(),
                text: lineText(lines, line, deal.currency),
                tone: penOf(proposal.by),
                isGone: false,
              }}
            />
          ))}
          {proposal.note ? (
            <li className="terms-note wrap-anywhere whitespace-pre-line" dir="auto">
              <LinkedText>{proposal.note}</LinkedText>
            </li>
          ) : null}
        </ul>
      )}
      <WholeTerms isOpen>
        <WhatBinds deal={whole} user={user} />
      </WholeTerms>
    </TermsSheet>
  );
}
