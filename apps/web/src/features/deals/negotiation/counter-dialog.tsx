import {
  canPropose,
  type DealDetail,
  limits,
  type NewProposal,
  type Proposal,
  soFarFor,
} from '@briefcast/contract';
import { mostRounds } from '@briefcast/contract/deals/proposals';
import { linesOfDeal, saidBy, withLines } from '@briefcast/contract/deals/versions';
import { formatCount, formatExactMoney, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '../../../lib/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { usePropose } from '../use-proposals.ts';
import { useAgreement, waitsForDeposit } from '../what-binds/agreement.ts';
import { AgreementFields } from '../what-binds/agreement-fields.tsx';
import { BindingButton } from '../what-binds/binding-button.tsx';
import { AgreedLines, YesOfOther } from '../what-binds/what-a-yes-does.tsx';
import { WhatBinds } from '../what-binds/what-binds.tsx';
import { AnotherLine } from './another-line.tsx';
import { CounterLine } from './counter-line.tsx';
import { firstToMend, rowOf } from './first-to-mend.ts';
import { useRatesText } from './rates-text.ts';
import { TermsSheet, WholeTerms } from './terms-sheet.tsx';
import { useDraft } from './use-draft.ts';
import { WhatHappened } from './what-happened.tsx';

export interface CounterDialogProps {
  deal: DealDetail;
  /** The other side's terms that are answered; null where there are none. */
  answered: Proposal | null;
  /** Whether they took the place of what the sheet was opened with. */
  isReloaded: boolean;
  note: string;
  onNote: (note: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leads to the sheet on which the other side's terms are accepted. */
  onAccept: (proposal: Proposal) => void;
}

/** Terms line by line: price and day first, any other line by a press, consequences next to the button. */
export function CounterDialog({
  deal,
  answered,
  isReloaded,
  note,
  onNote,
  open,
  onOpenChange,
  onAccept,
}: CounterDialogProps) {
  const user = useUser();
  const titleId = useId();
  // Keeps the lines as of opening: terms agreed on later become the deal's lines.
  const [brief] = useState(() => linesOfDeal(deal));
  const draft = useDraft(brief, answered);
  const whole = withLines(deal, draft.readable);
  const agreement = useAgreement(whole, user);
  const [wasSent, setSent] = useState(false);
  const rates = useRatesText(deal.creator?.id, deal.currency, draft.lines);
  const propose = usePropose(deal.id);
  const isBusy = propose.isPending;
  const soFar = soFarFor(user.role, deal.proposals);
  // While it is being sent, a live update may be here before the answer.
  const isOver =
    !isBusy && !canPropose({ kind: 'TERMS', answers: answered?.id }, user.role, deal.status, soFar).allowed;
  // Once the brief is replaced and nothing is open, its own lines are an offer as well.
  const isAnyOffer = !answered && soFar.isBriefReplaced;
  const isSame = !isAnyOffer && draft.changed.length === 0;
  // Agrees to the other side's version when every line of it is taken.
  const isAgreed = answered !== null && isSame && !draft.isUnanswered;
  const isWaiting = waitsForDeposit(agreement);
  const lineMissing = draft.isUnanswered ? m.proposal_unanswered() : isSame ? m.proposal_terms_same() : null;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Marks the errors before the first one is looked for.
    flushSync(() => setSent(true));
    const toMend = draft.toMend && rowOf(event.currentTarget, draft.toMend);
    if (toMend) firstToMend(toMend)?.focus();
    if (toMend || isBusy || isOver) return;
    if (isAgreed && answered) onAccept(answered);
    else if (!isSame && agreement.sign(event.currentTarget)) send();
  }

  function send() {
    const body: NewProposal = {
      kind: 'TERMS',
      ...saidBy(draft.theirs ?? brief, draft.lines),
      ...(answered ? { answers: answered.id } : {}),
      ...(isWaiting ? { startsWithDeposit: true } : {}),
      note: note.trim(),
    };
    propose.mutate(body, { onSuccess: () => onOpenChange(false) });
  }

  const hint = answered
    ? m.proposal_answer_hint({ n: draft.differing.length, count: formatCount(draft.differing.length) })
    : isAnyOffer
      ? m.proposal_terms_hint_replaced()
      : m.proposal_terms_hint();
  const sendText = answered ? m.proposal_send_answer() : m.proposal_send();
  const acceptText = user.role === 'CREATOR' ? m.proposal_read_terms() : m.proposal_accept_terms();

  return (
    <TermsSheet
      title={answered ? m.proposal_answer_title() : m.proposal_propose_terms()}
      hint={hint}
      busy={isBusy}
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={handleSubmit}
      stage={
        <section aria-labelledby={titleId} className="binding">
          <h2 id={titleId} aria-live="polite">
            {m.proposal_comes_to({ amount: formatExactMoney(draft.lines.budget, deal.currency) })}
          </h2>
          {isAgreed ? (
            <p>{m.proposal_read_accept_hint()}</p>
          ) : (
            <>
              <YesOfOther deal={deal} isWaiting={isWaiting} />
              <AgreedLines
                deal={whole}
                before={draft.theirs ?? brief}
                starts={user.role === 'BRAND' && whole.deposit ? m.proposal_start_is_theirs() : null}
              />
              <AgreementFields agreement={agreement} />
              {answered && draft.theirs ? (
                <Button variant="outline" disabled={isBusy || isOver} onClick={() => onAccept(answered)}>
                  {m.proposal_take_all({ amount: formatMoney(draft.theirs.budget, deal.currency) })}
                </Button>
              ) : null}
              <small>
                {m.proposal_own_round({ round: formatCount(soFar.made + 1), most: formatCount(mostRounds) })}
              </small>
            </>
          )}
        </section>
      }
      act={
        <BindingButton
          missing={isAgreed ? null : (lineMissing ?? agreement.missing)}
          icon={<Send aria-hidden className="ic ic-turn" />}
          busy={isBusy}
          busyText={m.action_sending()}
          disabled={isOver}
        >
          {isAgreed ? acceptText : sendText}
        </BindingButton>
      }
    >
      <WhatHappened deal={deal} answered={answered} isReloaded={isReloaded} isOver={isOver} />
      <ul className="card terms-rows">
        {draft.open.map((line) => (
          <CounterLine
            key={line}
            line={line}
            draft={draft}
            currency={deal.currency}
            viewer={user.role}
            rates={rates}
            wasSent={wasSent}
          />
        ))}
        <li className="terms-more">
          <AnotherLine others={draft.others} lines={draft.mine} currency={deal.currency} onAdd={draft.add} />
        </li>
        {isAgreed ? null : (
          <li className="terms-note">
            <Field label={m.proposal_note()}>
              <TextArea
                rows={2}
                maxLength={limits.text}
                value={note}
                onChange={(event) => onNote(event.target.value)}
              />
            </Field>
          </li>
        )}
      </ul>
      <WholeTerms>
        <WhatBinds deal={whole} user={user} isProposed={!isAgreed} />
      </WholeTerms>
    </TermsSheet>
  );
}
