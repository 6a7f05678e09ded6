import type { Subscription } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { errorText } from '../../lib/show-error.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';

/** Button's action in the subscription's current state, with its question; without a question it acts at once. */
function offerOf({ pausedUntil, state, endsAt, netFils, taxFils }: Subscription) {
  if (!pausedUntil)
    return {
      label: m.subscription_pause(),
      question: m.subscription_pause_question(),
      text: m.subscription_pause_text({ date: formatLongDate(endsAt ?? '') }),
      cancel: m.subscription_pause_take_back(),
    };
  if (state === 'ACTIVE') return { label: m.subscription_pause_take_back(), question: null };
  return {
    label: m.subscription_go_on(),
    question: m.subscription_go_on_question(),
    text: m.subscription_go_on_text({ amount: formatDirhams(netFils + taxFils) }),
    cancel: m.subscription_go_on_not(),
  };
}

/** Asks for a pause, takes back one that lies ahead, or ends one that lasts. Draw it only where one of these can be done. */
export function PauseButton({ subscription }: { subscription: Subscription }) {
  const [isAsked, setAsked] = useState(false);
  const change = useMutation({
    mutationFn: (isPaused: boolean) => client.subscription.pause({ body: { isPaused } }),
    // The dialog says what it asked until the page shows what has become of it.
    onSuccess: () => invalidate('subscription'),
    onSettled: (_, error) => error || setAsked(false),
  });
  const { pausedUntil, state } = subscription;
  const offer = offerOf(subscription);
  const isNow = pausedUntil && state !== 'ACTIVE';
  const act = () => change.mutate(!pausedUntil);
  const failed = change.error ? errorText(change.error, m.subscription_action_failed()) : undefined;
  return (
    <>
      <OnlineButton
        variant={isNow ? 'cast' : 'ghost'}
        icon={isNow ? <Play aria-hidden className="ic" /> : null}
        busy={change.isPending && !isAsked}
        busyText={m.subscription_working()}
        onClick={() => (offer.question === null ? act() : setAsked(true))}
      >
        {offer.label}
      </OnlineButton>
      {isAsked ? null : <FormError className="w-full empty:hidden">{failed}</FormError>}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          setAsked(open);
          change.reset();
        }}
        title={offer.question ?? ''}
        confirmLabel={offer.label}
        cancelLabel={offer.cancel}
        field={failed ? <FormError>{failed}</FormError> : null}
        onConfirm={act}
        busy={change.isPending}
        busyText={m.subscription_working()}
      >
        {offer.text}
      </ConfirmDialog>
    </>
  );
}
