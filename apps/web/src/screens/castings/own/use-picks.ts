import type { Applicant, OwnCasting } from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { openPlaces } from '@briefcast/contract/castings/state';
import { useSyncExternalStore } from 'react';

/** Some of those who applied, in the order in which they were chosen. */
export interface Choice {
  chosen: readonly Applicant[];
  has: (id: string) => boolean;
  isFull: boolean;
  toggle: (applicant: Applicant) => void;
  clear: () => void;
}

const nobody: readonly Applicant[] = [];

/** Choices by their names, as long as the page is open: they stay while somebody goes to the comparison and back. */
const choices = new Map<string, readonly Applicant[]>();
const listeners = new Set<() => void>();

function choose(name: string, chosen: readonly Applicant[]): void {
  choices.set(name, chosen);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function useChoice(name: string, most: number): Choice {
  const read = () => choices.get(name) ?? nobody;
  const chosen = useSyncExternalStore(subscribe, read, () => nobody);
  const has = (id: string) => chosen.some((one) => one.id === id);
  return {
    chosen,
    has,
    isFull: chosen.length >= most,
    toggle: (applicant) =>
      choose(
        name,
        has(applicant.id) ? read().filter(({ id }) => id !== applicant.id) : [...read(), applicant],
      ),
    clear: () => choose(name, nobody),
  };
}

/** Whom somebody is about to cast: at most as many as there are open places. They stay picked while lists are read again. */
export const usePicks = (casting: Pick<OwnCasting, 'id' | 'cast' | 'places'>): Choice =>
  useChoice(`picked ${casting.id}`, openPlaces(casting));

/** Whom somebody wants to see beside one another. */
export const useComparedApplicants = (castingId: string): Choice =>
  useChoice(`compared ${castingId}`, castingLimits.compared);

/** For tests: nobody is chosen anywhere. */
export function forgetChoices(): void {
  choices.clear();
}
