/**
 * Uploads that this device keeps with their files, within a bound, so that they go on after the page was closed
 * (rules/phone#uploads). A file beyond the bound is asked for again.
 */
import { askToStay, isQuotaFailure, noticeNoRoom } from '../../lib/device-space.ts';
import { type DeviceEntry, deviceShelf } from '../../lib/device-store.ts';
import { keptUploadsFlag } from '../../lib/kept-uploads-flag.ts';
import { readSession } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';

interface KeptUpload {
  dealId: string;
  replaces: string | null;
  /** The server's id, once it has begun. */
  uploadId: string | null;
  /** Bytes the server has recorded, as far as this device knows: without a connection nobody else can say it. */
  safeBytes?: number;
  /** The person paused it: it waits until they let it go on. */
  isPaused?: boolean;
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

/**
 * Runs the work on one upload in sequence, so that a removal follows a write; keeps the person of the call through a
 * log-out.
 */
function inTurn(key: string, work: (person: string) => Promise<void>): Promise<void> {
  const person = owner();
  if (person === undefined) return Promise.resolve();
  const turn = (turns.get(key) ?? Promise.resolve()).then(() => work(person));
  turns.set(key, turn);
  void turn.finally(() => turns.get(key) === turn && turns.delete(key));
  return turn;
}

/** Keeps an upload with its file, if there is room. Failures mean that the file has to be chosen again. */
export const keepUpload = (key: string, record: KeptUpload, file: File): Promise<void> =>
  inTurn(key, (person) => saveUpload(person, key, record, file));

async function saveUpload(person: string, key: string, record: KeptUpload, file: File): Promise<void> {
  try {
    if (file.size > largestKept) return;
    if (!(await hasRoom(file.size))) return noticeNoRoom();
    await files.write(person, key, file);
    await records.write(person, key, record);
    writeStored('local', keptUploadsFlag(person), 'yes');
    askToStay();
  } catch (error) {
    if (isQuotaFailure(error)) noticeNoRoom();
    await forget(person, key);
  }
}

/** Notes changes to a kept upload: its id, the bytes that arrived, whether it is paused. */
export const noteKept = (
  key: string,
  news: Omit<Partial<KeptUpload>, 'dealId' | 'replaces'>,
): Promise<void> => inTurn(key, (person) => note(person, key, news));

async function note(person: string, key: string, news: Partial<KeptUpload>): Promise<void> {
  try {
    const known = await records.read(person, key);
    if (known) await records.write(person, key, { ...known.value, ...news }, known.keptAt);
  } catch {
    // Ignores the failure: without its id the upload begins again under its key, and the server returns the same
    // upload with its bytes.
  }
}

/** Removes the stored record and file of an upload that has arrived or was given up. */
export const forgetUpload = (key: string): Promise<void> => inTurn(key, (person) => forget(person, key));

async function forget(person: string, key: string): Promise<void> {
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
