import { m } from '@briefcast/i18n/messages';
import { errorText } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useDeclineInvitation } from './use-invitations.ts';

/** Declines an invitation; a creator who reconsiders can still apply. */
export function DeclineButton({ castingId }: { castingId: string }) {
  const decline = useDeclineInvitation();
  return (
    <OnlineButton
      variant="outline"
      busy={decline.isPending}
      busyText={m.invitation_declining()}
      onClick={() =>
        decline.mutate(castingId, {
          onSuccess: () => toastSuccess(m.invitation_declined(), m.invitation_declined_text()),
          onError: (error) => toastError(m.invitation_not_declined(), errorText(error, m.please_try_again())),
        })
      }
    >
      {m.invitation_decline()}
    </OnlineButton>
  );
}
