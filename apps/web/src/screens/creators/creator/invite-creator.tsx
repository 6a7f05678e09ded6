import type { PublicCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '../../../features/castings/invite-dialog.ts';
import { fullName } from '../../../lib/names.ts';
import { Button } from '../../../ui/button.tsx';

/** Invites one creator to a casting of the team. */
export function InviteCreator({ creator }: { creator: PublicCreator }) {
  const [isOpen, setOpen] = useState(false);
  const { id, profileImage } = creator;
  return (
    <>
      <Button variant="outline" icon={<UserPlus aria-hidden className="ic" />} onClick={() => setOpen(true)}>
        {m.casting_invite()}
      </Button>
      {isOpen ? (
        <InviteDialog
          casting={null}
          people={[{ id, name: fullName(creator), image: profileImage, about: creator.location ?? '' }]}
          chosen={[id]}
          open
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
