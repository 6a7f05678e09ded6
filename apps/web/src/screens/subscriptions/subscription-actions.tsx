import type { Subscription } from '@briefcast/contract';
import { stateTraits } from '@briefcast/contract/subscriptions/standing';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { CreditCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { errorText } from '../../lib/show-error.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { PauseButton } from './pause-button.tsx';
import { useCardPage } from './use-card-page.ts';

const refresh = () => invalidate('subscription');

/** Actions on a subscription in its current state. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { takesCards, hasCard, isEnding, awaiting, state, pausedUntil, canPause } = subscription;
  const card = useCardPage(hasCard);
  const transfer = useMutation({ mutationFn: () => client.subscription.order(), onSettled: refresh });
  const error = card.error ?? transfer.error;
  const isPaused = Boolean(pausedUntil) && state !== 'ACTIVE';
  const traits = state && stateTraits[state];
  const canEnd = traits?.isPaid || isPaused;
  const first = traits?.isDue && !isPaused && !awaiting ? 'cast' : 'outline';
  return (
    <>
      <FormError className="empty:hidden">
        {error ? errorText(error, m.subscription_action_failed()) : undefined}
      </FormError>
      <div className="flex flex-wrap gap-2.5 empty:hidden max-sm:*:w-full">
        {isPaused ? <PauseButton subscription={subscription} /> : null}
        {takesCards ? (
          <OnlineButton
            variant={first}
            icon={<CreditCard aria-hidden className="ic" />}
            // The browser is on its way until the other page is there.
            busy={card.isPending || card.isSuccess}
            busyText={m.subscription_working()}
            onClick={() => card.mutate()}
          >
            {hasCard ? m.subscription_change_card() : m.subscription_by_card()}
          </OnlineButton>
        ) : null}
        {hasCard || awaiting ? null : (
          <OnlineButton
            variant={takesCards ? 'outline' : first}
            icon={<Landmark aria-hidden className="ic" />}
            busy={transfer.isPending}
            busyText={m.subscription_working()}
            onClick={() => transfer.mutate()}
          >
            {m.subscription_by_transfer()}
          </OnlineButton>
        )}
        {!isPaused && (canPause || pausedUntil) ? <PauseButton subscription={subscription} /> : null}
        {hasCard && (canEnd || isEnding) ? <Renewal isEnding={isEnding} isPaused={isPaused} /> : null}
      </div>
    </>
  );
}

function Renewal({ isEnding, isPaused }: { isEnding: boolean; isPaused: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const change = useMutation({
    mutationFn: (next: boolean) => client.subscription.renewal({ body: { isEnding: next } }),
    onSuccess: () => setAsked(false),
    onSettled: refresh,
  });
  const failed = change.error ? errorText(change.error, m.subscription_action_failed()) : undefined;
  return (
    <>
      <OnlineButton
        variant="ghost"
        busy={change.isPending && !isAsked}
        busyText={m.subscription_working()}
        onClick={() => (isEnding ? change.mutate(false) : setAsked(true))}
      >
        {isEnding ? m.subscription_resume() : m.subscription_end()}
      </OnlineButton>
      {isAsked ? null : <FormError className="w-full empty:hidden">{failed}</FormError>}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.subscription_end_question()}
        confirmLabel={m.subscription_end()}
        cancelLabel={m.subscription_keep()}
        field={failed ? <FormError>{failed}</FormError> : null}
        onConfirm={() => change.mutate(true)}
        busy={change.isPending}
        busyText={m.subscription_working()}
        danger
      >
        {isPaused ? m.subscription_end_paused_text() : m.subscription_end_text()}
      </ConfirmDialog>
    </>
  );
}
