import type { QueuePart } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminQ } from '../../../lib/admin-query.ts';

const readAgainMilliseconds = minuteMs;

/** A part of the queue; read again by itself, as others add to it. */
export const queueQuery = (part: QueuePart) =>
  queryOptions({
    ...adminQ('moderation.queue', { query: { part } }),
    refetchInterval: readAgainMilliseconds,
    placeholderData: keepPreviousData,
  });
