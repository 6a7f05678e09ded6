import { AppError, api, type DealFile, isRefusedForGood } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { uploadFile } from '../../lib/upload.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import {
  changeQueue,
  outcomeText,
  type QueueAction,
  type QueuedFile,
  type UploadOutcome,
} from './upload-queue.ts';

/** Two at a time, so that a slow large video does not hold up everything after it. */
const parallelUploads = 2;

/** Whether the file itself was refused, rather than a failure of the connection or the server. */
const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500 && error.status !== 408;

let lastEntry = 0;

export interface UploadRound extends UploadOutcome {
  files: DealFile[];
  /** Entries still in the queue: failed ones, and those added during the run. */
  left: number;
}

/** The files that a person is about to add to a deal, and their uploads. Leaving the screen aborts them. */
export function useUploadQueue(dealId: string) {
  const [queue, setQueue] = useState<QueuedFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  // Uploads outlive renders: their reports must change the present queue.
  const latest = useRef(queue);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  function change(action: QueueAction) {
    latest.current = changeQueue(latest.current, action);
    setQueue(latest.current);
  }

  function add(files: File[]): QueuedFile[] {
    const entries = files.map((file) => {
      lastEntry += 1;
      return { id: String(lastEntry), file };
    });
    change({ kind: 'add', files: entries });
    return latest.current.slice(-entries.length);
  }

  function remove(id: string) {
    running.current.get(id)?.abort();
    change({ kind: 'remove', id });
  }

  async function send(
    { id, file }: QueuedFile,
    signal: AbortSignal,
  ): Promise<DealFile | 'failed' | 'refused' | null> {
    if (signal.aborted) return null;
    change({ kind: 'start', id });
    try {
      const onProgress = (sentBytes: number) => change({ kind: 'progress', id, sentBytes });
      const reply = await uploadFile(api.files.upload, { dealId }, file, { onProgress, signal });
      change({ kind: 'remove', id });
      return reply.file;
    } catch (error) {
      if (signal.aborted) return null;
      change({
        kind: 'fail',
        id,
        error: errorText(error, m.deal_file_failed()),
        isFinal: isRefusedForGood(error),
      });
      return isRefusal(error) ? 'refused' : 'failed';
    }
  }

  /** Uploads these entries; uploaded ones leave the queue, failed ones stay with their reason. */
  async function upload(entries: readonly QueuedFile[]): Promise<UploadRound> {
    const files: DealFile[] = [];
    let failed = 0;
    let refused = 0;
    const waiting = entries.map((entry) => {
      const controller = new AbortController();
      running.current.set(entry.id, controller);
      return { entry, controller };
    });

    async function work() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const result = await send(next.entry, next.controller.signal);
        running.current.delete(next.entry.id);
        if (result === 'refused') refused += 1;
        if (result === 'refused' || result === 'failed') failed += 1;
        else if (result) files.push(result);
      }
    }

    setUploading(true);
    await Promise.all(Array.from({ length: parallelUploads }, work));
    setUploading(running.current.size > 0);
    return { files, uploaded: files.length, failed, refused, left: latest.current.length };
  }

  return { queue, isUploading, add, remove, upload };
}

/** Shows how a round of uploads ended. */
export function showOutcome(outcome: UploadOutcome) {
  const text = outcomeText(outcome);
  if (text === null) return;
  if (outcome.failed === 0) toastSuccess(text);
  else toastError(text);
}
