import { canRemind, type Payout } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { BellRing, Check, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLateActs } from '../../features/disputes/late-acts.tsx';
import { PaymentProof } from '../../features/payouts/payment-proof.tsx';
import { useAnswerPayout, useRemindOfPayout } from '../../features/payouts/use-payouts.ts';
import type { ButtonVariant } from '../../ui/button.tsx';
import { ArrivedDialog, DenyDialog } from './answer-dialogs.tsx';

export interface MoneyAct {
  text: string;
  Icon: LucideIcon;
  onPress: () => void;
  variant?: ButtonVariant;
  busy?: { isBusy: boolean; text: string };
}

/** Latest reminder by the creator or the market, and whether another is possible now. */
function mayRemind({ state, dueAt, reminders: { lastAt } }: Payout): boolean {
  const lastRemindedAt = lastAt === null ? null : new Date(lastAt);
  return canRemind({ state, dueAt: new Date(dueAt), lastRemindedAt }, new Date());
}

/**
 * Actions of a creator on a payment now: the one that brings it forward, null where only time does, the others, and the
 * dialogs that they open.
 */
export function useMoneyActs(
  payout: Payout,
  brand: string,
): { next: MoneyAct | null; others: MoneyAct[]; dialogs: ReactNode } {
  const { dealId, state, answer, payment, currency, restCents, reminders } = payout;
  const [asked, setAsked] = useState<'arrived' | 'denied' | null>(null);
  const answering = useAnswerPayout(dealId);
  const reminding = useRemindOfPayout(dealId);
  const late = useLateActs(payout, brand);
  const close = () => setAsked(null);
  const isMarked = state === 'MARKED';

  const arrived: MoneyAct = {
    text: isMarked ? m.payout_arrived() : m.payout_arrived_already(),
    Icon: Check,
    onPress: () => setAsked('arrived'),
    variant: 'primary',
  };
  const denied: MoneyAct = { text: m.payout_not_arrived(), Icon: X, onPress: () => setAsked('denied') };
  const remind: MoneyAct = {
    text: m.payout_remind(),
    Icon: BellRing,
    onPress: () => reminding.mutate(),
    busy: { isBusy: reminding.isPending, text: m.payout_reminding() },
  };

  function actsNow(): { next: MoneyAct | null; others: MoneyAct[] } {
    if (isMarked) return { next: arrived, others: [denied] };
    if (state === 'CONFIRMED') return { next: null, others: answer?.bySilence ? [denied] : [] };
    const [next = null, ...others] = [late.stepIn, mayRemind(payout) ? remind : null, late.letter].filter(
      (act) => act !== null,
    );
    return { next, others: [...others, arrived] };
  }

  return {
    ...actsNow(),
    dialogs: (
      <>
        <ArrivedDialog
          currency={currency}
          amountCents={restCents}
          text={isMarked ? m.payout_confirm_marked_text() : m.payout_confirm_text()}
          countsOn={isMarked ? reminders.nextAt : null}
          proof={isMarked && payment ? <PaymentProof payment={payment} /> : null}
          answering={answering}
          open={asked === 'arrived'}
          onOpenChange={close}
        />
        <DenyDialog
          currency={currency}
          amountCents={restCents}
          text={m.payout_deny_text()}
          answering={answering}
          open={asked === 'denied'}
          onOpenChange={close}
        />
        {late.dialogs}
      </>
    ),
  };
}
