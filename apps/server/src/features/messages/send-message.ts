/** Writing to the other side (decisions 4.8–4.10). */
import { AppError, type Message, type NewMessage } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { deals, files, messages } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readMessage } from '../../platform/present/read-messages.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { activityBy } from '../deals/move-deal.ts';

/**
 * Keeps the message and tells both sides; the answer means that it is durable. Under the deal's lock, so that
 * every reader sees one order. Throws deal.not_found or message.file_not_found.
 */
export function sendMessage(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  { dealId, content, type, fileId }: NewMessage,
): Promise<Message> {
  return db.transaction(async (tx) => {
    const deal = authorize(actor, 'message.send', await findDealForUpdate(tx, actor, dealId));
    if (fileId) {
      const [file] = await tx
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.dealId, deal.id)));
      if (!file) {
        const details = [{ path: ['fileId'], message: 'Name a file of this deal.' }];
        throw new AppError('message.file_not_found', { details });
      }
    }
    const now = clock();
    const id = uuidv7();
    const values = {
      id,
      dealId,
      senderId: actor.userId,
      senderRole: actor.role,
      type,
      content,
      createdAt: now,
    };
    const [written] = await tx
      .insert(messages)
      .values({ ...values, fileId: fileId ?? null })
      .returning({ seq: messages.seq });
    const written_ = actor.role === 'BRAND' ? deals.brandMessages : deals.creatorMessages;
    await tx
      .update(deals)
      .set({
        ...activityBy(actor.role, now),
        [actor.role === 'BRAND' ? 'brandMessages' : 'creatorMessages']: sql`${written_} + 1`,
        lastMessageSeq: written?.seq ?? 0,
      })
      .where(eq(deals.id, deal.id));
    await facts.append(tx, { kind: 'message.sent', ...aboutDeal(deal, actor.role), subjectId: id });
    return readMessage(tx, id);
  });
}
