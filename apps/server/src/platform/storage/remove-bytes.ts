/** The job that deletes the bytes of deleted rows; retried until the store has done it (rules/files#storage). */
import { m } from '@briefcast/i18n/messages';
import type { Deps } from '../deps.ts';
import { jobKind } from '../jobs/kinds.ts';
import { bytesHeldUntil } from './hold.ts';

/** Enqueue it in the transaction that deletes the last row that refers to the bytes. */
export const removeBytesJob = jobKind<{ keys: string[] }>('storage.remove', {
  text: m.admin_job_storage_remove,
  lane: 'quick',
});

/** Removes the bytes, or postpones it until a running backup no longer needs them. */
export async function removeBytes(
  { db, jobs, storage, clock }: Pick<Deps, 'db' | 'jobs' | 'storage' | 'clock'>,
  { keys }: { keys: string[] },
): Promise<void> {
  const heldUntil = await bytesHeldUntil(db, clock());
  if (heldUntil) return jobs.enqueue(db, removeBytesJob, { keys }, heldUntil);
  for (const key of keys) await storage.remove(key);
}
