import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  closeNoRoom,
  emptyWhatLoadsAgain,
  measureRoom,
  type RoomTaken,
  useNoRoom,
} from '../../lib/device-space.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Less than this makes no room for anything. */
const worthEmptying = 1024;

/** Says that the device is full, what the app keeps there, and empties what can be loaded again (rules/phone#no-room). */
export function NoRoom({ personId }: { personId: string }) {
  const [taken, setTaken] = useState<RoomTaken>();
  const [state, setState] = useState<'full' | 'emptying' | 'emptied'>('full');
  useEffect(() => {
    let isShown = true;
    void measureRoom(personId).then((next) => isShown && setTaken(next));
    return () => {
      isShown = false;
    };
  }, [personId]);

  async function empty() {
    setState('emptying');
    await emptyWhatLoadsAgain().catch(() => undefined);
    setState('emptied');
  }

  const isEmptied = state === 'emptied';
  const emptiable = taken?.emptiable ?? 0;
  return (
    <div data-tone={isEmptied ? 'green' : 'red'} className="ear-sm flex gap-3.5 bg-k-bg p-4 text-k-ink">
      <HardDrive aria-hidden className="ic mt-0.5 flex-none" />
      <div className="min-w-0">
        <p role="status" className="text-ui">
          <strong className="font-semibold">{isEmptied ? m.phone_emptied() : m.phone_full()}</strong>{' '}
          {isEmptied
            ? m.phone_emptied_text()
            : taken
              ? m.phone_full_text({ size: formatBytes(taken.kept) })
              : m.phone_full_short()}
        </p>
        {isEmptied || emptiable < worthEmptying ? null : (
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            busy={state === 'emptying'}
            onClick={() => void empty()}
          >
            {m.phone_empty({ size: formatBytes(emptiable) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shows the full storage over any page, when something that was made there could not be kept. */
export function NoRoomDialog({ personId }: { personId: string }) {
  const isFull = useNoRoom();
  return (
    <Dialog
      sheet
      size="sm"
      open={isFull}
      onOpenChange={(open) => open || closeNoRoom()}
      title={m.phone_not_kept()}
      description={m.phone_not_kept_text()}
    >
      <NoRoom personId={personId} />
    </Dialog>
  );
}
