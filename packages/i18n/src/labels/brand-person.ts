import type { OwnUser, Person } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/**
 * How a brand's person is named to somebody: "You" to themselves, "Rania" to colleagues, "Rania, Oasis Skin" to the
 * creator. Who has no name, or no account any more, is the company alone (rules/teams#who-did-what).
 */
export function brandPersonName(person: Person | null, company: string, viewer: OwnUser): string {
  return person?.id === viewer.id ? m.who_you() : otherPersonName(person, company, viewer);
}

/** Name of the person within a sentence: "Approved by you". */
export function brandPersonWithin(person: Person | null, company: string, viewer: OwnUser): string {
  return person?.id === viewer.id ? m.who_you_within() : otherPersonName(person, company, viewer);
}

function otherPersonName(person: Person | null, company: string, viewer: OwnUser): string {
  if (!person?.firstName) return company;
  return viewer.role === 'BRAND' ? person.firstName : m.who_of_company({ person: person.firstName, company });
}
