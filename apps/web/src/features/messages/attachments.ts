/**
 * Files of messages: stored in the browser's database, or in memory if that is unavailable or full, and
 * uploaded under the keys of their messages.
 */
import { AppError, api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { del, get, set } from 'idb-keyval';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageMap } from '../../lib/page-state.ts';
import { uploadFile } from '../../lib/upload.ts';

const ofPage = pageMap<string, readonly File[]>();

/** Stores files under a name, replacing those stored there; an empty list removes them. */
export async function keepFiles(name: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) ofPage.delete(name);
  else ofPage.set(name, files);
  await (files.length === 0 ? del(name) : set(name, files)).catch(() => undefined);
}

/** The files that are stored under a name. */
export async function readKeptFiles(name: string): Promise<readonly File[]> {
  const kept = ofPage.get(name) ?? (await get<unknown>(name).catch(() => undefined));
  return Array.isArray(kept) ? kept.filter((file) => file instanceof File) : [];
}

/**
 * Chosen files, as with `useState`. They survive the page on this device. The name contains their owner and
 * purpose.
 */
export function useKeptFiles(name: string): [readonly File[], (files: readonly File[]) => void] {
  const [files, setFiles] = useState<readonly File[]>(() => ofPage.get(name) ?? []);
  useEffect(() => {
    let isWanted = true;
    void readKeptFiles(name).then((kept) => {
      // Files that were chosen while the stored ones were read come after them.
      if (isWanted && kept.length > 0)
        setFiles((now) => [...kept, ...now.filter((file) => !kept.includes(file))]);
    });
    return () => {
      isWanted = false;
    };
  }, [name]);
  return [
    files,
    (next) => {
      void keepFiles(name, next);
      setFiles(next);
    },
  ];
}

/** The upload of a message's file, which continues while other pages of the site are shown. */
interface Running {
  id: Promise<string>;
  end: AbortController;
  sentBytes: number;
}

const running = new Map<string, Running>();
const listeners = new Set<() => void>();

/** The name under which a message's file is stored. */
export const keptFileOf = (key: string) => `messageFile:${key}`;

async function upload(dealId: string, key: string, signal: AbortSignal): Promise<string> {
  const [file] = await readKeptFiles(keptFileOf(key));
  // Thrown by the page itself: the server was not asked.
  if (!file) throw new AppError('message.file_not_found', { message: m.chat_file_gone() });
  const { file: stored } = await uploadFile(api.files.upload, { dealId }, file, {
    query: { for: 'chat' },
    // The message itself uses the plain key.
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
 * Uploads the stored file of a message, once however often it is called, and returns its id. Rejects with the
 * refusals of the upload, with message.file_not_found if the bytes are missing, and with an AbortError once
 * it was aborted.
 */
export function uploadAttachment(dealId: string, key: string): Promise<string> {
  const known = running.get(key);
  if (known) return known.id;
  const end = new AbortController();
  const id = upload(dealId, key, end.signal).finally(() => running.delete(key));
  running.set(key, { id, end, sentBytes: 0 });
  return id;
}

/** Aborts the upload of a message that is discarded, and removes the bytes. */
export function dropAttachment(key: string) {
  running.get(key)?.end.abort();
  void keepFiles(keptFileOf(key), []);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many bytes of a message's file were sent; null while it is not being uploaded. */
export const useSentBytes = (key: string): number | null =>
  useSyncExternalStore(subscribe, () => running.get(key)?.sentBytes ?? null);
