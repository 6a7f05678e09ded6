/**
 * How far a reader has come. Transactions commit in another order than they begin, so "everything up to
 * number n" would skip what a slow one appends. A reader remembers a snapshot of the database instead: it has
 * read what that snapshot could see. Facts of two successive transactions are read in that order, and no
 * writer waits for a reader or for another writer (decision 15).
 */

/** A snapshot as PostgreSQL writes it: `oldest running:next:running,running`. */
export type Snapshot = string;

export interface Cursor {
  /** Everything that this snapshot saw was read. */
  before: Snapshot;
  /** Of what this later snapshot saw, everything up to the fact `id` was read as well. */
  within: Snapshot;
  id: number;
}

/** The cursor of a reader that has read exactly what a snapshot saw. */
export const readUpTo = (snapshot: Snapshot): Cursor => ({ before: snapshot, within: snapshot, id: 0 });

const snapshotPattern = /^\d{1,15}:\d{1,15}:(?:\d{1,15}(?:,\d{1,15})*)?$/;
const isSnapshot = (text: string): boolean => snapshotPattern.test(text);

/** A cursor as text, such as the id of a server-sent event. */
export const encodeCursor = ({ before, within, id }: Cursor): string =>
  before === within ? before : `${before}~${within}~${id}`;

/** Reads a cursor; null for an invalid text. */
export function decodeCursor(text: string): Cursor | null {
  const [before = '', within, id, ...rest] = text.split('~');
  if (!isSnapshot(before) || rest.length > 0) return null;
  if (within === undefined) return readUpTo(before);
  if (!isSnapshot(within) || id === undefined || !/^\d{1,15}$/.test(id)) return null;
  return { before, within, id: Number(id) };
}

/** The id of the first transaction that had not begun when the snapshot was taken. */
export const nextOf = (snapshot: Snapshot): number => Number(snapshot.split(':')[1]);

/** Whether a snapshot saw what a transaction did. */
export function sees(snapshot: Snapshot, xid: number): boolean {
  const [oldest = '', next = '', running = ''] = snapshot.split(':');
  if (xid < Number(oldest)) return true;
  if (xid >= Number(next)) return false;
  return !running.split(',').includes(String(xid));
}

/** Whether a reader has read a fact. */
export const hasRead = ({ before, within, id }: Cursor, fact: { id: number; xid: number }): boolean =>
  sees(before, fact.xid) || (fact.id <= id && sees(within, fact.xid));
