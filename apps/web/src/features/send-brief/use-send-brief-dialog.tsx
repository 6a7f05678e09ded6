import type { PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveReturn } from '../../lib/return-intent.ts';
import { useSession } from '../../lib/session.ts';
import { toastNotLoaded } from '../../ui/toast.ts';
import type { BriefForm } from './brief-form.ts';
import { takeCarriedBrief } from './carried-brief.ts';
import { refuseBrief } from './refuse-brief.ts';

const load = () => import('./send-brief-dialog.tsx');
type SendBriefDialog = Awaited<ReturnType<typeof load>>['SendBriefDialog'];

/**
 * Sending briefs from a screen: `open(creator)` shows the dialog to a brand, filled with `brief` or with what is carried
 * along, leads a visitor to signing up as a brand with the intent saved, and tells everybody else why not. Render `dialog` once.
 */
export function useSendBriefDialog(): {
  open: (creator: PublicCreator, brief?: BriefForm) => void;
  dialog: ReactNode;
} {
  const { user } = useSession();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<{ current: SendBriefDialog }>();
  const [creator, setCreator] = useState<PublicCreator>();
  const [given, setGiven] = useState<BriefForm | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Each opening is a new dialog: what was sent in the one before is over.
  const [openings, setOpenings] = useState(0);

  async function openDialog(senderId: string, next: PublicCreator, brief: BriefForm | undefined) {
    try {
      const { SendBriefDialog } = await load();
      setDialog({ current: SendBriefDialog });
    } catch {
      return toastNotLoaded();
    }
    setCreator(next);
    setGiven(brief ?? takeCarriedBrief(senderId, next.id));
    setOpenings((count) => count + 1);
    setOpen(true);
  }

  function open(next: PublicCreator, brief?: BriefForm) {
    if (user === null) {
      saveReturn({ url: paths.creators.href(), action: { type: 'sendBrief', creatorId: next.id } });
      void navigate(paths.signup.href('brand'));
    } else if (!refuseBrief(user)) {
      void openDialog(user.id, next, brief);
    }
  }

  const dialog =
    Dialog && creator && user ? (
      <Dialog.current
        key={openings}
        creator={creator}
        given={given}
        senderId={user.id}
        open={isOpen}
        onOpenChange={setOpen}
      />
    ) : null;
  return { open, dialog };
}
