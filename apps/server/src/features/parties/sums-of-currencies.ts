/** Sums of deals' amounts in a statement, each currency by itself (rules/currencies#sums). */
import { type Currency, fixedRate, rateUnits } from '@briefcast/contract/kit/currencies';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { deals } from '../../platform/database/tables/index.ts';

/**
 * Sums amounts of the rows' deals in one currency. They pass 32 bits; a double holds them whole up to ninety trillion.
 */
export const sumIn = (currency: Currency, amount: SQLWrapper, condition?: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${amount}) filter (where ${eq(deals.currency, currency)}
    and ${condition ?? sql`true`}), 0)::double precision`;

/** A column for each currency. */
export const sumsOfCurrencies = (amount: SQLWrapper, condition?: SQL) => ({
  cents: sumIn('USD', amount, condition),
  fils: sumIn('AED', amount, condition),
});

/** An amount as dollars by the fixed rate, to order by: an order is no sum. */
export const inDollars = (amount: SQLWrapper, currency: SQLWrapper): SQL<number> =>
  sql<number>`(${amount} * case when ${currency} = 'AED' then ${sql.raw(String(rateUnits / fixedRate.perDollar))}::float8
    else 1 end)`;
