/** The uploads of files of messages, by the messages' keys. They go on while somebody looks at another page of the site. */
import { AppError, api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useSyncExternalStore } from 'react';
import { keepFiles, readKeptFiles } from '../../lib/kept-files.ts';
import { uploadFile } from '../../lib/upload.ts';

interface Running {
  id: Promise<string>;
  end: AbortController;
  sentBytes: number;
}

const running = new Map<string, Running>();
const listeners = new Set<() => void>();

/** Under which name the bytes of a message's file are kept. */
export const keptFileOf = (key: string) => `messageFile:${key}`;

async function upload(dealId: string, key: string, signal: AbortSignal): Promise<string> {
  const [file] = await readKeptFiles(keptFileOf(key));
  // Said by this page alone: the server was not asked.
  if (!file) throw new AppError('message.file_not_found', { message: m.chat_file_gone() });
  const { file: stored } = await uploadFile(api.files.upload, { dealId }, file, {
    query: { for: 'chat' },
    // The message goes under the key itself.
    idempotencyKey: `${key}-file`,
    signal,
    onProgress(sentBytes) {
      const upload = running.get(key);
      if (upload) upload.sentBytes = sentBytes;
      for (const listener of listeners) listener();
    },
  });
  return stored.id;
}

/**
 * Uploads the file that is kept for a message, once however often it is asked for, and returns its id. Rejects with the
 * refusals of the upload, with message.file_not_found where the bytes are gone, and with an AbortError once it was ended.
 */
export function uploadAttachment(dealId: string, key: string): Promise<string> {
  const known = running.get(key);
  if (known) return known.id;
  const end = new AbortController();
  const id = upload(dealId, key, end.signal).finally(() => running.delete(key));
  running.set(key, { id, end, sentBytes: 0 });
  return id;
}

/** Ends the upload of a message that is discarded, and forgets the bytes. */
export function dropAttachment(key: string) {
  running.get(key)?.end.abort();
  void keepFiles(keptFileOf(key), []);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many bytes of a message's file have left; null while it is not on its way. */
export const useSentBytes = (key: string): number | null =>
  useSyncExternalStore(subscribe, () => running.get(key)?.sentBytes ?? null);
