/** Limits how many slow answers are made at once; each keeps its slot until it has ended. */
import type { FastifyReply } from 'fastify';
import type { ConcurrencyLimiter } from './limit-concurrency.ts';

/**
 * Waits for a slot and keeps it until the answer has ended, whether it was sent or its reader disconnected.
 * Throws what `limiter.acquire` throws.
 */
export async function acquireFor(
  limiter: ConcurrencyLimiter,
  key: string,
  reply: FastifyReply,
): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const release = await limiter.acquire(key, gone.signal);
  if (gone.signal.aborted) release();
  else gone.signal.addEventListener('abort', release);
}
