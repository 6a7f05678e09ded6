/** The log of a deal, read page by page to its end and checked on the way. */
import {
  type api,
  type DealLog,
  type LogEnd,
  type LogEntry,
  logBeginning,
  type Reply,
} from '@briefcast/contract';
import { endOfPart, faultOfPart, type LogFault } from '@briefcast/contract/proof/deal-log';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../lib/api.ts';
import { keyApart, keyOf } from '../../lib/query.ts';

type FirstPage = Reply<typeof api.proof.log>;

interface CheckedPage {
  /** First page's facts about the whole log. */
  first: FirstPage;
  entries: LogEntry[];
  fault: LogFault | null;
  /** End of the log as read so far; null with its last page, and after a fault. */
  readTo: { first: FirstPage; end: LogEnd } | null;
}

function checkPage(
  first: FirstPage,
  after: LogEnd,
  { next, ...part }: Pick<DealLog, 'entries' | 'heads'> & { next: number | null },
): CheckedPage {
  const fault = faultOfPart(first.log, after, part);
  const readTo = fault || next === null ? null : { first, end: endOfPart(after, part) };
  return { first, entries: part.entries, fault, readTo };
}

/** Progress of the check of a log. */
export type LogVerdict = 'checking' | 'fits' | 'broken' | 'unread';

/** Reads on by itself until the end, or the first entry that does not fit: only then the log is said to fit. */
export function useCheckedLog(id: string) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: keyApart(keyOf('proof.log', { params: { id } }), 'checked') as QueryKey,
    initialPageParam: null as CheckedPage['readTo'],
    queryFn: async ({ pageParam, signal }) => {
      if (!pageParam) {
        const first = await client.proof.log({ params: { id } }, { signal });
        return checkPage(first, logBeginning, { ...first.log, next: first.next });
      }
      const { first, end } = pageParam;
      const page = await client.proof.logPage({ params: { id }, query: { after: end.entry } }, { signal });
      return checkPage(first, end, page);
    },
    getNextPageParam: ({ readTo }) => readTo,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const pages = data?.pages ?? [];
  const fault = pages.find((page) => page.fault)?.fault ?? null;
  const verdict = (): LogVerdict => {
    if (fault) return 'broken';
    if (error) return 'unread';
    return hasNextPage || isFetching ? 'checking' : 'fits';
  };
  return {
    first: pages[0]?.first ?? null,
    entries: pages.flatMap((page) => page.entries),
    fault,
    verdict: verdict(),
    error,
    isFetching,
    /** Reads and checks everything again. */
    checkAgain: () => void refetch(),
  };
}

export type CheckedLog = ReturnType<typeof useCheckedLog>;
