/**
 * Global setup of the `server-embedded` tests: one migrated embedded database, kept as a file that every test
 * file opens a copy of. Migrating takes seconds, opening a copy a third of one.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../platform/database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the copy to open lies. */
    embeddedSnapshot: string;
  }
}

/** Makes the snapshot; returns how to remove it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-snapshot-'));
  const client = await openInMemory();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const path = join(folder, 'migrated.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  project.provide('embeddedSnapshot', path);
  return () => rm(folder, { recursive: true, force: true });
}
