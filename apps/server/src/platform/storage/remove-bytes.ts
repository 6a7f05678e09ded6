/**
 * The job that deletes the bytes of what was deleted; tried again until the store has done it (rules/files#storage).
 */
import type { Deps } from '../deps.ts';
import { jobKind } from '../jobs/kinds.ts';
import { bytesHeldUntil } from './hold.ts';

/** Enqueue it in the transaction that deletes the last row that names the bytes. */
export const removeBytesJob = jobKind<{ keys: string[] }>('storage.remove', { lane: 'quick' });

/** Removes the bytes, or puts it off to when a backup that is being taken needs them no more. */
export async function removeBytes(
  { db, jobs, storage, clock }: Pick<Deps, 'db' | 'jobs' | 'storage' | 'clock'>,
  { keys }: { keys: string[] },
): Promise<void> {
  const heldUntil = await bytesHeldUntil(db, clock());
  if (heldUntil) return jobs.enqueue(db, removeBytesJob, { keys }, heldUntil);
  for (const key of keys) await storage.remove(key);
}
