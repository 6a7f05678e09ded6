import { m } from '@briefcast/i18n/messages';
import { type KeyLine, printedKeys } from '../lib/key-lines.ts';
import { DialogBox } from './dialog-box.tsx';
import { SingleKeysSwitch } from './single-keys-switch.tsx';

interface KeysBoxProps {
  lines: readonly KeyLine[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of a screen, and the switch that turns single ones off. */
export function KeysBox({ lines, open, onOpenChange }: KeysBoxProps) {
  return (
    <DialogBox open={open} onOpenChange={onOpenChange} title={m.room_keys()} size="sm">
      <SingleKeysSwitch className="flex items-start justify-between gap-4" />
      <dl className="mt-4 grid gap-2">
        {[...lines, { keys: ['?'], says: m.room_keys_all }].map((line) => (
          <div key={line.keys.join()} className="flex items-center gap-3 text-ui">
            <dt className="flex w-24 flex-none flex-wrap gap-1">
              {printedKeys(line).map((name) => (
                <kbd key={name} className="tag">
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{line.says()}</dd>
          </div>
        ))}
      </dl>
    </DialogBox>
  );
}
