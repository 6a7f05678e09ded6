import type { OwnUser, Person } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/**
 * How a brand's person is named to somebody: "You" to themselves, "Rania" to colleagues, "Rania, Oasis Skin" to the
 * creator. Who has no name, or no account any more, is the company alone (rules/teams#who-did-what).
 */
export function brandPersonName(person: Person | null, company: string, viewer: OwnUser): string {
  if (person?.id === viewer.id) return m.who_you();
  if (!person?.firstName) return company;
  return viewer.role === 'BRAND' ? person.firstName : m.who_of_company({ person: person.firstName, company });
}
