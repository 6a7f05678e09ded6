/**
 * A brief on its way to another creator: taken from a deal, kept while somebody looks for whom to send it to. Light, as
 * the directory asks for it: what is in the brief is read where it is sent.
 */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import type { BriefForm } from './brief-form.ts';

interface CarriedBrief {
  /** Owner: the next person to log in in this tab must not find it. */
  senderId: string;
  /** Title of the deal that it was taken from. */
  title: string;
  brief: BriefForm;
  /** Creators whose form it has filled already: later changes there stay. */
  filledFor: string[];
}

const key = 'carriedBrief';
const listeners = new Set<() => void>();

function read(): CarriedBrief | null {
  try {
    return JSON.parse(readStored('session', key) ?? 'null') as CarriedBrief | null;
  } catch {
    return null;
  }
}

function write(carried: CarriedBrief | null) {
  writeStored('session', key, carried && JSON.stringify(carried));
  for (const listener of listeners) listener();
}

/** Takes a brief along to the directory, under the title of its deal. */
export const carryBrief = (senderId: string, title: string, brief: BriefForm) =>
  write({ senderId, title, brief, filledFor: [] });

/** Drops the brief once it was sent or is no longer wanted. */
export const dropCarriedBrief = () => write(null);

/** The brief that fills the form for this creator; null where none is carried, or it has filled that form before. */
export function takeCarriedBrief(senderId: string, creatorId: string): BriefForm | null {
  const carried = read();
  if (carried?.senderId !== senderId || carried.filledFor.includes(creatorId)) return null;
  write({ ...carried, filledFor: [...carried.filledFor, creatorId] });
  return carried.brief;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The title of the brief that somebody carries, or null. */
export function useCarriedTitle(senderId: string | undefined): string | null {
  const title = () => {
    const carried = senderId === undefined ? null : read();
    return carried?.senderId === senderId ? (carried?.title ?? null) : null;
  };
  return useSyncExternalStore(subscribe, title, () => null);
}
