/** Limits how many slow answers are made at once; each keeps its slot until it has ended. */
import type { FastifyReply } from 'fastify';
import type { Turns } from '../take-turns.ts';

/**
 * Waits for a slot and keeps it until the answer has ended, whether it was sent or its reader disconnected.
 * Throws what `turns.take` throws.
 */
export async function takeTurnFor(turns: Turns, key: string, reply: FastifyReply): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const giveBack = await turns.take(key, gone.signal);
  if (gone.signal.aborted) giveBack();
  else gone.signal.addEventListener('abort', giveBack);
}
