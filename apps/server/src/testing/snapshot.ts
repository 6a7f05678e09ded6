/**
 * Global setup of the `server-embedded` tests: the new database that the build has made, as a file that every test file opens a
 * copy of. Making one takes seconds, opening a copy a third of one.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { builtDatabase } from '../platform/places.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the copy to open. */
    embeddedSnapshot: string;
  }
}

/** Makes the snapshot; returns how to remove it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-snapshot-'));
  const path = join(folder, 'migrated.tar');
  await pipeline(createReadStream(builtDatabase), createGunzip(), createWriteStream(path));
  project.provide('embeddedSnapshot', path);
  return () => rm(folder, { recursive: true, force: true });
}
