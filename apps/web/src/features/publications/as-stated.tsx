import type { Person, Role } from '@briefcast/contract';
import { formatShortDay } from '@briefcast/i18n/format';
import { brandPersonWithin } from '@briefcast/i18n/labels/brand-person';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';
import { useUser } from '../../lib/use-user.ts';
import { RichText } from '../../ui/rich-text.tsx';

/** How the two sides are called. */
export interface SideNames {
  brand: string;
  creator: string;
}

interface AsStatedProps {
  names: SideNames;
  by: Role;
  byPerson: Person | null;
  statedAt: string;
}

/** Names the person and the day of a statement: "As stated by Layla Haddad, 11 Mar". */
export function AsStated({ names, by, byPerson, statedAt }: AsStatedProps) {
  const user = useUser();
  const own =
    byPerson?.id === user.id ? m.who_you_within() : (byPerson && fullName(byPerson)) || names.creator;
  const person = by === 'BRAND' ? brandPersonWithin(byPerson, names.brand, user) : own;
  return (
    <RichText
      parts={m.publication_as_stated.parts({ person, day: formatShortDay(statedAt) })}
      tags={{ person: (children) => <bdi>{children}</bdi> }}
    />
  );
}
