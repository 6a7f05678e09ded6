/** Hashes a file piece by piece, off the page's thread: it is never whole in memory, and never leaves the browser. */
import { startHash } from '@briefcast/contract/proof/file-hash';

/** Messages of the worker: bytes that are done, then the hash; or that the file could not be read. */
export type HashNews = { done: number } | { sha256: string } | { isUnreadable: true };

const tell = (news: HashNews) => postMessage(news);

async function hash(file: File): Promise<void> {
  const hashing = startHash();
  const reader = file.stream().getReader();
  let done = 0;
  for (;;) {
    const piece = await reader.read();
    if (piece.done) break;
    hashing.add(piece.value);
    done += piece.value.length;
    tell({ done });
  }
  tell({ sha256: hashing.end() });
}

addEventListener('message', ({ data }: MessageEvent<File>) => {
  hash(data).catch(() => tell({ isUnreadable: true }));
});
