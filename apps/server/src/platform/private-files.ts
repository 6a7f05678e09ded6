/**
 * The data folder is readable by its user alone (rules/system#configuration): it contains password hashes,
 * the secret, deal files and mails. New files are created private by the process; existing ones are made
 * private once, at start.
 */
import { chmod, lstat, mkdir, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

const folderMode = 0o700;
const fileMode = 0o600;
const openToOthers = 0o077;

/** Makes every file and folder that this process and its children write from now on private to its user. */
export const keepFilesPrivate = (): unknown => process.umask(openToOthers);

/**
 * Removes the permissions of others on a file or folder; a link, or a file that is deleted meanwhile, is left
 * alone.
 */
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
 * Makes a folder, which has to exist, and everything in it private. The embedded database calls it once it is
 * open, because it unpacks its first files with its own permissions.
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
 * Creates the data folder if needed and makes it and its direct entries private. Deeper files are protected
 * by their folders; there may be millions of them, so they are not walked. Returns what could not be changed
 * because it belongs to another user, as in a volume that is shared with a group. Throws ConfigError if the
 * folder cannot be used.
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
