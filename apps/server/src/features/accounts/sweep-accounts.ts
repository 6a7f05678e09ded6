/** Expired rows of accounts: sessions, and links for a new password or a new e-mail. */
import { lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { emailChanges, resetTokens, sessions } from '../../platform/database/tables/index.ts';

/** Deletes expired sessions and links. */
export async function sweepAccounts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  await tx.delete(resetTokens).where(lt(resetTokens.expiresAt, now));
  await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
