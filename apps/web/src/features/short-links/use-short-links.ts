/** Reading and giving short links and codes (rules/short-links). */
import type { NewDealLink } from '@briefcast/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { q } from '../../lib/query.ts';

/** Link of a deal; null before the first one is given. */
export const linkQuery = (dealId: string) =>
  queryOptions({ ...q('shortLinks.ofDeal', { params: { dealId } }), select: ({ link }) => link });

/** Accepted deals of a campaign with their links. */
export const campaignLinksQuery = (campaignId: string) =>
  q('shortLinks.ofCampaign', { params: { campaignId } });

/** The deal tells whether it has one, and results what was counted. */
const reread = () => invalidate('shortLinks', 'deals.read', 'publications.ofCampaign');

/** Changes the link and the code of a deal; the caller shows errors. */
export const useChangeLink = (dealId: string) =>
  useMutation({
    mutationFn: async (body: NewDealLink) =>
      (await loadClient()).shortLinks.change({ params: { dealId }, body }),
    onSettled: reread,
  });

/** Gives a campaign's deals what they lack; the caller shows errors. */
export const useFillCampaign = (campaignId: string) =>
  useMutation({
    mutationFn: async (body: NewDealLink) =>
      (await loadClient()).shortLinks.fillCampaign({ params: { campaignId }, body }),
    onSettled: reread,
  });
