import { Button } from '../../ui/button.tsx';

interface ActionBarProps {
  isSaving: boolean;
  busyText: string;
  canCancel: boolean;
  onCancel: () => void;
}

/** Cancel and Save: in their card on wide screens, always in reach at the bottom on small ones. */
export function ActionBar({ isSaving, busyText, canCancel, onCancel }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className="grid grid-cols-2 gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <Button variant="outline" disabled={!canCancel} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        busy={isSaving}
        busyText={busyText}
        onClick={(event) => {
          // It appears where Edit Profile was: the second click of a double click there must not save.
          if (event.detail > 1) event.preventDefault();
        }}
      >
        Save Changes
      </Button>
    </div>
  );
}
