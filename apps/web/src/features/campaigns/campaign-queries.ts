/** Campaigns as screens load and change them. */
import { AppError, type CampaignsQuery, type CampaignTerms, type MovedDeals } from '@briefcast/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { dealLists } from '../../lib/changes-with.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { pagedQ, q } from '../../lib/query.ts';

/** Returns whether there is no such campaign: unknown, of another organisation, or no id at all. */
export const isNoCampaign = (error: unknown): boolean =>
  error instanceof AppError && ['campaign.not_found', 'request.invalid'].includes(error.code);

/** The organisation's campaigns in pages, newest first; the former ones stay while another search loads. */
export const campaignsQuery = (query: Pick<CampaignsQuery, 'search' | 'state' | 'whose'> = {}) => ({
  ...pagedQ('campaigns.list', { query }),
  placeholderData: keepPreviousData,
});

/** One campaign with its guidelines. */
export const campaignQuery = (id: string) =>
  queryOptions({
    ...q('campaigns.read', { params: { id } }),
    select: ({ campaign }) => campaign,
  });

/** Creates a campaign, or changes the one with this id. Returns its id. */
export const useSaveCampaign = (id: string | null) =>
  useMutation({
    mutationFn: async (body: CampaignTerms): Promise<string> => {
      const { campaigns } = await loadClient();
      if (id === null) return (await campaigns.add({ body })).id;
      await campaigns.change({ params: { id }, body });
      return id;
    },
    onSuccess: () => invalidate('campaigns'),
  });

/** Puts a campaign into the archive, or brings it back. */
export const useArchiveCampaign = (id: string) =>
  useMutation({
    mutationFn: async (isArchived: boolean) =>
      (await loadClient()).campaigns.archive({ params: { id }, body: { isArchived } }),
    onSuccess: () => invalidate('campaigns'),
  });

/** Reminds who has not answered; returns how many were. */
export const useRemindAll = (id: string) =>
  useMutation({ mutationFn: async () => (await loadClient()).campaigns.remind({ params: { id } }) });

/** Puts projects into a campaign, or into none. */
export const useMoveDeals = () =>
  useMutation({
    mutationFn: async (body: MovedDeals) => (await loadClient()).campaigns.moveDeals({ body }),
    // Not waited for: a row that leaves with the new lists still says what was done.
    onSuccess: () => void invalidate('campaigns', ...dealLists),
  });
