import '../../../styles/rights.css';
import {
  canPropose,
  type DealDetail,
  type DealLines,
  limits,
  type NewProposal,
  type Proposal,
  soFarFor,
} from '@briefcast/contract';
import {
  changedLines,
  type DealLine,
  linesBefore,
  linesOfDeal,
  linesOfProposal,
  plainLines,
  rightsLines,
  saidBy,
  takeLine,
  withLines,
} from '@briefcast/contract/deals/versions';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { fullName } from '../../../lib/names.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAnswerProposal, usePropose } from '../use-proposals.ts';
import { Follows } from '../what-binds/follows.tsx';
import { SignatureFields, signatureTitle, useSignature } from '../what-binds/signature.tsx';
import { WhatBinds } from '../what-binds/what-binds.tsx';
import { CounterLine, type LineChoice } from './counter-line.tsx';
import { CounterSum } from './counter-sum.tsx';
import { firstToMend } from './first-to-mend.ts';
import { lineProblem } from './line-problems.ts';
import { WhatChanged } from './what-changed.tsx';

interface CounterDialogProps {
  deal: DealDetail;
  /** The other side's terms that are answered; null for the creator's first answer to the brief. */
  answered: Proposal | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The lines that have to be answered, and the others, which can be: where the brief alone is on the table, all can be. */
function linesToAnswer(
  mine: DealLines,
  theirs: DealLines | null,
): { toAnswer: DealLine[]; others: DealLine[] } {
  const all: DealLine[] = mine.rights ? [...plainLines, ...rightsLines] : [...plainLines, 'rights'];
  if (!theirs) return { toAnswer: all, others: [] };
  const toAnswer = changedLines(mine, theirs);
  const areRightsOpen = toAnswer.includes('rights');
  return {
    toAnswer,
    others: all.filter(
      (line) => !toAnswer.includes(line) && !(areRightsOpen && rightsLines.some((one) => one === line)),
    ),
  };
}

/** The sheet is read from its beginning, wherever the lines were scrolled to. */
function toItsTop(sheet: HTMLElement | null): void {
  sheet?.closest('.dialog-body')?.scrollTo(0, 0);
  sheet?.focus({ preventScroll: true });
}

/**
 * Terms line by line: differing lines need a choice, others may change, and the obligations are read before sending.
 */
export function CounterDialog({ deal, answered, open, onOpenChange }: CounterDialogProps) {
  const user = useUser();
  // Keeps the lines as of opening: terms agreed on later become the deal's lines.
  const [brief] = useState(() => linesOfDeal(deal));
  const theirs = answered && linesOfProposal(answered, brief);
  const mine = answered ? linesBefore(answered, brief) : brief;
  const [draft, setDraft] = useState(theirs ?? brief);
  const [choices, setChoices] = useState<Partial<Record<DealLine, LineChoice>>>({});
  /** Lines that hold something that cannot be sent, as it is typed. */
  const [unfinished, setUnfinished] = useState<readonly DealLine[]>([]);
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const [areOthersOpen, setOthersOpen] = useState(false);
  /** Whether all lines are written and their obligations are shown. */
  const [isReading, setReading] = useState(false);
  const [startsWithDeposit, setStartsWithDeposit] = useState(false);
  const whole = withLines(deal, draft);
  const signature = useSignature(whole, fullName(user));
  const propose = usePropose(deal.id);
  const accept = useAnswerProposal(deal.id, answered ?? { id: '', kind: 'TERMS' });
  const navigate = useNavigate();
  const close = () => onOpenChange(false);
  const isBusy = propose.isPending || accept.isPending;
  const soFar = soFarFor(user.role, deal.proposals);
  // While it is being sent, a live update may be here before the answer.
  const isOver =
    !isBusy && !canPropose({ kind: 'TERMS', answers: answered?.id }, user.role, deal.status, soFar).allowed;

  const { toAnswer, others } = linesToAnswer(mine, theirs);
  const choiceOf = (line: DealLine) =>
    choices[line] ?? (theirs && !others.includes(line) ? undefined : 'MINE');
  const isUnanswered = toAnswer.some((line) => choiceOf(line) === undefined);
  const toMend = [...toAnswer, ...others].find(
    (line) =>
      choiceOf(line) === undefined || unfinished.includes(line) || lineProblem(line, draft) !== undefined,
  );
  // Once the brief is replaced and nothing is open, its own lines are an offer as well.
  const isAnyOffer = !answered && soFar.isBriefReplaced;
  const isSame = !isAnyOffer && changedLines(theirs ?? brief, draft).length === 0;
  // Agrees to the other side's version when every line of it is taken.
  const isAgreed = answered !== null && isSame && !isUnanswered;

  function choose(line: DealLine, choice: LineChoice) {
    setChoices({ ...choices, [line]: choice });
    setDraft(takeLine(draft, line, choice === 'THEIRS' && theirs ? theirs : mine));
    setUnfinished(unfinished.filter((one) => one !== line));
  }

  function write(line: DealLine, next: DealLines, isUnfinished = false) {
    setDraft(next);
    setUnfinished([...unfinished.filter((one) => one !== line), ...(isUnfinished ? [line] : [])]);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Marks the errors before the first one is looked for.
    flushSync(() => {
      setSent(true);
      if (toMend && others.includes(toMend)) setOthersOpen(true);
    });
    if (toMend) firstToMend(event.currentTarget, toMend)?.focus();
    if (toMend || isBusy || isOver) return;
    if (isSame && !isAgreed) return;
    if (isAgreed && user.role === 'CREATOR') {
      // A creator accepts on the sheet that says the whole of it.
      close();
      void navigate(paths.acceptDeal.href(deal.id));
    } else if (!isReading) setReading(true);
    else if (isAgreed) accept.mutate('ACCEPTED', { onSuccess: close });
    else if (user.role === 'BRAND' || signature.sign(event.currentTarget)) send();
  }

  function send() {
    const waits = startsWithDeposit && draft.deposit !== null;
    const body: NewProposal = {
      kind: 'TERMS',
      ...saidBy(theirs ?? brief, draft),
      ...(answered ? { answers: answered.id } : {}),
      ...(waits ? { startsWithDeposit: true } : {}),
      note: note.trim(),
    };
    propose.mutate(body, { onSuccess: close });
  }

  const lineOf = (line: DealLine, against: DealLines | null) => (
    <CounterLine
      key={line}
      line={line}
      currency={deal.currency}
      viewer={user.role}
      mine={mine}
      theirs={against}
      currentLabel={answered ? m.proposal_both_say() : m.proposal_in_brief()}
      draft={draft}
      choice={choiceOf(line)}
      wasSent={wasSent}
      onChoose={(choice) => choose(line, choice)}
      onChange={(next, isUnfinished) => write(line, next, isUnfinished)}
    />
  );
  const sendText = answered ? m.proposal_send_answer() : m.proposal_send();
  const agreeText =
    user.role === 'CREATOR'
      ? m.proposal_read_terms()
      : isReading
        ? m.accept_for({ amount: formatMoney(draft.budget, deal.currency) })
        : m.proposal_accept_terms();
  const problem = isUnanswered
    ? m.proposal_unanswered()
    : isSame && !isAgreed
      ? m.proposal_terms_same()
      : undefined;
  const [readTitle, readHint] = isAgreed
    ? [m.accept_title(), m.proposal_read_accept_hint()]
    : [m.proposal_read_title(), m.proposal_read_hint()];
  const hint = answered
    ? m.proposal_answer_hint({ n: toAnswer.length, count: formatCount(toAnswer.length) })
    : isAnyOffer
      ? m.proposal_terms_hint_replaced()
      : m.proposal_terms_hint();

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isReading ? readTitle : answered ? m.proposal_answer_title() : m.proposal_propose_terms()}
      description={isReading ? readHint : hint}
      size="xl"
      busy={isBusy}
      onSubmit={handleSubmit}
      // Shows the problem next to the pressed button: the sheet is longer than the screen.
      footerNote={
        wasSent && problem ? (
          <span role="alert" className="font-semibold text-red-ink">
            {problem}
          </span>
        ) : null
      }
      footer={
        <>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => (isReading ? setReading(false) : close())}
          >
            {isReading ? m.proposal_back() : m.dialog_cancel()}
          </Button>
          <OnlineButton
            type="submit"
            variant="cast"
            busy={isBusy}
            busyText={m.action_sending()}
            disabled={isOver}
            onClick={(event) => {
              // Ignores a double click's second click: this button replaces Read and send, and must not send by it.
              if (isReading && event.detail > 1) event.preventDefault();
            }}
          >
            {isAgreed ? agreeText : isReading ? sendText : m.proposal_read_whole()}
          </OnlineButton>
        </>
      }
    >
      {isOver ? (
        <ChangedMeanwhile>
          <WhatChanged deal={deal} answered={answered} />
        </ChangedMeanwhile>
      ) : null}
      {isReading ? (
        <div ref={toItsTop} tabIndex={-1} className="grid gap-4">
          <WhatBinds deal={whole} user={user} isProposed={!isAgreed} />
          {isAgreed ? null : <Follows deal={deal} />}
          {user.role === 'CREATOR' ? (
            <section className="grid gap-4">
              <h2 className="text-d4">{signatureTitle(signature)}</h2>
              <SignatureFields
                signature={signature}
                startsWithDeposit={startsWithDeposit}
                onStartsWithDeposit={setStartsWithDeposit}
              />
            </section>
          ) : null}
        </div>
      ) : (
        <>
          <ul>{toAnswer.map((line) => lineOf(line, theirs))}</ul>
          {others.length === 0 ? null : (
            <details
              className="group border-t border-line"
              open={areOthersOpen}
              onToggle={({ currentTarget }) => setOthersOpen(currentTarget.open)}
            >
              <summary className="flex min-h-11 list-none items-center gap-2 font-semibold">
                <ChevronDown aria-hidden className="ic transition-transform group-open:rotate-180" />
                {m.proposal_other_lines({ count: formatCount(others.length) })}
              </summary>
              <ul>{others.map((line) => lineOf(line, null))}</ul>
            </details>
          )}
          {isAgreed ? null : (
            <Field label={m.proposal_note()} className="mt-4">
              <TextArea
                rows={3}
                maxLength={limits.text}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </Field>
          )}
          <CounterSum deal={deal} draft={draft} round={isAgreed ? null : soFar.made + 1} />
        </>
      )}
    </Dialog>
  );
}
