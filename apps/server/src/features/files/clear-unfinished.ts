/**
 * Removes, when a process starts, the incomplete uploads of a process that was killed
 * (rules/files#durable-uploads).
 */
import { minuteMs } from '@briefcast/contract/kit/days';
import type { Deps } from '../../platform/deps.ts';
import { lackingPermission } from '../../platform/storage/store-permission.ts';

/** After this time the store considers a write abandoned whose process was killed just before the start. */
const againMilliseconds = 3 * minuteMs;

/**
 * Removes incomplete uploads now and once more after some minutes, when the store can recognise what a kill
 * just before this start left. Later ones are left to the sweep, which also names a right that the store's keys lack. Returns a function that cancels it.
 */
export function clearUnfinished({
  storage,
  log,
  clock,
}: Pick<Deps, 'storage' | 'log' | 'clock'>): () => void {
  const clear = () =>
    lackingPermission(() => storage.discardUnfinished(clock())).catch((error: unknown) => {
      log.warn({ err: error }, 'what was left half-written could not be removed');
    });
  void clear();
  const again = setTimeout(clear, againMilliseconds);
  again.unref();
  return () => clearTimeout(again);
}
