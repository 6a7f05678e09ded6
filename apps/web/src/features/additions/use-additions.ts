/** Proposing more work in a running deal, and answering what the other side proposed (rules/additions). */
import type { AdditionAnswer, NewAddition } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Price, deadline and what waits for an answer follow in lists and on the deal's page. */
const rereadDeals = () => invalidate('deals');

/** Proposes an addition; retries create no duplicate, and the caller shows errors. */
export function useProposeAddition(dealId: string) {
  const [keyOf] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: async (body: NewAddition) =>
      (await loadClient()).additions.propose({ params: { dealId }, body }, { idempotencyKey: keyOf(body) }),
    onSettled: rereadDeals,
  });
}

const done: Record<AdditionAnswer, () => string> = {
  ACCEPTED: m.addition_accepted_toast,
  DECLINED: m.addition_declined_toast,
  WITHDRAWN: m.addition_withdrawn_toast,
};

/** Answers one; whatever came of it, the screens read the deal again. A refusal becomes a toast. */
export const useAnswerAddition = (dealId: string, additionId: string) =>
  useMutation({
    mutationFn: async (answer: AdditionAnswer) =>
      (await loadClient()).additions.answer({ params: { dealId, additionId }, body: { answer } }),
    onSuccess: (_, answer) => toastSuccess(done[answer]()),
    onError: (error) => showError(m.addition_not_answered(), error),
    onSettled: rereadDeals,
  });
