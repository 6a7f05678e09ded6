import { AppError } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { refreshUser } from '../../lib/refresh-user.ts';
import { errorText } from '../../lib/show-error.ts';

const inWords = (seconds: number): string => {
  if (seconds <= 60) return 'in a minute';
  if (seconds <= 3600) return `in ${Math.ceil(seconds / 60)} minutes`;
  return `in ${Math.ceil(seconds / 3600)} hours`;
};

function refusalText(error: unknown): string {
  if (error instanceof AppError && error.code === 'request.rate_limited') {
    return `We have just written to you. You can ask for another mail ${inWords(error.retryAfterSeconds ?? 60)}.`;
  }
  return errorText(error, 'The mail could not be sent. Please try again.');
}

/** Asks for the confirmation mail again; `outcome` says in words what became of it. */
export function useResendConfirmation() {
  const resend = useMutation({
    mutationFn: () => client.accounts.resendConfirmation(),
    onSuccess: async ({ alreadyConfirmed }) => {
      if (alreadyConfirmed) await refreshUser();
    },
  });
  const sent = resend.data && !resend.data.alreadyConfirmed;
  return {
    resend: () => resend.mutate(),
    isPending: resend.isPending,
    isSent: resend.isSuccess,
    outcome: resend.error
      ? refusalText(resend.error)
      : sent
        ? 'Sent. Look into your inbox, and into the folder for spam.'
        : undefined,
  };
}
