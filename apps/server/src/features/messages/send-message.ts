/** Writing to the other side (decisions 4.8–4.10). */
import { AppError, type Message, type NewMessage } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { deals, files, messages } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readMessage } from '../../platform/present/read-messages.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { activityBy } from '../deals/move-deal.ts';

/**
 * Keeps the message and tells both sides; the answer means that it is durable. Under the deal's lock, so that
 * every reader sees one order. Throws deal.not_found or message.file_not_found.
 */
export function sendMessage(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
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
    await tx.insert(messages).values({ ...values, fileId: fileId ?? null });
    await tx.update(deals).set(activityBy(actor.role, now)).where(eq(deals.id, deal.id));
    await events.publish(tx, [deal.brandId, deal.creatorId], {
      kind: 'message.created',
      dealId,
      subjectId: id,
      by: actor.role,
    });
    return readMessage(tx, id);
  });
}
