/** Proposing something to the other side of a deal, and answering what it proposed (rules/deals#proposals). */
import type { NewProposal, Proposal, ProposalAnswer, ProposalKind } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { loadClient } from '../../lib/load-client.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { refreshDeals } from './deal-queries.ts';

/** Makes a proposal; the same one asked for again is made once. A refusal becomes a toast. */
export function usePropose(dealId: string) {
  const [keyOf] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: async (body: NewProposal) =>
      (
        await (
          await loadClient()
        ).deals.propose({ params: { id: dealId }, body }, { idempotencyKey: keyOf(body) })
      ).proposal,
    onSuccess: () => toastSuccess(m.proposal_sent(), m.proposal_sent_text()),
    onError: (error) => showError(m.proposal_not_sent(), error),
    onSettled: () => refreshDeals(),
  });
}

const done: Record<ProposalAnswer, Record<ProposalKind, () => string>> = {
  ACCEPTED: { TERMS: m.proposal_terms_taken, CANCELLATION: m.proposal_end_agreed },
  DECLINED: { TERMS: m.proposal_terms_declined, CANCELLATION: m.proposal_end_declined },
  WITHDRAWN: { TERMS: m.proposal_taken_back, CANCELLATION: m.proposal_taken_back },
};

/** Answers a proposal; whatever came of it, the screens read the deal again. `startsWithDeposit` goes with an acceptance. */
export function useAnswerProposal(
  dealId: string,
  { id, kind }: Pick<Proposal, 'id' | 'kind'>,
  startsWithDeposit = false,
) {
  return useMutation({
    mutationFn: async (answer: ProposalAnswer) =>
      (await loadClient()).deals.answerProposal({
        params: { id: dealId, proposalId: id },
        body: { answer, ...(startsWithDeposit && answer === 'ACCEPTED' ? { startsWithDeposit } : {}) },
      }),
    onSuccess: (_, answer) => toastSuccess(done[answer][kind]()),
    onError: (error) => showError(m.proposal_not_answered(), error),
    onSettled: () => refreshDeals(),
  });
}
