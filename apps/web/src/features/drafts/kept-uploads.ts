/**
 * Uploads that this device keeps with their files, within a bound, so that they go on after the page was closed
 * (rules/phone#uploads). A file beyond the bound is asked for again.
 */
import { isQuotaFailure, noticeNoRoom } from '../../lib/device-space.ts';
import { type DeviceEntry, deviceShelf } from '../../lib/device-store.ts';
import { keptUploadsFlag } from '../../lib/kept-uploads-flag.ts';
import { readSession } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';

interface KeptUpload {
  dealId: string;
  replaces: string | null;
  /** The server's id, once it has begun. */
  uploadId: string | null;
}

const records = deviceShelf<KeptUpload>('unsent', 'upload');
/** Apart from the records, so that a change of a record does not write the bytes again. */
const files = deviceShelf<File>('unsent', 'upload-file');

const mebibyte = 1024 ** 2;
/** A phone's film of a few minutes; a larger one would be written twice, here and there, for minutes. */
const largestKept = 512 * mebibyte;

const owner = () => readSession().user?.id;

/** Whether the browser has room for the file, and as much again for others. */
async function hasRoom(size: number): Promise<boolean> {
  const storage = (navigator as Partial<Navigator>).storage;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage > 2 * size;
}

const turns = new Map<string, Promise<void>>();

/** Of one upload, one after the other: what is given up while its file is being written is removed after that. */
function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work);
  turns.set(key, turn);
  void turn.finally(() => turns.get(key) === turn && turns.delete(key));
  return turn;
}

/** Keeps an upload with its file, if there is room. Failures mean that the file has to be chosen again. */
export const keepUpload = (key: string, record: KeptUpload, file: File): Promise<void> =>
  inTurn(key, () => keep(key, record, file));

async function keep(key: string, record: KeptUpload, file: File): Promise<void> {
  const person = owner();
  if (person === undefined) return;
  try {
    if (file.size > largestKept) return;
    if (!(await hasRoom(file.size))) return noticeNoRoom();
    await files.write(person, key, file);
    await records.write(person, key, record);
    writeStored('local', keptUploadsFlag(person), 'yes');
  } catch (error) {
    if (isQuotaFailure(error)) noticeNoRoom();
    await forget(key);
  }
}

/** Notes under which id it has begun. */
export const noteBegun = (key: string, uploadId: string): Promise<void> =>
  inTurn(key, () => note(key, uploadId));

async function note(key: string, uploadId: string): Promise<void> {
  const person = owner();
  if (person === undefined) return;
  try {
    const known = await records.read(person, key);
    if (known) await records.write(person, key, { ...known.value, uploadId }, known.keptAt);
  } catch {
    // It begins anew then, under its key: the server answers with the same upload.
  }
}

/** Removes what was kept of an upload that has arrived or was given up. */
export const forgetUpload = (key: string): Promise<void> => inTurn(key, () => forget(key));

async function forget(key: string): Promise<void> {
  const person = owner();
  if (person === undefined) return;
  await Promise.all([files.remove(person, key), records.remove(person, key)]).catch(() => undefined);
  const left = await records.readAll(person).catch(() => []);
  if (left.length === 0) writeStored('local', keptUploadsFlag(person), null);
}

/** The kept uploads of a person, oldest first, with their files. */
export async function readKeptUploads(
  person: string,
): Promise<{ key: string; record: KeptUpload; file: File }[]> {
  const known: DeviceEntry<KeptUpload>[] = await records.readAll(person).catch(() => []);
  const read = await Promise.all(
    known.map(async ({ name: key, value: record }) => {
      const entry = await files.read(person, key).catch(() => undefined);
      return entry ? [{ key, record, file: entry.value }] : [];
    }),
  );
  return read.flat();
}
