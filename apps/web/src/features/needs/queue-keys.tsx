import { m } from '@briefcast/i18n/messages';
import { useId, useSyncExternalStore } from 'react';
import { singleKeys } from '../../lib/single-keys.ts';
import { DialogBox } from '../../ui/dialog-box.tsx';
import { Switch } from '../../ui/switch.tsx';

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
  const isOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
  const id = useId();
  return (
    <DialogBox open={open} onOpenChange={onOpenChange} title={m.room_keys()} size="sm">
      <div className="flex items-start justify-between gap-4">
        <label htmlFor={id}>
          <b className="block font-semibold">{m.room_keys_single()}</b>
          <span className="hint">{m.room_keys_single_text()}</span>
        </label>
        <Switch checked={isOn} id={id} onChange={({ target }) => singleKeys.set(target.checked)} />
      </div>
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
