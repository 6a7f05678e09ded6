/** Refreshes of cached answers by the names of their routes. */
import { coveredBy, type QueryName } from './changes-with.ts';
import { queryClient } from './query-client.ts';

/** Filter of these names for the methods of the query client. */
export function queriesOf(...names: readonly QueryName[]) {
  const isCovered = coveredBy(names);
  return { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isCovered(queryKey) };
}

/** Reads again the shown answers of these nouns and routes, with those that change with them (changes-with.ts). */
export const invalidate = (...names: readonly QueryName[]): Promise<void> =>
  queryClient.invalidateQueries(queriesOf(...names));

/** Spares answers that name another deal, as events of many deals arrive on any page. */
export function invalidateOfDeal(dealId: string, name: QueryName): Promise<void> {
  const isCovered = coveredBy([name]);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      isCovered(queryKey) && (!/"(params|dealId)":/.test(queryHash) || queryHash.includes(dealId)),
  });
}
