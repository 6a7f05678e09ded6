import { type DealDetail, openProposal } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { CounterButton } from '../../../features/deals/negotiation/counter-button.tsx';
import { RejectDialog } from '../../../features/deals/reject-dialog.tsx';
import {
  SignatureFields,
  signatureTitle,
  useSignature,
} from '../../../features/deals/what-binds/signature.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';

interface SignProps {
  deal: DealDetail;
  /** The creator's name as the profile has it. */
  name: string;
  isBusy: boolean;
  /** Whether the work waits for the deposit; asked where there is one. */
  startsWithDeposit: boolean;
  onStartsWithDeposit: (waits: boolean) => void;
  onAccept: () => void;
}

/** The creator's answer: what cannot be taken back is ticked, the name is typed, and then the brief is accepted. */
export function Sign({ deal, name, isBusy, startsWithDeposit, onStartsWithDeposit, onAccept }: SignProps) {
  const formId = useId();
  const signature = useSignature(deal, name);
  const [isRejecting, setRejecting] = useState(false);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signature.sign(event.currentTarget) && !isBusy) onAccept();
  }

  return (
    <section aria-labelledby={`${formId}-title`} className="card accept-sign">
      <h2 id={`${formId}-title`} className="text-d4">
        {signatureTitle(signature)}
      </h2>
      <form id={formId} noValidate className="accept-form" onSubmit={handleSubmit}>
        <SignatureFields
          signature={signature}
          startsWithDeposit={startsWithDeposit}
          onStartsWithDeposit={onStartsWithDeposit}
        />
      </form>
      {/* Keeps the dialogs outside of this form: they have forms of their own, which would submit it. */}
      <div className="accept-acts">
        <p className="hint me-auto">{m.accept_nothing_yet()}</p>
        <OnlineButton
          variant="ghost"
          icon={<X aria-hidden className="ic" />}
          disabled={isBusy}
          onClick={() => setRejecting(true)}
        >
          {m.deal_reject()}
        </OnlineButton>
        {openProposal(deal.proposals) ? null : <CounterButton deal={deal} answered={null} />}
        <OnlineButton
          type="submit"
          form={formId}
          variant="cast"
          icon={<Check aria-hidden className="ic" />}
          busy={isBusy}
          busyText={m.deal_accepting()}
        >
          {m.accept_for({ amount: formatMoney(deal.budget, deal.currency) })}
        </OnlineButton>
      </div>
      <RejectDialog dealId={deal.id} title={deal.title} open={isRejecting} onOpenChange={setRejecting} />
    </section>
  );
}
