/**
 * The uploads of this page, by deal, which go on across screens; closing it keeps the arrived bytes on the server,
 * and the file on the device if there is room.
 */
import { AppError, type ListedUpload, receivedBytes } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { client } from '../../lib/api.ts';
import { dealPage } from '../../lib/changes-with.ts';
import { isConnectionLost, subscribeConnection } from '../../lib/connection.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { endsWithSession } from '../../lib/leaving.ts';
import { subscribeNetwork } from '../../lib/network.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { errorText } from '../../lib/show-error.ts';
import { isUnreachable } from '../../lib/unreachable.ts';
import { noteArrived } from './arrived-uploads.ts';
import { filmsOverWifi, waitsForWifi } from './films-over-wifi.ts';
import { forgetUpload, keepUpload, noteKept, readKeptUploads } from './kept-uploads.ts';
import { readElsewhere, tellOtherTabs } from './other-tabs.ts';
import { partRequests } from './part-requests.ts';
import { type SendPhase, sendParts } from './send-parts.ts';
import { type SendingSince, secondsLeft } from './time-left.ts';

/** PAUSED by hand; FOR_WIFI: a film that waits for Wi-Fi; CHANGED: another file than the one that the upload began with; REFUSED: with a reason. */
export type UploadPhase = SendPhase | 'BEGINNING' | 'PAUSED' | 'FOR_WIFI' | 'CHANGED' | 'REFUSED';

export interface RunningUpload {
  /** Device's own key, also the idempotency key of its beginning; the server's id is known once it has begun. */
  key: string;
  uploadId: string | null;
  dealId: string;
  file: File;
  /** The file in whose place it comes. */
  replaces: string | null;
  /** Bytes that have left, including those on their way. */
  sentBytes: number;
  /** Bytes the server has recorded, which survive a loss of the connection and are there in another page. */
  safeBytes: number;
  /** How long it still takes; null where nobody can say. */
  secondsLeft: number | null;
  phase: UploadPhase;
  /** Why it was refused. */
  error: string | null;
  /** The person let this film use mobile data. */
  mayUseMobile: boolean;
}

let all: readonly RunningUpload[] = [];
const listeners = new Set<() => void>();
const ends = new Map<string, AbortController>();

/** For `useSyncExternalStore`. */
export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const readUploads = (): readonly RunningUpload[] => all;

const isUnderWay = ({ phase }: RunningUpload) => phase !== 'CHANGED' && phase !== 'REFUSED';

function set(next: readonly RunningUpload[]) {
  all = next;
  tellOtherTabs(
    new Map(
      all
        .filter(isUnderWay)
        .map(
          ({ key, uploadId, phase }) => [uploadId ?? key, phase === 'PAUSED' ? 'PAUSED' : 'GOING'] as const,
        ),
    ),
  );
  for (const listener of listeners) listener();
}
const change = (key: string, values: Partial<RunningUpload>) =>
  set(all.map((one) => (one.key === key ? { ...one, ...values } : one)));
const drop = (key: string) => set(all.filter((one) => one.key !== key));

/** Reads deals with their drafts again, and the list of all uploads. */
export const refreshDraft = () => invalidate(...dealPage, 'uploads');

/** Waits longer after each failure, and no longer than until the browser says that it is connected again. */
export const whenBack = (failures: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const wait = Math.min(30_000, 500 * 2 ** failures);
    const timer = setTimeout(end, wait);
    const unsubscribe = subscribeConnection(() => {
      if (!isConnectionLost()) end();
    });
    function end() {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

let lastBegin: Promise<unknown> = Promise.resolve();

/** Begins one after the other: the draft has files in the order in which they were begun, which is that of their choosing. */
async function beginOnce({ key, dealId, file, replaces }: RunningUpload): Promise<string> {
  const body = { dealId, name: file.name, size: file.size, ...(replaces === null ? {} : { replaces }) };
  const begun = lastBegin.then(() => client.uploads.begin({ body }, { idempotencyKey: key }));
  lastBegin = begun.catch(() => undefined);
  return (await begun).upload.id;
}

/** Begins, as soon as the server is reached; once, although the answer may have been lost. */
async function begin(upload: RunningUpload, signal: AbortSignal): Promise<string> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await beginOnce(upload);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      change(upload.key, { phase: 'WAITING' });
      await whenBack(failures, signal);
    }
  }
}

/** Works on one upload in one tab, where the browser has locks; they exist on secure addresses only. */
async function inOneTab(key: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(lockOf(key), work) : work());
}
const lockOf = (key: string) => `upload ${key}`;

/** Works on an upload until it is in the draft, paused, waits for Wi-Fi, or is refused. */
const run = (key: string): Promise<void> => inOneTab(key, () => work(key));

async function work(key: string): Promise<void> {
  const upload = all.find((one) => one.key === key);
  if (!upload || upload.phase === 'PAUSED') return;
  if (waitsForWifi(upload.file, upload.mayUseMobile)) return change(key, { phase: 'FOR_WIFI' });
  const end = new AbortController();
  ends.set(key, end);
  const { size } = upload.file;
  let since: SendingSince | null = null;
  let notedBytes = upload.safeBytes;
  try {
    const uploadId = upload.uploadId ?? (await begin(upload, end.signal));
    change(key, { uploadId });
    if (upload.uploadId === null) void noteKept(key, { uploadId });
    await sendParts(upload.file, partRequests(uploadId), {
      signal: end.signal,
      onPhase: (phase) => {
        since = null;
        change(key, { phase, secondsLeft: null });
      },
      onSent: (sentBytes, safeBytes) => {
        since ??= { at: Date.now(), bytes: sentBytes };
        change(key, { sentBytes, safeBytes, secondsLeft: secondsLeft(since, Date.now(), sentBytes, size) });
        if (safeBytes === notedBytes) return;
        notedBytes = safeBytes;
        void noteKept(key, { safeBytes });
      },
      whenBack,
    });
    void forgetUpload(key);
    await refreshDraft();
    noteArrived(upload);
    drop(key);
  } catch (error) {
    // Paused or cancelled, which has been noted.
    if (end.signal.aborted) return;
    const isChanged = error instanceof AppError && error.code === 'upload.other_file';
    void forgetUpload(key);
    change(key, { phase: isChanged ? 'CHANGED' : 'REFUSED', error: errorText(error, m.deal_file_failed()) });
    await refreshDraft();
  } finally {
    if (ends.get(key) === end) ends.delete(key);
  }
}

/** An upload of which nothing was sent. */
const fresh = { sentBytes: 0, safeBytes: 0, secondsLeft: null, error: null, mayUseMobile: false };

/** Begins to upload a file into a deal's draft. */
export function startUpload(dealId: string, file: File, replaces: string | null = null): void {
  const key = newRequestKey();
  void keepUpload(key, { dealId, replaces, uploadId: null }, file);
  set([...all, { ...fresh, key, uploadId: null, dealId, file, replaces, phase: 'BEGINNING' }]);
  void run(key);
}

/**
 * Continues the uploads that this device has kept with their files, except those that another tab has. Paused ones
 * stay paused.
 */
export async function continueKeptUploads(person: string): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  const worked = new Set((await locks?.query())?.held?.map(({ name }) => name));
  const elsewhere = await readElsewhere();
  for (const { key, record, file } of await readKeptUploads(person)) {
    const id = record.uploadId ?? key;
    const isKnown = all.some((one) => one.key === key || one.uploadId === id);
    if (isKnown || worked.has(lockOf(key)) || elsewhere.has(id)) continue;
    const { isPaused = false, safeBytes = 0, ...kept } = record;
    const phase = isPaused ? 'PAUSED' : record.uploadId === null ? 'BEGINNING' : 'COMPARING';
    set([...all, { ...fresh, ...kept, key, file, phase, sentBytes: safeBytes, safeBytes }]);
    void run(key);
  }
}

/** Goes on with an upload that another page began, with the file that was chosen again. */
export function continueUpload(upload: ListedUpload, file: File): void {
  const { id, dealId, replaces } = upload;
  const key = newRequestKey();
  const safeBytes = receivedBytes(upload);
  void keepUpload(key, { dealId, replaces, uploadId: id, safeBytes }, file);
  const known = all.filter((one) => one.uploadId !== id);
  const again = { ...fresh, key, uploadId: id, dealId, file, replaces, sentBytes: safeBytes, safeBytes };
  set([...known, { ...again, phase: 'COMPARING' }]);
  void run(key);
}

/** Stops sending until the person lets it go on, also after a reload; bytes that arrived stay. */
export function pauseUpload(key: string): void {
  change(key, { phase: 'PAUSED' });
  void noteKept(key, { isPaused: true });
  ends.get(key)?.abort();
}

/** Continues a paused upload at once, or waits for the connection. */
export function resumeUpload(key: string): void {
  ends.get(key)?.abort();
  change(key, { phase: 'COMPARING' });
  void noteKept(key, { isPaused: false });
  void run(key);
}

/** Lets a film that waits for Wi-Fi go by mobile data. */
export function allowMobileData(key: string): void {
  change(key, { mayUseMobile: true, phase: 'BEGINNING' });
  void run(key);
}

/** A film that is sent must wait, or one that waits may go: the network or the choice has changed. */
function followNetwork() {
  for (const { key, file, mayUseMobile, phase } of all) {
    const mustWait = waitsForWifi(file, mayUseMobile);
    if (phase === 'FOR_WIFI' && !mustWait) resumeUpload(key);
    else if (mustWait && (phase === 'SENDING' || phase === 'WAITING')) {
      change(key, { phase: 'FOR_WIFI' });
      ends.get(key)?.abort();
    }
  }
}
subscribeNetwork(followNetwork);
filmsOverWifi.subscribe(followNetwork);

endsWithSession(() => all.some(isUnderWay));

/** Gives an upload up, here and on the server; one already given up there is no failure. */
export async function cancelUpload({ key, uploadId }: Pick<RunningUpload, 'key' | 'uploadId'>) {
  ends.get(key)?.abort();
  drop(key);
  void forgetUpload(key);
  try {
    if (uploadId !== null) await client.uploads.cancel({ params: { id: uploadId } });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'upload.not_found')) throw error;
  } finally {
    await refreshDraft();
  }
}
