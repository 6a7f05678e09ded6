import type { Person } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';

/** Who of the team did something with a run, in words. */
export const runPerson = (person: Person | null): string => (person && fullName(person)) || m.run_somebody();
