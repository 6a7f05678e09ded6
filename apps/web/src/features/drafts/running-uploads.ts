/**
 * The uploads of this page, by deal. They live beside the screens: whoever goes to another page of the site lets them go
 * on, and a page that is closed leaves on the server what has arrived.
 */
import { AppError, receivedBytes, type Upload } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { errorText } from '../../lib/show-error.ts';
import { partRequests } from './part-requests.ts';
import { type SendPhase, sendParts } from './send-parts.ts';
import { type SendingSince, secondsLeft } from './time-left.ts';

/** PAUSED by hand; CHANGED: another file than the one that the upload began with; REFUSED: with a reason. */
export type UploadPhase = SendPhase | 'BEGINNING' | 'PAUSED' | 'CHANGED' | 'REFUSED';

export interface RunningUpload {
  /** Of this page; the server's id is known once it has begun. */
  key: string;
  uploadId: string | null;
  dealId: string;
  file: File;
  /** The file in whose place it comes. */
  replaces: string | null;
  /** What has left, with what is on its way. */
  sentBytes: number;
  /** What the server has recorded: so much is there after a loss of the connection, or in another page. */
  safeBytes: number;
  /** How long it still takes; null where nobody can say. */
  secondsLeft: number | null;
  phase: UploadPhase;
  /** Why it was refused. */
  error: string | null;
}

let all: readonly RunningUpload[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();
const ends = new Map<string, AbortController>();

/** For `useSyncExternalStore`. */
export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const readUploads = (): readonly RunningUpload[] => all;

function set(next: readonly RunningUpload[]) {
  all = next;
  for (const listener of listeners) listener();
}
const change = (key: string, values: Partial<RunningUpload>) =>
  set(all.map((one) => (one.key === key ? { ...one, ...values } : one)));
const drop = (key: string) => set(all.filter((one) => one.key !== key));

const refreshDraft = (dealId: string) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.deals.detail(dealId) });

/** Waits longer after each failure, and no longer than until the browser says that it is connected again. */
export const whenBack = (failures: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const wait = Math.min(30_000, 500 * 2 ** failures);
    const timer = setTimeout(end, wait);
    function end() {
      clearTimeout(timer);
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
async function begin({ dealId, file, replaces }: RunningUpload): Promise<string> {
  const body = { dealId, name: file.name, size: file.size, ...(replaces === null ? {} : { replaces }) };
  const begun = lastBegin.then(() => client.uploads.begin({ body }));
  lastBegin = begun.catch(() => undefined);
  return (await begun).upload.id;
}

/** Works on an upload until it is in the draft, paused, or refused. */
async function run(key: string): Promise<void> {
  const upload = all.find((one) => one.key === key);
  if (!upload) return;
  const end = new AbortController();
  ends.set(key, end);
  const { size } = upload.file;
  let since: SendingSince | null = null;
  try {
    const uploadId = upload.uploadId ?? (await begin(upload));
    change(key, { uploadId });
    await sendParts(upload.file, partRequests(uploadId), {
      signal: end.signal,
      onPhase: (phase) => {
        since = null;
        change(key, { phase, secondsLeft: null });
      },
      onSent: (sentBytes, safeBytes) => {
        since ??= { at: Date.now(), bytes: sentBytes };
        change(key, { sentBytes, safeBytes, secondsLeft: secondsLeft(since, Date.now(), sentBytes, size) });
      },
      whenBack,
    });
    await refreshDraft(upload.dealId);
    drop(key);
  } catch (error) {
    // Paused or cancelled, which has been noted.
    if (end.signal.aborted) return;
    const isChanged = error instanceof AppError && error.code === 'upload.other_file';
    change(key, { phase: isChanged ? 'CHANGED' : 'REFUSED', error: errorText(error, m.deal_file_failed()) });
    await refreshDraft(upload.dealId);
  } finally {
    if (ends.get(key) === end) ends.delete(key);
  }
}

/** Begins to upload a file into a deal's draft. */
export function startUpload(dealId: string, file: File, replaces: string | null = null): void {
  lastKey += 1;
  const key = `upload-${lastKey}`;
  const started = {
    key,
    uploadId: null,
    dealId,
    file,
    replaces,
    sentBytes: 0,
    safeBytes: 0,
    secondsLeft: null,
    error: null,
  };
  set([...all, { ...started, phase: 'BEGINNING' }]);
  void run(key);
}

/** Goes on with an upload that another page began, with the file that was chosen again. */
export function continueUpload(upload: Upload, file: File): void {
  const { id, dealId, replaces } = upload;
  lastKey += 1;
  const key = `upload-${lastKey}`;
  const known = all.filter((one) => one.uploadId !== id);
  set([
    ...known,
    {
      key,
      uploadId: id,
      dealId,
      file,
      replaces,
      sentBytes: receivedBytes(upload),
      safeBytes: receivedBytes(upload),
      secondsLeft: null,
      error: null,
      phase: 'COMPARING',
    },
  ]);
  void run(key);
}

/** Stops sending; what has arrived stays. */
export function pauseUpload(key: string): void {
  change(key, { phase: 'PAUSED' });
  ends.get(key)?.abort();
}

/** Goes on at once with what was paused, or waits for the connection. */
export function resumeUpload(key: string): void {
  ends.get(key)?.abort();
  change(key, { phase: 'COMPARING' });
  void run(key);
}

/** Gives an upload up, here and on the server. What was given up there already is no failure. */
export async function cancelUpload({
  key,
  uploadId,
  dealId,
}: Pick<RunningUpload, 'key' | 'uploadId' | 'dealId'>) {
  ends.get(key)?.abort();
  drop(key);
  try {
    if (uploadId !== null) await client.uploads.cancel({ params: { id: uploadId } });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'upload.not_found')) throw error;
  } finally {
    await refreshDraft(dealId);
  }
}
