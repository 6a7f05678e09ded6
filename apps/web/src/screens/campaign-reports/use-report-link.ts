import type { NewReportLink, ReportLink } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';

const keep = (campaignId: string, link: ReportLink | null) =>
  queryClient.setQueryData(keyOf('campaignReports.link', { params: { campaignId } }), { link });

/** Makes or changes the link of a campaign's report; the caller shows errors. */
export const useSetReportLink = (campaignId: string) =>
  useMutation({
    mutationFn: async (body: NewReportLink) =>
      (await loadClient()).campaignReports.setLink({ params: { campaignId }, body }),
    onSuccess: ({ link }) => keep(campaignId, link),
  });

/** Ends it; the caller shows errors. */
export const useEndReportLink = (campaignId: string) =>
  useMutation({
    mutationFn: async () => (await loadClient()).campaignReports.endLink({ params: { campaignId } }),
    onSuccess: () => keep(campaignId, null),
  });
