/** Older messages of a deal (decisions 4.9). */
import { AppError, type MessagePage } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { messages } from '../../platform/database/tables/index.ts';
import { readMessages } from '../../platform/present/read-messages.ts';
import { findDeal } from '../deals/access.ts';

/** The page before a message, or the last page. Throws deal.not_found or message.not_found. */
export async function readMessagePage(
  db: Db,
  actor: UserActor,
  dealId: string,
  before: string | undefined,
): Promise<MessagePage> {
  const deal = await findDeal(db, actor, dealId);
  if (!before) return readMessages(db, deal.id);
  const [mark] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.id, before), eq(messages.dealId, deal.id)));
  if (!mark) throw new AppError('message.not_found');
  return readMessages(db, deal.id, mark.seq);
}
