import { m } from '@briefcast/i18n/messages';
import { DialogBox } from '../../ui/dialog-box.tsx';
import { SingleKeysSwitch } from '../../ui/single-keys-switch.tsx';

const lines: { keys: readonly string[]; says: () => string }[] = [
  { keys: ['J', 'K'], says: m.queue_keys_move },
  { keys: ['↵'], says: m.queue_keys_open },
  { keys: ['S'], says: m.queue_keys_later },
  { keys: ['H'], says: m.queue_keys_hide },
  { keys: ['?'], says: m.room_keys_all },
];

interface QueueKeysProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the queue, and the switch that turns single ones off. */
export function QueueKeys({ open, onOpenChange }: QueueKeysProps) {
  return (
    <DialogBox open={open} onOpenChange={onOpenChange} title={m.room_keys()} size="sm">
      <SingleKeysSwitch className="flex items-start justify-between gap-4" />
      <dl className="mt-4 grid gap-2">
        {lines.map(({ keys, says }) => (
          <div key={keys.join()} className="flex items-center gap-3 text-ui">
            <dt className="flex w-20 flex-none gap-1">
              {keys.map((key) => (
                <kbd key={key} className="tag">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{says()}</dd>
          </div>
        ))}
      </dl>
    </DialogBox>
  );
}
