/**
 * The job that deletes the bytes of what was deleted; tried again until the store has done it (rules/files#storage).
 */
import type { Deps } from '../../platform/deps.ts';
import type { JobPayloads } from '../../platform/jobs/kinds.ts';
import { bytesHeldUntil } from '../../platform/storage/hold.ts';

/** Removes the bytes, or puts it off to when a backup that is being taken needs them no more. */
export async function removeBytes(
  { db, jobs, storage, clock }: Pick<Deps, 'db' | 'jobs' | 'storage' | 'clock'>,
  { keys }: JobPayloads['storage.remove'],
): Promise<void> {
  const heldUntil = await bytesHeldUntil(db, clock());
  if (heldUntil) return jobs.enqueue(db, 'storage.remove', { keys }, heldUntil);
  for (const key of keys) await storage.remove(key);
}
