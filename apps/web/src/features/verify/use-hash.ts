import { useEffect, useRef, useState } from 'react';
import { hashFile } from './hash-file.ts';

/** Where the check of a chosen file stands; `done` counts bytes. */
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
