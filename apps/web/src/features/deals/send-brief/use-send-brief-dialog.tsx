import type { OwnUser, PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { saveReturn } from '../../../lib/return-intent.ts';
import { useSession } from '../../../lib/session.ts';
import { toastNotLoaded } from '../../../ui/toast.ts';
import { useFreshDialog } from '../../../ui/use-fresh-dialog.ts';
import type { BriefForm } from './brief-form.ts';

/** Loads the dialog on demand: most visitors of a creator's page send no brief. */
async function load() {
  const [{ SendBriefDialog }, { refuseBrief }, { takeCarriedBrief }, { usualRightsQuery }] =
    await Promise.all([
      import('./send-brief-dialog.tsx'),
      import('./refuse-brief.ts'),
      import('./carried-brief.ts'),
      import('./rights/use-usual-rights.ts'),
    ]);
  return { SendBriefDialog, refuseBrief, takeCarriedBrief, usualRightsQuery };
}
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
  // Discards the state of the former opening, whose sending is over.
  const fresh = useFreshDialog();

  async function openDialog(sender: OwnUser, next: PublicCreator, brief: BriefForm | undefined) {
    const loaded = await load().catch(() => null);
    if (loaded === null) return toastNotLoaded();
    const { SendBriefDialog, refuseBrief, takeCarriedBrief, usualRightsQuery } = loaded;
    if (refuseBrief(sender)) return;
    // The form begins with them; where they cannot be read, with those that are built in.
    await queryClient.ensureQueryData(usualRightsQuery).catch(() => null);
    setDialog({ current: SendBriefDialog });
    setCreator(next);
    setGiven(brief ?? takeCarriedBrief(sender.id, next.id));
    fresh.open();
  }

  function open(next: PublicCreator, brief?: BriefForm) {
    if (user === null) {
      saveReturn({ url: paths.creators.href(), action: { type: 'sendBrief', creatorId: next.id } });
      void navigate(paths.signup.href('brand'));
    } else void openDialog(user, next, brief);
  }

  const dialog =
    Dialog && creator && user ? (
      <Dialog.current
        key={fresh.opening}
        creator={creator}
        given={given}
        senderId={user.id}
        open={fresh.isOpen}
        onOpenChange={fresh.setOpen}
      />
    ) : null;
  return { open, dialog };
}
