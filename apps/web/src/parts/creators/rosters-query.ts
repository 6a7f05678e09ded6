import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { q } from '../../lib/query.ts';

/** The lists and their creators, which every bookmark needs. */
export const rostersQuery = queryOptions({
  ...q('rosters.read'),
  staleTime: minuteMs,
});

/** The saved creators, for the page of rosters. */
export const rosterCreatorsQuery = queryOptions({
  ...q('rosters.creators'),
  select: ({ creators }) => creators,
});
