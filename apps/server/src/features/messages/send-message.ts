/** Sends a message to the other side (rules/messages#messages). */
import {
  AppError,
  acceptedWrittenAt,
  type Message,
  type NewMessage,
  partyId,
  readerOf,
} from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { joinWrites } from '../../platform/database/join-writes.ts';
import { againAfterConflict } from '../../platform/database/retry.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  findAnswer,
  inProgressIfWaiting,
  type KeyedCall,
  keepableAnswer,
  type OnceAnswer,
  readAnswer,
} from '../../platform/http/answer-once.ts';
import { invalid } from '../../platform/invalid.ts';
import { rememberSenders } from './senders.ts';
import { type MessageToWrite, type Written, writeMessages } from './write-messages.ts';

/** The call that sends a message: its idempotency key, if any, and the serialiser of its answer. */
export interface MessageCall {
  call: KeyedCall | null;
  write: (data: { message: Message }) => string;
}

const foreignFile = () => invalid('fileId', 'message.file_of_other_deal', 'message.file_not_found');

/** The statement finds only the sender's own deals, as `findDeal` does; this checks whether a party may write. */
const asParty = ({ userId, role, brandId }: UserActor) => ({
  brandId: role === 'BRAND' ? brandId : null,
  creatorId: role === 'CREATOR' ? userId : null,
});

/**
 * Returns a function that sends a message and resolves with the answer once it is durable. It is written
 * under the deal's lock, so that every reader sees the same order. Throws auth.session_expired,
 * deal.not_found, message.account_deleted, message.file_not_found, request.key_reused or request.in_progress.
 */
export function messageSender(deps: Pick<Deps, 'db' | 'facts' | 'signals' | 'clock' | 'keys'>) {
  const { db, signals, clock, keys } = deps;
  const senderOf = rememberSenders(deps);
  const write = joinWrites<MessageToWrite, Written>({
    async write(messages) {
      const outcomes = await againAfterConflict(() => writeMessages(db, messages));
      signals.publish({ kind: 'facts' });
      return outcomes;
    },
    keyOf: ({ once }) => once && `${once.scope}\n${once.key}`,
  });

  return async (
    actor: UserActor,
    { dealId, content, type, fileId, writtenAt: claimed }: NewMessage,
    { call, write: textOf }: MessageCall,
  ): Promise<OnceAnswer> => {
    const party = partyId(actor);
    if (party === null) throw new AppError('deal.not_found');
    authorize(actor, 'message.send', asParty(actor));
    const shown = await senderOf(actor);
    if (!shown) throw new AppError('auth.session_expired');
    const createdAt = clock();
    const writtenAt = acceptedWrittenAt(claimed, createdAt);
    const asked = { id: uuidv7(), dealId, type, content, fileId: fileId ?? null };
    const times = {
      createdAt: createdAt.toISOString(),
      ...(writtenAt ? { writtenAt: writtenAt.toISOString() } : {}),
    };
    const text = textOf({ message: { ...asked, ...times, ...shown } });
    const once = call && { ...call, answer: keepableAnswer(keys, call, text) };
    const outcome = await write({
      ...asked,
      senderId: actor.userId,
      party,
      role: actor.role,
      createdAt,
      writtenAt,
      once,
    }).catch((error: unknown) => {
      throw inProgressIfWaiting(error);
    });
    if (outcome === 'no_sender') throw new AppError('auth.session_expired');
    if (outcome === 'no_deal') throw new AppError('deal.not_found');
    if (outcome === 'no_reader') {
      // Messages that arrived before the account was deleted did arrive.
      const answer = call && (await findAnswer(deps, call));
      if (answer) return answer;
      throw new AppError('message.account_deleted', { params: { side: readerOf[actor.role] } });
    }
    if (outcome === 'no_file') throw foreignFile();
    if (outcome === 'known_key' && call) return readAnswer(deps, call);
    return { text, isRepeated: false };
  };
}
