/** The data from which the server rendered a page, sent to the browser with it. */
import { AppError, type ErrorCode } from '@briefcast/contract';
import type { QueryClient } from '@tanstack/react-query';

/** One answer: its key, and either the data or the refusal. */
export interface KnownQuery {
  key: readonly unknown[];
  data?: unknown;
  refusal?: ErrorCode;
}

export interface PageData {
  /** When it was read, in milliseconds since 1970. */
  at: number;
  queries: readonly KnownQuery[];
}

/** The id of the element that contains it in a rendered page. */
export const pageDataId = 'page-data';

/** The data of this page; null if the server did not render it. */
export function readPageData(): PageData | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** Fills a query client with the known answers and their age, so that screens refetch them as usual. */
export function fillQueries(client: QueryClient, { at, queries }: PageData) {
  // If the browser's clock is slow, an answer must not appear newer than now.
  const updatedAt = Math.min(at, Date.now());
  for (const { key, data, refusal } of queries) {
    if (refusal === undefined) {
      client.setQueryData(key, data, { updatedAt });
      continue;
    }
    const query = client.getQueryCache().build(client, { queryKey: key });
    query.setState({
      status: 'error',
      error: new AppError(refusal),
      errorUpdatedAt: updatedAt,
      errorUpdateCount: 1,
    });
  }
}
