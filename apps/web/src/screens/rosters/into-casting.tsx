import { castingLimits } from '@briefcast/contract/castings/limits';
import { paths } from '@briefcast/contract/paths';
import { formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { Megaphone, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '../../features/castings/invite-dialog.ts';
import { mayForOrganization } from '../../lib/policy.ts';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { RosterEntry } from './roster-places.ts';

/** From a list into a casting: one that is open, or a new one to which they are invited (rules/rosters#into-castings). */
export function IntoCasting({ entries }: { entries: readonly RosterEntry[] }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user || !mayForOrganization(user, 'casting.post')) return null;
  const people = entries.flatMap(({ creator: { name, creator }, saved }) =>
    creator
      ? [
          {
            id: creator.id,
            name,
            image: creator.profileImage,
            about:
              saved.note || formatSeries(creator.categories.map((category) => categoryLabel(category.name))),
          },
        ]
      : [],
  );
  if (people.length === 0) return null;
  const ids = people.map(({ id }) => id);
  return (
    <>
      <ButtonLink
        variant="outline"
        icon={<Megaphone aria-hidden className="ic" />}
        to={paths.postCasting.href({ invite: ids.slice(0, castingLimits.invitedAtOnce).join(',') })}
      >
        {m.casting_post()}
      </ButtonLink>
      <Button variant="cast" icon={<UserPlus aria-hidden className="ic" />} onClick={() => setOpen(true)}>
        {m.casting_invite_to_one()}
      </Button>
      {isOpen ? (
        <InviteDialog
          casting={null}
          people={people}
          lists={[{ id: 'here', name: m.roster_lists(), ids }]}
          open
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
