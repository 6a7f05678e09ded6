import { m } from '@briefcast/i18n/messages';
import { ConfirmDialog } from '../../../ui/dialog.tsx';

interface OfflineQuestionProps {
  /** Fields that the profile would lack; null while nothing is asked. */
  missing: readonly string[] | null;
  busy: boolean;
  onKeep: () => void;
  onSave: () => void;
}

/** Asks before a save that leaves a published profile incomplete, and so takes it offline. */
export function OfflineQuestion({ missing, busy, onKeep, onSave }: OfflineQuestionProps) {
  return (
    <ConfirmDialog
      open={missing !== null}
      onOpenChange={(open) => !open && onKeep()}
      title={m.creator_offline_title()}
      confirmLabel={m.creator_offline_save()}
      cancelLabel={m.profile_keep_editing()}
      busy={busy}
      busyText={m.profile_saving()}
      onConfirm={onSave}
    >
      {m.creator_offline_text()}
      <span className="mt-3 block font-semibold text-ink">{m.creator_offline_missing()}</span>
      {missing?.map((name) => (
        <span key={name} className="block">
          {name}
        </span>
      ))}
    </ConfirmDialog>
  );
}
