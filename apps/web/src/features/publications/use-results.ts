/** Stating numbers of a post, and answering those of the other side (rules/publications#numbers). */
import type { NewNumbersImport, NewResult, NewResultAnswer } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';

const reread = () => invalidate('publications');

/** States numbers; retries create no duplicate, and the caller shows errors. */
export function useStateResult(dealId: string, publicationId: string) {
  const [keyOf] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: async (body: NewResult) =>
      (await loadClient()).publications.stateNumbers(
        { params: { dealId, publicationId }, body },
        { idempotencyKey: keyOf(body) },
      ),
    onSettled: reread,
  });
}

/** Lets everybody see a post's result for the reader's side, or no longer. */
export const useShowResult = (params: Omit<OfResult, 'resultId'>) =>
  useMutation({
    mutationFn: async (isShown: boolean) =>
      (await loadClient()).publications.show({ params, body: { isShown } }),
    onSettled: reread,
  });

export const useImportNumbers = (campaignId: string) =>
  useMutation({
    mutationFn: async (body: NewNumbersImport) =>
      (await loadClient()).publications.importNumbers({ params: { campaignId }, body }),
    onSettled: reread,
  });

export interface OfResult {
  dealId: string;
  publicationId: string;
  resultId: string;
}

export const useAnswerResult = (params: OfResult) =>
  useMutation({
    mutationFn: async (body: NewResultAnswer) =>
      (await loadClient()).publications.answerNumbers({ params, body }),
    onSettled: reread,
  });
