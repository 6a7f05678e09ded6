import type { OwnCasting } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InviteFromRosters } from './invite-from-rosters.tsx';

/** Invites saved creators to this casting. */
export function InviteButton({ casting }: { casting: OwnCasting }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<UserPlus aria-hidden className="ic" />} onClick={() => setOpen(true)}>
        {m.casting_invite()}
      </Button>
      {isOpen ? <InviteFromRosters casting={casting} open onOpenChange={setOpen} /> : null}
    </>
  );
}
