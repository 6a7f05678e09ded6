import { can, currentDeliverable, type DealFile, type DealParties } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useUser } from '../../lib/use-user.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  dealId: string;
  parties: DealParties;
  file: DealFile;
  onOpen: () => void;
}

/** Opens the dialog that shows a take to people without an account; nothing for whoever may not, and for references. */
export function ShareButton({ dealId, parties, file, onOpen }: ShareButtonProps) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const isTake = (currentDeliverable.statuses as readonly string[]).includes(file.status);
  if (!isTake || !can(actorOf(user), 'share.manage', parties)) return null;
  return (
    <>
      <IconButton
        label={m.share_title()}
        icon={<Share2 aria-hidden className="ic" />}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      />
      <ShareDialog dealId={dealId} file={file} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
