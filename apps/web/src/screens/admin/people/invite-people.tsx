import { m } from '@briefcast/i18n/messages';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { whenOpen } from '../../../ui/dialog.tsx';

const InviteDialog = whenOpen(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** Opens the links that invite people to the market. */
export function InvitePeople({ variant = 'outline' }: { variant?: ButtonVariant }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} icon={<UserPlus aria-hidden className="ic" />} onClick={() => setOpen(true)}>
        {m.join_title()}
      </Button>
      <InviteDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
