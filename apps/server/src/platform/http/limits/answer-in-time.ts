/** Limits the time of a call, so that its caller learns that it failed and may try again. */
import { AppError } from '@briefcast/contract';
import { limits } from './table.ts';

const { refusal, retryAfterSeconds } = limits.answers.time;

/**
 * Awaits the work of a call; throws service.unavailable if it takes longer than this. The work itself goes
 * on, and its late result is dropped. Fastify's own time limit is not used: it ends with the body, which is
 * read before the work begins, and creates and aborts a signal for each call.
 */
export async function answerInTime<Answer>(
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError(refusal, { params: { check: 'unknown' }, retryAfterSeconds })),
    milliseconds,
  );
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
