/** Temporary folders for work in progress; those of a killed process are found by their name and age. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'briefcast-media-';

/** An empty folder, which its caller has to remove. */
export const makeTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix));

/** Calls `work` with the path of an empty folder, which is removed afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTemporaryFolder();
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders that were last changed before `olderThan`: nothing works in them any more. */
export async function removeLeftFolders(olderThan: Date, parent: string = tmpdir()): Promise<number> {
  let removed = 0;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(parent, name);
    const changed = await stat(path).catch(() => null);
    if (!changed || changed.mtime >= olderThan) continue;
    // Another user's folder is left to that user.
    const isRemoved = await rm(path, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isRemoved) removed++;
  }
  return removed;
}
