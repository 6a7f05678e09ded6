/** Who was chosen to be compared, in this tab. Small, as the directory's first load carries it. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

export interface Compared {
  id: string;
  name: string;
  picture: string | null;
}

const key = 'compared';
const listeners = new Set<() => void>();
const nobody: readonly Compared[] = [];
let chosen: readonly Compared[] | undefined;

function read(): readonly Compared[] {
  if (chosen) return chosen;
  try {
    const stored: unknown = JSON.parse(readStored('session', key) ?? '[]');
    chosen = Array.isArray(stored) ? stored : nobody;
  } catch {
    chosen = nobody;
  }
  return chosen;
}

/** Chooses these and nobody else. */
export function setCompared(next: readonly Compared[]) {
  chosen = next;
  writeStored('session', key, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** In the order in which they were chosen; nobody on the server's page. */
export const useCompared = () => useSyncExternalStore(subscribe, read, () => nobody);
