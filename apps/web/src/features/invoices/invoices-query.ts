/** The invoices and credit notes of whoever is signed in. */
import { client } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Those of the organisation or the creator; of one order alone, by its reference. */
export const invoicesQuery = (reference?: string) =>
  pagedQuery(queryKeys.billing.invoices(reference ?? ''), (cursor, signal) =>
    client.invoices.list({ query: { ...(reference ? { reference } : {}), ...cursor } }, { signal }),
  );
