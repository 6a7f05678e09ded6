import type { Person } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';

/** Names the member of the team who did something with a run. */
export const runPerson = (person: Person | null): string => (person && fullName(person)) || m.run_somebody();
