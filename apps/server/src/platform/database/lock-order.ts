/**
 * The one order in which transactions lock rows. Two that lock the same rows in different orders wait for each other
 * until the database ends one of them; a transaction that keeps this order never does. Each feature places its tables
 * in it (`locks` in its index.ts), the platform those below:
 *
 *   10  a projection, an idempotency key whose call is done in this transaction, settings, admins
 *   20  people, and their second step
 *   30  profiles: creators, their subscriptions, brands; a change of an organisation's members locks its row
 *   40  members, invitations, castings, campaigns
 *   50  deals
 *   60  what a deal has: uploads, the brief, payouts, rights, files, pictures and films
 *   75  comments, then their replies
 *   80  money: orders, months, the counters of their references; then of each owner of a part of the ledger its row
 *       `credits.held`, which covers all of theirs; then the counters of invoices, of the house and of the creator
 *   90  what people get: messages, sessions, devices, notifications, watches; reports
 *  100  jobs, and the keys of messages and of comments, which one statement takes for many calls, by their names
 *
 * Of several rows of one kind, in the order of their ids. A row that refers to another locks it as well (`for key
 * share`, by its foreign key): a notification of a deal locks the person first, then the deal. Where rows are deleted by
 * a cascade the order is the database's; what then still meets is done again (`retry.ts`).
 */
import { inArray } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { users } from './tables/index.ts';
import type { TableName } from './tables/owners.ts';

/** Places of tables in the order of locks, lowest first. */
export type LockPlaces = Readonly<Partial<Record<TableName, number>>>;

export const platformLocks: LockPlaces = {
  projections: 10,
  idempotencyKeys: 11,
  settings: 12,
  admins: 15,
  twoFactors: 25,
  counters: 83,
  jobs: 100,
};

/** Keeps these people from being deleted until the transaction ends; returns those who exist. */
export async function holdUsers(tx: Tx, ids: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Set();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(users.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** Locks these people, who are about to be deleted, until the transaction ends; returns those who exist. */
export async function holdUsersForRemoval(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}
