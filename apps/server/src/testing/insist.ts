/** Calls to servers that may be killed at any time. */
import { AppError } from '@briefcast/contract';
import { vi } from 'vitest';

/** Refusals that only mean "not now". */
const passing = new Set(['service.unavailable', 'service.busy', 'request.in_progress']);

/**
 * Asks the origins in turn, from one of them on, until one answers; returns the answer, or the refusal where it means
 * more than "not now". Give calls that create an idempotency key.
 */
export function insist<T>(
  origins: readonly string[],
  from: number,
  call: (origin: string) => Promise<T>,
): Promise<T | AppError> {
  let tries = from;
  return vi.waitFor(
    async () => {
      const origin = origins[tries++ % origins.length] ?? '';
      try {
        return await call(origin);
      } catch (error) {
        if (error instanceof AppError && !passing.has(error.code)) return error;
        throw error;
      }
    },
    { timeout: 120_000, interval: 25 },
  );
}

/** Calls where no refusal is expected: throws the refusal. */
export async function insistOn<T>(
  origins: readonly string[],
  from: number,
  call: (origin: string) => Promise<T>,
): Promise<T> {
  const answer = await insist(origins, from, call);
  if (answer instanceof AppError) throw answer;
  return answer;
}
