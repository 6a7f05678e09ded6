/** Folders of the demo's files, and how a new one gets its folder. */
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Folders of the files that the seeding of the demo uploads: tools/demo names these files. */
export const mediaFolder = inRoot('tools', 'demo', 'media');

/** The pictures of the landing page and of the auth dialog. */
export const landingFolder = inRoot('apps', 'web', 'public', 'art');

/** Returns the path of a file in one of the folders, and makes the folders above it. */
export async function placeOf(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

/** Removes everything that was made before, so that nothing stays that is no longer drawn. */
export async function clearFolders(): Promise<void> {
  await rm(mediaFolder, { recursive: true, force: true });
  await rm(landingFolder, { recursive: true, force: true });
}
