import { AppError } from '@briefcast/contract';
import { formatTimeAhead } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { refreshUser } from '../../lib/refresh-user.ts';
import { errorText } from '../../lib/show-error.ts';

function refusalText(error: unknown): string {
  if (error instanceof AppError && error.code === 'request.rate_limited') {
    const { retryAfterSeconds = 60 } = error;
    return retryAfterSeconds <= 60
      ? m.confirm_again_in_a_minute()
      : m.confirm_again_in({ when: formatTimeAhead(retryAfterSeconds) });
  }
  return errorText(error, m.confirm_not_sent());
}

/** Requests the confirmation mail again; `outcome` is a text about the result. */
export function useResendConfirmation() {
  const resend = useMutation({
    mutationFn: async () => (await loadClient()).accounts.resendConfirmation(),
    onSuccess: async ({ alreadyConfirmed }) => {
      if (alreadyConfirmed) await refreshUser();
    },
  });
  const sent = resend.data && !resend.data.alreadyConfirmed;
  return {
    resend: () => resend.mutate(),
    isPending: resend.isPending,
    isSent: resend.isSuccess,
    outcome: resend.error ? refusalText(resend.error) : sent ? m.confirm_sent() : undefined,
  };
}
