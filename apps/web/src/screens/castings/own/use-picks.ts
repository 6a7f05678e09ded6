import type { OwnCasting } from '@briefcast/contract';
import { Applicant } from '@briefcast/contract/castings/application';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { openPlaces } from '@briefcast/contract/castings/state';
import { z } from '@briefcast/contract/kit/zod';
import { useSyncExternalStore } from 'react';
import { pageMap } from '../../../lib/page-state.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** Fields of an applicant for the tray and the casting dialog, with the price that was read. */
const Chosen = Applicant.pick({ id: true, price: true, items: true }).extend({
  creator: Applicant.shape.creator.pick({ id: true, firstName: true, lastName: true, profileImage: true }),
});
export type Chosen = z.infer<typeof Chosen>;
const AllChosen = z.array(Chosen);

/** Some of those who applied, in the order in which they were chosen. */
export interface Choice {
  chosen: readonly Chosen[];
  has: (id: string) => boolean;
  isFull: boolean;
  toggle: (applicant: Chosen) => void;
  clear: () => void;
}

const nobody: readonly Chosen[] = [];

/** Choices by their names. They are in the tab's storage too, from which they come back after a reload. */
const choices = pageMap<string, readonly Chosen[]>();
const listeners = new Set<() => void>();
const prefix = 'castingChoice:';

function readKept(name: string): readonly Chosen[] {
  try {
    return AllChosen.safeParse(JSON.parse(readStored('session', prefix + name) ?? '[]')).data ?? nobody;
  } catch {
    return nobody;
  }
}

function read(name: string): readonly Chosen[] {
  const known = choices.get(name) ?? readKept(name);
  choices.set(name, known);
  return known;
}

function choose(name: string, chosen: readonly Chosen[]): void {
  choices.set(name, chosen);
  writeStored(
    'session',
    prefix + name,
    chosen.length > 0 ? JSON.stringify(chosen.map((one) => Chosen.parse(one))) : null,
  );
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the chosen applicants as newly read, without answered ones; the same array where nothing differs. */
function renewed(chosen: readonly Chosen[], applicants: readonly Applicant[]): readonly Chosen[] {
  const now = new Map(applicants.map((applicant) => [applicant.id, applicant]));
  const next = chosen.flatMap((one) => {
    const found = now.get(one.id);
    if (!found) return [one];
    if (found.outcome !== 'WAITING') return [];
    return [found.price === one.price ? one : found];
  });
  const isSame = next.length === chosen.length && next.every((one, at) => one === chosen[at]);
  return isSame ? chosen : next;
}

function useChoice(name: string, most: number): Choice {
  const chosen = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => nobody,
  );
  const has = (id: string) => chosen.some((one) => one.id === id);
  return {
    chosen,
    has,
    isFull: chosen.length >= most,
    toggle: (applicant) =>
      choose(
        name,
        has(applicant.id) ? read(name).filter(({ id }) => id !== applicant.id) : [...read(name), applicant],
      ),
    clear: () => choose(name, nobody),
  };
}

const pickedIn = (castingId: string) => `picked ${castingId}`;
const comparedIn = (castingId: string) => `compared ${castingId}`;

/** Updates the chosen applicants from a new response, and drops those who have been answered since. */
export function renewChoices(castingId: string, applicants: readonly Applicant[]): void {
  for (const name of [pickedIn(castingId), comparedIn(castingId)]) {
    const next = renewed(read(name), applicants);
    if (next !== read(name)) choose(name, next);
  }
}

/** Picks about to be cast: at most as many as there are open places. They stay picked while lists are refetched. */
export const usePicks = (casting: Pick<OwnCasting, 'id' | 'cast' | 'places'>): Choice =>
  useChoice(pickedIn(casting.id), openPlaces(casting));

/** Applicants to compare side by side. */
export const useComparedApplicants = (castingId: string): Choice =>
  useChoice(comparedIn(castingId), castingLimits.compared);

/** For tests: the page is loaded again. */
export const forgetChoices = (): void => choices.clear();
