/** Files that a person chose, kept in the browser's database. Where it is closed or full, they last as long as the page. */
import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';

const ofPage = new Map<string, readonly File[]>();

/** Keeps files under a name, in the place of those that are kept there; none forgets it. */
export async function keepFiles(name: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) ofPage.delete(name);
  else ofPage.set(name, files);
  await (files.length === 0 ? del(name) : set(name, files)).catch(() => undefined);
}

/** The files that are kept under a name. */
export async function readKeptFiles(name: string): Promise<readonly File[]> {
  const kept = ofPage.get(name) ?? (await get<unknown>(name).catch(() => undefined));
  return Array.isArray(kept) ? kept.filter((file) => file instanceof File) : [];
}

/**
 * Files being chosen, as `useState` has them. They outlive the page on this device. The name says whose they are and what
 * for.
 */
export function useKeptFiles(name: string): [readonly File[], (files: readonly File[]) => void] {
  const [files, setFiles] = useState<readonly File[]>(() => ofPage.get(name) ?? []);
  useEffect(() => {
    let isWanted = true;
    void readKeptFiles(name).then((kept) => {
      // What was chosen while they were read comes behind them.
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
