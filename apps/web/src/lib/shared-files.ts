/**
 * Files that another app shared to this one (rules/phone#share). The service worker keeps them for an hour for the
 * person who is, or signs in, on this device: it does not know who that is.
 */
import { hourMs } from '@briefcast/contract/kit/days';
import { deviceShelf } from './device-store.ts';

const shelf = deviceShelf<File>('unsent', 'shared-file');
/** In the place of a person's id. */
const nobodyYet = 'nobody-yet';

/** More are not kept at a time. */
const mostShared = 20;

/**
 * Keeps shared files, together with those shared within the hour before: any page can share. Fails if there is no
 * room.
 */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  await readSharedFiles();
  const now = Date.now();
  for (const [index, file] of files.slice(0, mostShared).entries()) {
    const { name, size, lastModified } = file;
    await shelf.write(nobodyYet, `${name} ${size} ${lastModified}`, file, now + index);
  }
  await shelf.keepNewest(nobodyYet, mostShared);
}

/** Files shared within the last hour, in their order. */
export async function readSharedFiles(): Promise<File[]> {
  const entries = await shelf.readAll(nobodyYet);
  const fresh = entries.filter(({ keptAt }) => Date.now() - keptAt <= hourMs);
  if (fresh.length < entries.length) await shelf.keepNewest(nobodyYet, fresh.length);
  return fresh.map(({ value }) => value);
}

export const forgetSharedFiles = (): Promise<void> => shelf.keepNewest(nobodyYet, 0);
