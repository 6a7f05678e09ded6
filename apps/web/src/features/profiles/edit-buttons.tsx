import { m } from '@briefcast/i18n/messages';
import { Pencil } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import type { EditControl } from './use-profile-editor.ts';

interface EditButtonsProps {
  control: EditControl;
  /** Class of Edit Profile. */
  className?: string | undefined;
}

/** The way into and out of editing: Edit Profile, or Cancel and Save. */
export function EditButtons({ control, className }: EditButtonsProps) {
  if (control.isEditing) return <CancelAndSave control={control} />;
  return (
    <Button
      variant="outline"
      className={className}
      icon={<Pencil aria-hidden className="ic" />}
      onClick={control.startEditing}
    >
      {m.profile_edit()}
    </Button>
  );
}

/** Cancel and Save: in their card on wide screens, always in reach at the bottom on small ones. */
function CancelAndSave({ control }: { control: EditControl }) {
  return (
    <div
      data-action-bar
      className="grid grid-cols-2 gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <Button variant="outline" disabled={!control.canCancel} onClick={control.cancelEditing}>
        {m.dialog_cancel()}
      </Button>
      <OnlineButton
        type="submit"
        busy={control.isSaving}
        busyText={control.busyText}
        onClick={(event) => {
          // Ignores a double click's second click: this button replaces Edit Profile, and must not save by it.
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {m.profile_save()}
      </OnlineButton>
    </div>
  );
}
