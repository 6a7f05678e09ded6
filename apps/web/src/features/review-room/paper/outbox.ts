/** Comments and replies that the server has not confirmed, kept on the device and sent one after another. */
import { NewComment, NewCommentReply } from '@briefcast/contract';
import { z } from 'zod';
import { readStored, writeStored } from '../../../lib/storage.ts';

const kept = z.object({
  /** Names it to the server as well: however often it is tried, it is written once. */
  key: z.string(),
  createdAt: z.string(),
  /** Why it was turned down; null while it waits for its turn or for the connection. */
  refusal: z.string().nullable(),
});

const PendingComment = z.discriminatedUnion('what', [
  kept.extend({ what: z.literal('comment'), body: NewComment }),
  kept.extend({ what: z.literal('reply'), commentId: z.string(), body: NewCommentReply }),
]);
export type PendingComment = z.infer<typeof PendingComment>;

const keyOf = (whose: string, fileId: string) => `commentOutbox:${whose}:${fileId}`;

/** What waits of somebody for a file, oldest first. What cannot be read is none. */
export function readOutbox(whose: string, fileId: string): PendingComment[] {
  try {
    return z.array(PendingComment).parse(JSON.parse(readStored('local', keyOf(whose, fileId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps what waits, through a reload and a closed tab. */
export function writeOutbox(whose: string, fileId: string, pending: readonly PendingComment[]) {
  writeStored('local', keyOf(whose, fileId), pending.length > 0 ? JSON.stringify(pending) : null);
}

/** The next one to be sent: the oldest that was not turned down. */
export const nextToSend = (pending: readonly PendingComment[]): PendingComment | undefined =>
  pending.find(({ refusal }) => refusal === null);
