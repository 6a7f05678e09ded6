/** Uploads that this page has brought into drafts since it was loaded, newest first, for the list of uploads. */
import { pageState } from '../../lib/page-state.ts';
import { readSession } from '../../lib/session.ts';

export interface ArrivedUpload {
  key: string;
  dealId: string;
  file: File;
  /** In milliseconds since 1970. */
  at: number;
  /** Owner: another person in the same tab does not see it. */
  personId: string | undefined;
}

/** Their files stay in the browser's memory as long as they are listed. */
const mostListed = 20;

const all = pageState<readonly ArrivedUpload[]>([]);

/** Notes that an upload is in its draft. */
export function noteArrived({ key, dealId, file }: Pick<ArrivedUpload, 'key' | 'dealId' | 'file'>): void {
  const arrived = { key, dealId, file, at: Date.now(), personId: readSession().user?.id };
  all.write([arrived, ...all.read()].slice(0, mostListed));
}

export const subscribeArrived = all.subscribe;
export const readArrived = all.read;
