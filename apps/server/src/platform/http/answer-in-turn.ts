/** Answers that take long are made in turns, each of which ends with its answer. */
import type { FastifyReply } from 'fastify';
import type { Turns } from '../take-turns.ts';

/**
 * Waits for a turn and keeps it until the answer is over, whether it was sent or its reader went away. Throws what
 * `turns.take` throws.
 */
export async function takeTurnFor(turns: Turns, key: string, reply: FastifyReply): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const giveBack = await turns.take(key, gone.signal);
  if (gone.signal.aborted) giveBack();
  else gone.signal.addEventListener('abort', giveBack);
}
