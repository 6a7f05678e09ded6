/** The job that deletes the bytes of what was deleted; tried again until the store has done it (decisions 5.4). */
import type { Deps } from '../../platform/deps.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';

export async function removeBytes(
  { storage }: Pick<Deps, 'storage'>,
  { keys }: JobPayloads['storage.remove'],
): Promise<void> {
  for (const key of keys) await storage.remove(key);
}
