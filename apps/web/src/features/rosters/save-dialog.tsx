import type { RosterList, SavedCreator } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { NewListField } from './new-list-field.tsx';
import { useRemoveSaved, useSaveCreator } from './use-change-rosters.ts';

interface SaveDialogProps {
  name: string;
  saved: SavedCreator;
  lists: readonly RosterList[];
  onClose: () => void;
}

/** The lists of a creator, and the team's note about them. */
export function SaveDialog({ name, saved, lists, onClose }: SaveDialogProps) {
  const { creatorId } = saved;
  const save = useSaveCreator();
  const remove = useRemoveSaved();
  const [isFavourite, setFavourite] = useState(saved.isFavourite);
  const [listIds, setListIds] = useState(saved.listIds);
  const [note, setNote] = useState(saved.note);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // In the directory the event would bubble to the form of the filters, of which this is no part.
    event.stopPropagation();
    save.mutate(
      { creatorId, isFavourite, listIds, note },
      {
        onSuccess: () => {
          const chosen = lists.filter(({ id }) => listIds.includes(id)).map((list) => list.name);
          const places = isFavourite ? [m.roster_favourites(), ...chosen] : chosen;
          toastSuccess(m.roster_saved({ name }), formatSeries(places) || undefined);
          onClose();
        },
      },
    );
  }

  function handleRemove() {
    remove.mutate(creatorId, {
      onSuccess: () => toastSuccess(m.roster_removed({ name })),
    });
    onClose();
  }

  return (
    <Dialog
      open
      sheet
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={m.roster_save_to({ name })}
      onSubmit={handleSubmit}
      footer={
        <>
          <OnlineButton variant="ghost" onClick={handleRemove}>
            {m.roster_remove()}
          </OnlineButton>
          <OnlineButton type="submit" busy={save.isPending} busyText={m.profile_saving()}>
            {m.roster_done()}
          </OnlineButton>
        </>
      }
    >
      <div className="max-h-60 overflow-y-auto">
        <Checkbox
          label={m.roster_favourites()}
          checked={isFavourite}
          onChange={(event) => setFavourite(event.target.checked)}
        />
        {lists.map((list) => (
          <Checkbox
            key={list.id}
            label={<bdi>{list.name}</bdi>}
            checked={listIds.includes(list.id)}
            onChange={({ target }) =>
              setListIds(target.checked ? [...listIds, list.id] : listIds.filter((id) => id !== list.id))
            }
          />
        ))}
      </div>
      <NewListField className="mt-2" onAdded={({ id }) => setListIds((ids) => [...ids, id])} />
      <Field label={m.roster_note()} hint={m.roster_note_hint()} className="mt-5">
        <TextArea
          rows={3}
          dir="auto"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
