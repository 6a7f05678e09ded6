/** Column kinds that every table shares. */
import { sql } from 'drizzle-orm';
import { customType, pgEnum, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { shownAddress } from '../../public-address.ts';

/** An enumeration of the contract as a type of the database; its values stay in the order in which they were added. */
export const enumOf = <Value extends string>(name: string, { options }: { options: readonly Value[] }) =>
  // A schema of the contract has a value at least.
  pgEnum(name, options as [Value, ...Value[]]);

/** A UUIDv7 made here, so that ids sort by the time of their making (rules/wire#ids-times-money-text). */
export const primaryId = () => uuid('id').primaryKey().$defaultFn(uuidv7);

/** A moment with its zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** When the row was made. The application's clock sets it; the default serves hand-written rows. */
export const createdAt = () => moment('created_at').notNull().default(sql`now()`);

/** A transaction's number, which never comes again within one cluster of PostgreSQL. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** An address that somebody gave of themselves. Read as null where it leads inside a network. */
export const givenAddress = customType<{ data: string | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver: shownAddress,
});
