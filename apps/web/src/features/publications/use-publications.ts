/** Reading and changing the posts of a deal (rules/publications). */
import type { NewPublication } from '@briefcast/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { q } from '../../lib/query.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';

export const publicationsQuery = (dealId: string) =>
  queryOptions({
    ...q('publications.ofDeal', { params: { dealId } }),
    select: ({ publications }) => publications,
  });

/** The deal tells how many there are, and the queue what is missing. */
const reread = () => invalidate('publications', 'deals.read', 'needs');

/** Accepted deals of a campaign with their posts. */
export const campaignPublicationsQuery = (campaignId: string) =>
  q('publications.ofCampaign', { params: { campaignId } });

/** States a post, or corrects the one with the id; retries create no duplicate, and the caller shows errors. */
export function useStatePublication(dealId: string, publicationId: string | undefined) {
  const [keyOf] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: async (body: NewPublication): Promise<unknown> => {
      const { publications } = await loadClient();
      return publicationId
        ? publications.correct({ params: { dealId, publicationId }, body })
        : publications.state({ params: { dealId }, body }, { idempotencyKey: keyOf(body) });
    },
    onSettled: reread,
  });
}

export const useWithdrawPublication = (dealId: string, publicationId: string) =>
  useMutation({
    mutationFn: async () => (await loadClient()).publications.withdraw({ params: { dealId, publicationId } }),
    onSettled: reread,
  });
