import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useConnectionLost } from '../../lib/connection.ts';
import { rostersQuery } from '../../parts/creators/rosters-query.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { useSaveCreator } from './use-change-rosters.ts';

interface SaveButtonProps {
  creatorId: string;
  name: string;
  isOverFrame?: boolean;
}

/** Saves to the favourites at once, and opens lists and note. */
export function SaveButton({ creatorId, name, isOverFrame = false }: SaveButtonProps) {
  const { data } = useQuery(rostersQuery);
  const save = useSaveCreator();
  const [isOpen, setOpen] = useState(false);
  const isCut = useConnectionLost();
  const saved = data?.saved.find((one) => one.creatorId === creatorId);
  const label = saved ? m.roster_change({ name }) : m.roster_save({ name });
  const icon = <Bookmark aria-hidden className={clsx('ic', saved && 'fill-current')} />;

  function press() {
    if (!saved) save.mutate({ creatorId, isFavourite: true });
    setOpen(true);
  }

  return (
    <>
      {isOverFrame ? (
        <button
          type="button"
          className={clsx('frame-button absolute! start-3 top-[76px] z-1', saved && 'frame-button-light')}
          aria-label={label}
          title={isCut ? m.phone_needs_connection() : label}
          disabled={data === undefined || isCut}
          onClick={press}
        >
          {icon}
        </button>
      ) : (
        <OnlineButton
          variant="outline"
          icon={icon}
          aria-label={label}
          disabled={data === undefined}
          onClick={press}
        >
          {saved ? m.roster_saved_short() : m.roster_save_short()}
        </OnlineButton>
      )}
      {data && saved && isOpen ? (
        <SaveDialog name={name} saved={saved} lists={data.lists} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
