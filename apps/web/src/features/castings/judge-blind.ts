import type { Applicant } from '@briefcast/contract';
import { blindCode, withoutNames } from '@briefcast/contract/castings/blind';
import { m } from '@briefcast/i18n/messages';
import { useSyncExternalStore } from 'react';
import { fullName } from '../../lib/names.ts';
import { storedSwitch } from '../../lib/stored-state.ts';
import { useUser } from '../../lib/use-user.ts';

/** Whether names and prices of applicants are hidden on this device, in every casting. */
const judgedBlind = storedSwitch('castingsBlind', { usually: false });

type Person = Pick<Applicant['creator'], 'firstName' | 'lastName'>;

/** Names of applicants, and the readable part of their texts (rules/castings#blind). */
export interface Judging {
  isBlind: boolean;
  hide: (isBlind: boolean) => void;
  viewerId: string;
  nameOf: (applicant: { id: string; creator: Person }) => string;
  wordsOf: (applicant: { creator: Person & Pick<Applicant['creator'], 'handles'> }, text: string) => string;
}

export function useJudging(): Judging {
  const { id: viewerId } = useUser();
  const isBlind = useSyncExternalStore(judgedBlind.subscribe, judgedBlind.get, () => false);
  return {
    isBlind,
    hide: judgedBlind.set,
    viewerId,
    nameOf: ({ id, creator }) =>
      isBlind ? m.compare_letter({ letter: blindCode(viewerId, id) }) : fullName(creator),
    wordsOf: ({ creator }, text) => (isBlind ? withoutNames(text, creator, m.compare_taken_out()) : text),
  };
}
