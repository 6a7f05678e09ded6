/**
 * The one order in which transactions lock rows. Two that lock the same rows in different orders wait for each other
 * until the database ends one of them; whoever keeps this order never does:
 *
 *   1. the row of a projection, or of an idempotency key whose call is done in this transaction
 *   2. users
 *   3. creators, then their subscriptions, then brands; whoever changes an organisation's members locks its row
 *   4. members, invitations
 *   5. deals
 *   6. deliverables and items of a brief, runs of payouts, payouts, rights, bank details, deal files, what was made of them, portfolio items, media
 *   7. comments, then their replies
 *   8. orders of credits with their card payments, and months of subscriptions, with the counters of their references;
 *      then of each owner of a part of the ledger its row `credits.held`, which stands for all of theirs; then the
 *      counters of invoices, those of the house and of the creator
 *   9. messages, sessions, reset tokens, devices that are told, notifications, watches
 *  10. the keys of messages and of comments, which one statement takes for many calls, in the order of their names
 *
 * Of several rows of one kind, in the order of their ids. A row that refers to another locks it as well (`for key
 * share`, by its foreign key): who writes a notification of a deal locks the person first, then the deal. Where rows are
 * deleted by a cascade the order is the database's; what then still meets is done again (`retry.ts`).
 */
import { inArray } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { users } from './tables/index.ts';

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
