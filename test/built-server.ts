/** Global setup of the server's tests: some of them start processes, which run what is built of the present sources. */
import { ensurePartBuilt } from '../scripts/lib/build.mjs';
import { newDatabase } from '../scripts/lib/database-build.mjs';
import { serverPrograms } from '../scripts/lib/server-build.mjs';

/** Vitest calls this once before the project's tests. */
export async function setup(): Promise<void> {
  for (const part of [newDatabase, serverPrograms]) await ensurePartBuilt(part);
}
