/** Offers of renewals, and answers to them (rules/rights#renewals). */
import type { NewRenewal, Renewal, RenewalAnswer } from '@briefcast/contract';
import { can } from '@briefcast/contract/policy';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { actorOf } from '../../lib/policy.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { showError } from '../../lib/show-error.ts';
import { useUser } from '../../lib/use-user.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Whether this person may offer and answer renewals of deals of theirs: creators, and owners and managers of a brand. */
export function useMayRenew(): boolean {
  const user = useUser();
  const parties = user.role === 'BRAND' ? { brandId: user.brandId } : { creatorId: user.id };
  return can(actorOf(user), 'rights.renew', { brandId: null, creatorId: null, ...parties });
}

/** Refreshes the rights, the deal and its payments, which follow from an answer. */
const refresh = () => invalidate('deals', 'payouts', 'rights.list');

/** Offers a renewal; retries create no duplicate, and the caller shows errors. */
export function useOfferRenewal(dealId: string) {
  const [keyOf] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: (body: NewRenewal) =>
      client.renewals.offer({ params: { dealId }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: () => toastSuccess(m.renewal_sent()),
    onSettled: refresh,
  });
}

const done: Record<RenewalAnswer, () => string> = {
  ACCEPTED: m.renewal_accepted_done,
  DECLINED: m.renewal_declined_done,
  WITHDRAWN: m.renewal_taken_back_done,
};

/** Answers an offer; a refusal becomes a toast. */
export const useAnswerRenewal = ({ id: renewalId, dealId }: Pick<Renewal, 'id' | 'dealId'>) =>
  useMutation({
    mutationFn: (answer: RenewalAnswer) =>
      client.renewals.answer({ params: { dealId, renewalId }, body: { answer } }),
    onSuccess: (_, answer) => toastSuccess(done[answer]()),
    onError: (error) => showError(m.renewal_not_answered(), error),
    onSettled: refresh,
  });
