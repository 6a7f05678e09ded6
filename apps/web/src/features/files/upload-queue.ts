/** The files of one submission and their progress. Pure functions, so that every outcome can be tested. */
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

export interface QueuedFile {
  id: string;
  file: File;
  state: 'waiting' | 'uploading' | 'failed';
  sentBytes: number;
  error?: string | undefined;
  /** Whether the file itself was refused, so that no further try would help. */
  isFinal?: boolean;
}

export type QueueAction =
  | { kind: 'add'; files: { id: string; file: File }[] }
  | { kind: 'remove'; id: string }
  | { kind: 'start'; id: string }
  | { kind: 'progress'; id: string; sentBytes: number }
  | { kind: 'fail'; id: string; error: string; isFinal?: boolean };

const change = (queue: QueuedFile[], id: string, changes: Partial<QueuedFile>): QueuedFile[] =>
  queue.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));

/** Uploaded files leave the queue: from then on they are shown among the deal's files. */
export function changeQueue(queue: QueuedFile[], action: QueueAction): QueuedFile[] {
  switch (action.kind) {
    case 'add':
      return [
        ...queue,
        ...action.files.map(({ id, file }): QueuedFile => ({ id, file, state: 'waiting', sentBytes: 0 })),
      ];
    case 'remove':
      return queue.filter((entry) => entry.id !== action.id);
    case 'start':
      return change(queue, action.id, { state: 'uploading', sentBytes: 0, error: undefined });
    case 'progress':
      return change(queue, action.id, { sentBytes: action.sentBytes });
    case 'fail':
      return change(queue, action.id, {
        state: 'failed',
        error: action.error,
        isFinal: action.isFinal ?? false,
      });
  }
}

/** The outcome of one round of uploads. */
export interface UploadOutcome {
  uploaded: number;
  failed: number;
  /** How many of the failed ones were refused, so that a retry would not help. */
  refused: number;
}

/** The text about it (rules/files#offered-types); null if everything was cancelled. */
export function outcomeText({ uploaded, failed, refused }: UploadOutcome): string | null {
  if (uploaded === 0 && failed === 0) return null;
  if (failed === 0) return m.deal_uploaded({ count: formatCount(uploaded) });
  if (uploaded === 0) return refused === failed ? m.deal_upload_refused() : m.deal_upload_failed();
  return m.deal_uploaded_partly({ count: formatCount(uploaded), failed: formatCount(failed) });
}
