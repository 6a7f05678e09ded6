import { canPropose, type DealDetail, type Proposal, soFarFor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../lib/use-user.ts';
import { whenOpen } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';

const CounterDialog = whenOpen(async () => (await import('./counter-dialog.tsx')).CounterDialog);

interface CounterButtonProps {
  deal: DealDetail;
  /** The other side's terms that are answered; null for the creator's first answer to the brief. */
  answered: Proposal | null;
  disabled?: boolean;
}

/** The way to other terms than those on the table: the button, and the form behind it. Nothing after three rounds. */
export function CounterButton({ deal, answered, disabled }: CounterButtonProps) {
  const { role } = useUser();
  const [isOpen, setOpen] = useState(false);
  const proposal = { kind: 'TERMS', answers: answered?.id } as const;
  if (!canPropose(proposal, role, deal.status, soFarFor(role, deal.proposals)).allowed) return null;
  return (
    <>
      <OnlineButton
        variant="outline"
        disabled={disabled}
        icon={<ArrowLeftRight aria-hidden className="ic" />}
        onClick={() => setOpen(true)}
      >
        {answered ? m.proposal_answer_lines() : m.proposal_propose_terms()}
      </OnlineButton>
      {isOpen ? <CounterDialog deal={deal} answered={answered} open onOpenChange={setOpen} /> : null}
    </>
  );
}
