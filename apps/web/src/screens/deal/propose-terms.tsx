import { centsFromDollars, type DealDetail, dollarsForField, limits } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { usePropose } from '../../features/deals/use-proposals.ts';
import { dayOf, deadlineOfDay, lastDeadline } from '../../lib/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** What is wrong with a typed price, or nothing. */
function budgetProblem(typed: string): string | undefined {
  if (typed.trim() === '') return m.brief_budget_missing();
  const cents = centsFromDollars(typed);
  if (cents === 0 || typed.trim().startsWith('-'))
    return m.finding_amount_no_budget({ amount: formatMoney(0) });
  return cents === null
    ? m.brief_budget_unreadable({ example: formatCount(1240), most: formatCount(limits.cents / 100) })
    : undefined;
}

function dayProblem(day: string): string | undefined {
  if (day === '') return m.brief_deadline_missing();
  if (day < dayOf(new Date())) return m.brief_deadline_past();
  return day > lastDeadline ? m.brief_deadline_too_late() : undefined;
}

/** The creator's way to another price or day: the button, and the form behind it. */
export function ProposeTerms({ deal }: { deal: DealDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<ArrowLeftRight aria-hidden className="ic" />}
        onClick={() => setOpen(true)}
      >
        {m.proposal_propose_terms()}
      </Button>
      {isOpen ? <TermsDialog deal={deal} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function TermsDialog({ deal, onClose }: { deal: DealDetail; onClose: () => void }) {
  const propose = usePropose(deal.id);
  const [budget, setBudget] = useState(dollarsForField(deal.budget));
  const [day, setDay] = useState(deal.deadline.slice(0, 10));
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const problems = { budget: budgetProblem(budget), day: dayProblem(day) };
  const isSame = centsFromDollars(budget) === deal.budget && day === deal.deadline.slice(0, 10);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const cents = centsFromDollars(budget);
    if (problems.budget || problems.day || isSame || cents === null || propose.isPending) return;
    propose.mutate(
      { kind: 'TERMS', budget: cents, deadline: deadlineOfDay(day), note: note.trim() },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.proposal_propose_terms()}
      description={m.proposal_terms_hint()}
      size="md"
      sheet
      busy={propose.isPending}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button variant="outline" disabled={propose.isPending} onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
          <Button type="submit" variant="cast" busy={propose.isPending} busyText={m.action_sending()}>
            {m.proposal_send()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-4 max-[359px]:grid-cols-1">
          <Field
            label={m.proposal_price()}
            required
            error={wasSent ? (problems.budget ?? (isSame ? m.proposal_terms_same() : undefined)) : undefined}
          >
            <TextInput
              start={<span aria-hidden>$</span>}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={budget}
              onChange={(event) => setBudget(event.target.value)}
            />
          </Field>
          <Field label={m.deal_deadline()} required error={wasSent ? problems.day : undefined}>
            <TextInput
              type="date"
              min={dayOf(new Date())}
              max={lastDeadline}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          </Field>
        </div>
        <Field label={m.proposal_note()}>
          <TextArea
            rows={3}
            maxLength={limits.text}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
