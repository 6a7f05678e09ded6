/** Finds the deal of a file, for a brand's decisions about files. */
import { AppError, partyId } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, files } from '../../platform/database/tables/index.ts';
import { isPartyAs } from '../parties/party.ts';

/**
 * The id of a file's deal, if that is this brand's: another's file is treated like one that does not exist.
 * Throws file.not_found.
 */
export async function dealIdOfFile(tx: Tx, actor: UserActor, fileId: string): Promise<string> {
  const [found] = await tx
    .select({ dealId: files.dealId })
    .from(files)
    .innerJoin(deals, eq(deals.id, files.dealId))
    .where(and(eq(files.id, fileId), isPartyAs('BRAND', sql`${partyId(actor)}::uuid`)));
  if (!found) throw new AppError('file.not_found');
  return found.dealId;
}
