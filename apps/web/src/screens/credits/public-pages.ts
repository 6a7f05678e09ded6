/** Public pages of credits as the server knows them: their heads, and the prices in one of them. */
import { m } from '@briefcast/i18n/messages';
import { queryOptions } from '@tanstack/react-query';
import type { About } from '../../lib/head.ts';
import { q } from '../../lib/query.ts';

export const aboutPrices = (): About => ({ title: m.prices_title(), description: m.prices_description() });

/** Query for the prices of taking part. */
export const pricesQuery = queryOptions({
  ...q('system.prices'),
  select: ({ prices }) => prices,
});
