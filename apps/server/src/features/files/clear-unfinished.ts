/**
 * What uploads left half-written when their process was killed, removed when a process starts
 * (rules/files#durable-uploads).
 */
import type { Deps } from '../../platform/deps.ts';

/** By then the store takes for abandoned what was being written when the process before was killed. */
const againMilliseconds = 3 * 60_000;

/**
 * Removes what was left half-written, now and once more in some minutes, when the store can tell what a kill just before
 * this start has left. Later it is the sweep's. Returns how to end it.
 */
export function clearUnfinished({
  storage,
  log,
  clock,
}: Pick<Deps, 'storage' | 'log' | 'clock'>): () => void {
  const clear = () =>
    storage.discardUnfinished(clock()).catch((error: unknown) => {
      log.warn({ err: error }, 'what was left half-written could not be removed');
    });
  void clear();
  const again = setTimeout(clear, againMilliseconds);
  again.unref();
  return () => clearTimeout(again);
}
