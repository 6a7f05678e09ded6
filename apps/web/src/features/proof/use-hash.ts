import { useEffect, useRef, useState } from 'react';
import type { HashNews } from './hash-worker.ts';

/** State of the check of a chosen file; `done` counts bytes. */
export type Hashing =
  | { state: 'waiting' }
  | { state: 'hashing'; file: File; done: number }
  | { state: 'hashed'; file: File; sha256: string }
  | { state: 'unreadable'; file: File };

/** Hashes the file that was chosen last; choosing another, or leaving, ends the one before. */
export function useHash(): [Hashing, (file: File) => void] {
  const [hashing, setHashing] = useState<Hashing>({ state: 'waiting' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function take(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Hashing) => {
      if (!signal.aborted) setHashing(next);
    };
    show({ state: 'hashing', file, done: 0 });
    const onProgress = (done: number) => show({ state: 'hashing', file, done });
    hashFile(file, { onProgress, signal }).then(
      (sha256) => show({ state: 'hashed', file, sha256 }),
      () => show({ state: 'unreadable', file }),
    );
  }
  return [hashing, take];
}

/**
 * Returns the SHA-256 of a file, taken in a worker. `onProgress` receives the bytes that are done. Rejects where the
 * file cannot be read, and with an AbortError once `signal` is aborted.
 */
export function hashFile(
  file: File,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<string> {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  const hashed = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Another file was chosen', 'AbortError')));
    worker.addEventListener('error', () => reject(new Error('The worker could not be started')));
    worker.addEventListener('message', ({ data }: MessageEvent<HashNews>) => {
      if ('done' in data) onProgress(data.done);
      else if ('sha256' in data) resolve(data.sha256);
      else reject(new Error('The file cannot be read'));
    });
    worker.postMessage(file);
  });
  return hashed.finally(() => worker.terminate());
}
