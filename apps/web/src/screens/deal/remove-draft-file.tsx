import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface RemoveDraftFileProps {
  name: string;
  onRemove: () => void;
}

/** Asks before a file of the draft goes: its bytes may have been on their way for an hour. */
export function RemoveDraftFile({ name, onRemove }: RemoveDraftFileProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={m.draft_remove({ name })}
        icon={<X aria-hidden className="ic" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.draft_remove_title()}
        confirmLabel={m.draft_remove_confirm()}
        danger
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {m.draft_remove_means({ name })}
      </ConfirmDialog>
    </>
  );
}
