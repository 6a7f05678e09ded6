import { canPropose, type DealDetail, type Proposal, soFarFor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight } from 'lucide-react';
import { useUser } from '../../../lib/use-user.ts';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { useTermsSheets } from './counter-forms.tsx';

interface CounterButtonProps {
  deal: DealDetail;
  /** The other side's terms that are answered; null for the creator's first answer to the brief. */
  answered: Proposal | null;
  disabled?: boolean;
}

/** The way to other terms than those on the table. Nothing after three rounds. */
export function CounterButton({ deal, answered, disabled }: CounterButtonProps) {
  const { role } = useUser();
  const sheets = useTermsSheets();
  const proposal = { kind: 'TERMS', answers: answered?.id } as const;
  if (!canPropose(proposal, role, deal.status, soFarFor(role, deal.proposals)).allowed) return null;
  return (
    <OnlineButton
      variant="outline"
      disabled={disabled}
      icon={<ArrowLeftRight aria-hidden className="ic" />}
      onClick={() => sheets.counter(answered)}
    >
      {answered ? m.proposal_answer_lines() : m.proposal_propose_terms()}
    </OnlineButton>
  );
}
