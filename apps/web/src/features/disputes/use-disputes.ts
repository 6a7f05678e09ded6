import type { NewStatement } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { dealStats } from '../../lib/changes-with.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Refreshes the lists of payments, which show letter and case, and the dashboards, which count them. */
const refresh = () => invalidate('payouts', ...dealStats);

/** Sends the formal letter. */
export const useSendLetter = (dealId: string) =>
  useMutation({
    mutationFn: async () => (await client.disputes.sendLetter({ params: { dealId } })).letter,
    onSuccess: () => toastSuccess(m.late_letter_done()),
    onError: (error) => showError(m.late_letter_failed(), error),
    onSettled: refresh,
  });

/** Asks the market to step in; the caller shows errors. */
export const useOpenCase = (dealId: string) =>
  useMutation({
    mutationFn: async (body: NewStatement) =>
      (await client.disputes.open({ params: { dealId }, body })).dispute,
    onSuccess: () => toastSuccess(m.case_step_in_done()),
    onSettled: refresh,
  });

/** Adds a statement to the case; retries create no duplicate, and the caller shows errors. */
export function useStateInCase(dealId: string) {
  const [keyOf] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: async (body: NewStatement) =>
      (await client.disputes.state({ params: { dealId }, body }, { idempotencyKey: keyOf(body) })).dispute,
    onSuccess: () => toastSuccess(m.case_said()),
    onSettled: refresh,
  });
}

/** Takes the case back. */
export const useWithdrawCase = (dealId: string) =>
  useMutation({
    mutationFn: async () => (await client.disputes.withdraw({ params: { dealId } })).dispute,
    onSuccess: () => toastSuccess(m.case_withdrawn()),
    onError: (error) => showError(m.case_failed(), error),
    onSettled: refresh,
  });
