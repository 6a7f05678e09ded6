import { useSyncExternalStore } from 'react';
import { readCut, subscribeCut } from './cut.ts';
import type { OutboxEntry } from './entries.ts';
import { noEntries, readOutbox, subscribeOutbox } from './store.ts';

/** Waiting entries of an owner, oldest first. */
export const useOutbox = (owner: string): readonly OutboxEntry[] =>
  useSyncExternalStore(
    subscribeOutbox,
    () => readOutbox(owner),
    () => noEntries,
  );

/** The text about a connection that is known to be broken; null while none is. */
export const useCut = (owner: string): string | null =>
  useSyncExternalStore(
    subscribeCut,
    () => readCut(owner),
    () => null,
  );
