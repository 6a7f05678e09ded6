/** Answers of a rendered page for the query client; apart from their reading, which pages without queries do as well. */
import { AppError } from '@briefcast/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from './page-data.ts';

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
