/** Column kinds that every table shares. */
import { currencies, defaultCurrency } from '@briefcast/contract/kit/currencies';
import { sql } from 'drizzle-orm';
import { customType, pgEnum, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { shownAddress } from '../../public-address.ts';

/** An enumeration of the contract as a database type; its values stay in the order in which they were added. */
export const enumOf = <Value extends string>(name: string, { options }: { options: readonly Value[] }) =>
  // An enumeration of the contract has at least one value.
  pgEnum(name, options as [Value, ...Value[]]);

/** What amounts are in (rules/currencies). */
export const currency = pgEnum('currency', currencies);

/** The currency of the amounts of a row. */
export const currencyColumn = () => currency('currency').notNull().default(defaultCurrency);

/** A UUIDv7 made here, so that ids sort by the time of their making (rules/wire#ids-times-money-text). */
export const primaryId = () => uuid('id').primaryKey().$defaultFn(uuidv7);

/** A timestamp with time zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** When the row was made. The application's clock sets it; the default serves hand-written rows. */
export const createdAt = () => moment('created_at').notNull().default(sql`now()`);

/** A transaction id, which is never reused within one PostgreSQL cluster. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** A URL that somebody gave of themselves. Read as null if it points into a private network. */
export const givenAddress = customType<{ data: string | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver: shownAddress,
});
