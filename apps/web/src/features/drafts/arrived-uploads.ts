/** What this page has brought into drafts since it was loaded, newest first: the list of uploads shows that it is there. */
import { readSession } from '../../lib/session.ts';

export interface ArrivedUpload {
  key: string;
  dealId: string;
  file: File;
  /** In milliseconds since 1970. */
  at: number;
  /** Whose it is: another person in the same tab does not see it. */
  personId: string | undefined;
}

/** Their files stay in the browser's memory as long as they are listed. */
const mostListed = 20;

let all: readonly ArrivedUpload[] = [];
const listeners = new Set<() => void>();

/** Notes that an upload is in its draft. */
export function noteArrived({ key, dealId, file }: Pick<ArrivedUpload, 'key' | 'dealId' | 'file'>): void {
  const arrived = { key, dealId, file, at: Date.now(), personId: readSession().user?.id };
  all = [arrived, ...all].slice(0, mostListed);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeArrived(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const readArrived = (): readonly ArrivedUpload[] => all;
