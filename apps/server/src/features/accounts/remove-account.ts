/** The end of an account: its sessions, profile and portfolio go with the row. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** Deletes the account. Deals and messages stay, without the person (decisions 7.1–7.2). */
export async function removeAccount({ events }: Pick<Deps, 'events'>, tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
  await events.announceEnd(tx, userId);
}
