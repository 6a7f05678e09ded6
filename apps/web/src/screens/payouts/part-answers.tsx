import type { Currency, PayoutPart } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useAnswerPart } from '../../features/payouts/use-payouts.ts';
import { Button } from '../../ui/button.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { ArrivedDialog, DenyDialog } from './answer-dialogs.tsx';

interface PartAnswersProps {
  dealId: string;
  part: PayoutPart;
  currency: Currency;
}

/** Creator's answers to a part of a payment. */
export function PartAnswers({
  dealId,
  part: { id, state, answer, amountCents },
  currency,
}: PartAnswersProps) {
  const [asked, setAsked] = useState<'arrived' | 'denied' | null>(null);
  const answering = useAnswerPart(dealId, id);
  if (state !== 'MARKED' && !(state === 'CONFIRMED' && answer?.bySilence)) return null;
  const amount = <FurtherName>{formatMoney(amountCents, currency)}</FurtherName>;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsked('denied')}>
        {m.payout_not_arrived()}
        {amount}
      </Button>
      {state === 'MARKED' ? (
        <Button size="sm" onClick={() => setAsked('arrived')}>
          {m.payout_arrived()}
          {amount}
        </Button>
      ) : null}
      <ArrivedDialog
        currency={currency}
        amountCents={amountCents}
        text={m.payout_confirm_marked_text()}
        answering={answering}
        open={asked === 'arrived'}
        onOpenChange={() => setAsked(null)}
      />
      <DenyDialog
        currency={currency}
        amountCents={amountCents}
        text={m.payout_part_deny_text()}
        answering={answering}
        open={asked === 'denied'}
        onOpenChange={() => setAsked(null)}
      />
    </>
  );
}
