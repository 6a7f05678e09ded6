import type { Applicant, OwnCasting } from '@briefcast/contract';
import { openPlaces } from '@briefcast/contract/castings/state';
import { useState } from 'react';

export interface Picks {
  picked: readonly Applicant[];
  isPicked: (id: string) => boolean;
  /** Every open place has somebody who was picked for it. */
  isFull: boolean;
  toggle: (applicant: Applicant) => void;
  clear: () => void;
}

/** Whom somebody is about to cast: at most as many as there are open places. They stay picked while lists are read again. */
export function usePicks(casting: Pick<OwnCasting, 'cast' | 'places'>): Picks {
  const [picked, setPicked] = useState<readonly Applicant[]>([]);
  const isPicked = (id: string) => picked.some((one) => one.id === id);
  return {
    picked,
    isPicked,
    isFull: picked.length >= openPlaces(casting),
    toggle: (applicant) =>
      setPicked((now) =>
        now.some(({ id }) => id === applicant.id)
          ? now.filter(({ id }) => id !== applicant.id)
          : [...now, applicant],
      ),
    clear: () => setPicked([]),
  };
}
