import { can, currentDeliverable, type DealFile, type DealParties } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { actorOf } from '../../lib/policy.ts';
import { useUser } from '../../lib/use-user.ts';
import { whenOpen } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const ShareDialog = whenOpen(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareButtonProps {
  dealId: string;
  parties: DealParties;
  file: DealFile;
  onOpen: () => void;
}

/**
 * Opens the dialog that shares a file with people without an account; nothing for people who may not, and for
 * references.
 */
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
