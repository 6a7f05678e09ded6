import type { QueuePart } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminClient } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const readAgainMilliseconds = minuteMs;

/** A part of the queue; read again by itself, as others add to it. */
export const queueQuery = (part: QueuePart) =>
  queryOptions({
    queryKey: queryKeys.admin.moderation(part),
    queryFn: ({ signal }) =>
      adminClient.moderation.queue({ query: { part, _t: String(Date.now()) } }, { signal }),
    refetchInterval: readAgainMilliseconds,
    placeholderData: keepPreviousData,
  });

/** A profile that waits or was decided. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.review(id),
    queryFn: async ({ signal }) =>
      (await adminClient.moderation.review({ params: { id } }, { signal })).review,
  });

/** A report with what was reported. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.report(id),
    queryFn: async ({ signal }) =>
      (await adminClient.moderation.report({ params: { id } }, { signal })).report,
  });
