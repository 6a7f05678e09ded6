/**
 * Files that another app shared to this one (rules/phone#share). The service worker keeps them for an hour for whoever is, or
 * signs in, on this device: it does not know who that is.
 */
import { deviceShelf } from './device-store.ts';

const shelf = deviceShelf<File>('unsent', 'shared-file');
/** In the place of a person's id. */
const nobodyYet = 'nobody-yet';

const hour = 3_600_000;

/** Keeps what was shared, in the place of what was shared before. Fails if there is no room. */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  await shelf.keepNewest(nobodyYet, 0);
  for (const [index, file] of files.entries())
    await shelf.write(nobodyYet, String(index), file, Date.now() + index);
}

/** What was shared within the last hour, in its order. */
export async function readSharedFiles(): Promise<File[]> {
  const entries = await shelf.readAll(nobodyYet);
  if (entries.some(({ keptAt }) => Date.now() - keptAt > hour)) await forgetSharedFiles();
  return entries.filter(({ keptAt }) => Date.now() - keptAt <= hour).map(({ value }) => value);
}

export const forgetSharedFiles = (): Promise<void> => shelf.keepNewest(nobodyYet, 0);
