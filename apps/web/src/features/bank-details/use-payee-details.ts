import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** A brand's list says whether the details are there, and whether their account is new. */
const refreshPayouts = () => invalidate('payouts');

/** Reads the account to pay a deal's dues to; the creator is notified of it. */
export const useRevealDetails = (dealId: string) =>
  useMutation({
    mutationFn: async () => (await (await loadClient()).bankDetails.look({ params: { dealId } })).details,
    onError: (error) => showError(m.payee_failed(), error),
  });

/** Asks the creator for them. */
export const useAskForDetails = (dealId: string, creator: string) =>
  useMutation({
    mutationFn: async () => (await loadClient()).bankDetails.ask({ params: { dealId } }),
    onSuccess: () => toastSuccess(m.payee_ask_done({ creator })),
    onError: (error) => showError(m.payee_ask_failed(), error),
    onSettled: refreshPayouts,
  });

/** Says that somebody called about an account that is new. */
export const useNoteCall = (dealId: string) =>
  useMutation({
    mutationFn: async (version: number) =>
      (await loadClient()).bankDetails.call({ params: { dealId }, body: { version } }),
    onError: (error) => showError(m.payee_call_failed(), error),
    onSettled: refreshPayouts,
  });
