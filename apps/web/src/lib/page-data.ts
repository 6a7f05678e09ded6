/** What the server knew when it rendered a page, handed to the browser with it. */
import { AppError, type ErrorCode } from '@briefcast/contract';
import type { QueryClient } from '@tanstack/react-query';

/** One answer: its name, and either the data or the refusal. */
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

/** The element of a rendered page that carries it. */
export const pageDataId = 'page-data';

/** What this page was rendered from; null where it was not. */
export function readPageData(): PageData | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** Gives a query client what is known already, as old as it is: screens then ask again when they would anyway. */
export function fillQueries(client: QueryClient, { at, queries }: PageData) {
  // A clock that is behind must not make the answers younger than they can be.
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
