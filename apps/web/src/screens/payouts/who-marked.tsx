import type { Person } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';
import { RichText } from '../../ui/rich-text.tsx';

/** Names the person of the brand who marked something as paid while another was about to. */
export function WhoMarked({ person }: { person: Person }) {
  return (
    <RichText
      parts={m.owed_marked_by_person.parts({ person: fullName(person) })}
      tags={{ person: (children) => <bdi>{children}</bdi> }}
    />
  );
}
