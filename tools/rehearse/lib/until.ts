/** Waiting. */
import { setTimeout as pause } from 'node:timers/promises';

export const seconds = (count: number): Promise<void> => pause(count * 1000);

/**
 * Asks every tenth of a second until the answer is true; throws after the given seconds. An error means: not yet.
 */
export async function until(
  what: string,
  ask: () => Promise<boolean> | boolean,
  mostSeconds = 60,
): Promise<void> {
  const deadline = performance.now() + mostSeconds * 1000;
  let last: unknown;
  while (performance.now() < deadline) {
    try {
      if (await ask()) return;
    } catch (error) {
      last = error;
    }
    await pause(100);
  }
  throw new Error(`${what}: not within ${mostSeconds} s`, { cause: last });
}
