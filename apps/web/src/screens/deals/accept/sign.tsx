import { type DealDetail, openProposal } from '@briefcast/contract';
import { linesOfDeal } from '@briefcast/contract/deals/versions';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { CounterButton } from '../../../features/deals/negotiation/counter-button.tsx';
import { RejectDialog } from '../../../features/deals/reject-dialog.tsx';
import { useAgreement } from '../../../features/deals/what-binds/agreement.ts';
import { AgreementFields } from '../../../features/deals/what-binds/agreement-fields.tsx';
import { BindingButton } from '../../../features/deals/what-binds/binding-button.tsx';
import { AgreedLines } from '../../../features/deals/what-binds/what-a-yes-does.tsx';
import { useUser } from '../../../lib/use-user.ts';
import { OnlineButton } from '../../../ui/online-button.tsx';

interface SignProps {
  /** As it is now. */
  deal: DealDetail;
  /** With the lines that are accepted. */
  offered: DealDetail;
  isBusy: boolean;
  /** Whether the work waits for the deposit; asked where there is one. */
  onStartsWithDeposit: (waits: boolean) => void;
  onAccept: () => void;
}

/** The creator's answer: what cannot be taken back is ticked, the name is typed, and then the brief is accepted. */
export function Sign({ deal, offered, isBusy, onStartsWithDeposit, onAccept }: SignProps) {
  const formId = useId();
  const agreement = useAgreement(offered, useUser(), onStartsWithDeposit);
  const [isRejecting, setRejecting] = useState(false);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy && agreement.sign(event.currentTarget)) onAccept();
  }

  return (
    <section aria-labelledby={`${formId}-title`} className="accept-sign on-stage">
      <div className="binding">
        <h2 id={`${formId}-title`}>{m.accept_begins()}</h2>
        <AgreedLines deal={offered} before={linesOfDeal(deal)} starts={null} />
        <form id={formId} noValidate className="grid gap-3" onSubmit={handleSubmit}>
          <AgreementFields agreement={agreement} />
        </form>
      </div>
      {/* Keeps the dialogs outside of this form: they have forms of their own, which would submit it. */}
      <div className="accept-acts">
        <BindingButton
          form={formId}
          missing={agreement.missing}
          icon={<Check aria-hidden className="ic" />}
          busy={isBusy}
          busyText={m.deal_accepting()}
        >
          {m.accept_for({ amount: formatMoney(offered.budget, offered.currency) })}
        </BindingButton>
        {openProposal(deal.proposals) ? null : <CounterButton deal={deal} answered={null} />}
        <OnlineButton
          variant="ghost"
          icon={<X aria-hidden className="ic" />}
          disabled={isBusy}
          onClick={() => setRejecting(true)}
        >
          {m.deal_reject()}
        </OnlineButton>
        <p className="hint">{m.accept_nothing_yet()}</p>
      </div>
      <RejectDialog dealId={deal.id} title={deal.title} open={isRejecting} onOpenChange={setRejecting} />
    </section>
  );
}
