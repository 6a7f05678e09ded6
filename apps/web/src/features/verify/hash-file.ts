import type { HashNews } from './hash-worker.ts';

/**
 * The SHA-256 of a file, taken in a worker. `onProgress` is told the bytes that are done. Rejects where the file cannot be
 * read, and with an AbortError once `signal` is aborted.
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
