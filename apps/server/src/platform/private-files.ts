/**
 * The data folder belongs to its user alone (rules/operation#configuration): password hashes, the secret, deal files
 * and mails are in it. New files are made private by the process; what is there already is mended once, at start.
 */
import { chmod, lstat, mkdir, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

const folderMode = 0o700;
const fileMode = 0o600;
const openToOthers = 0o077;

/** Makes every file and folder that this process and its children write from now on private to its user. */
export const keepFilesPrivate = (): unknown => process.umask(openToOthers);

/** Takes from others what they may do with a file or folder; a link, or what is gone meanwhile, is left alone. */
async function close(path: string): Promise<void> {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink() || (found.mode & openToOthers) === 0) return;
    await chmod(path, found.isDirectory() ? folderMode : fileMode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Closes everything in a folder, and the folder itself, which has to be there. The embedded database calls it once it
 * is open: it unpacks its first files with modes of its own.
 */
export async function closeFolder(folder: string): Promise<void> {
  await close(folder);
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeFolder(path);
    else await close(path);
  }
}

/**
 * Makes the data folder where needed and closes it and what lies directly in it. Files further down are behind closed
 * folders already; there may be millions of them, so they are not walked. Returns what could not be closed because it
 * is another user's, as a volume that is shared with a group. Throws ConfigError where the folder cannot be used.
 */
export async function openDataFolder(dataDir: string): Promise<string[]> {
  const others: string[] = [];
  const closeOwn = (path: string) =>
    close(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPERM') throw error;
      others.push(path);
    });
  try {
    await mkdir(dataDir, { recursive: true, mode: folderMode });
    await closeOwn(dataDir);
    for await (const entry of await opendir(dataDir)) await closeOwn(join(dataDir, entry.name));
    return others;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new ConfigError(
      `The data folder ${dataDir} cannot be used by the user who runs Briefcast. Give it to that user (chown), or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}
