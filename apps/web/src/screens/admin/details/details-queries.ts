import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { readPages } from '../../../features/review-room/comments/read-pages.ts';
import { adminClient } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** One creator, with everything the admin sees of it. */
export const creatorQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.creator(id),
    queryFn: async ({ signal }) =>
      (await adminClient.adminDetails.creator({ params: { id } }, { signal })).creator,
  });

/** One brand with its people. */
export const brandQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.brand(id),
    queryFn: async ({ signal }) =>
      (await adminClient.adminDetails.brand({ params: { id } }, { signal })).brand,
  });

/** One deal with its files and last messages. */
export const dealQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.deal(id),
    queryFn: async ({ signal }) => (await adminClient.adminDetails.deal({ params: { id } }, { signal })).deal,
    // Signed addresses outlast a look; a refetch would start films again.
    staleTime: 5 * minuteMs,
  });

/** The comments on all files of a deal. */
export const dealCommentsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.dealComments(id),
    queryFn: ({ signal }) =>
      readPages((query) => adminClient.adminDetails.comments({ params: { id }, query }, { signal })),
  });

/** Query for what would be deleted with a creator or a brand. */
export const userRemovalQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.removal('user', id),
    queryFn: async ({ signal }) =>
      (await adminClient.adminDetails.userRemoval({ params: { id } }, { signal })).removal,
    // Counted at each question.
    staleTime: 0,
    gcTime: 0,
  });

/** Query for what would be deleted with a deal. */
export const dealRemovalQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.removal('deal', id),
    queryFn: async ({ signal }) =>
      (await adminClient.adminDetails.dealRemoval({ params: { id } }, { signal })).removal,
    staleTime: 0,
    gcTime: 0,
  });
