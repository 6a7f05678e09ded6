import { m } from '@briefcast/i18n/messages';
import { type KeyLine, printedKeys } from '../../../lib/key-lines.ts';
import { singleKeys } from '../../../lib/single-keys.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SingleKeysSwitch } from '../../../ui/single-keys-switch.tsx';
import { briefLinesOf, type KeysOfFile, linesOf } from '../room-keys.ts';
import { useValue } from '../value.ts';
import { useHasSafeArea } from './safe-area.tsx';

function KeyLines({ lines, className }: { lines: readonly KeyLine[]; className: string }) {
  return (
    <dl className={className}>
      {lines.map((line) => (
        <div key={line.keys.join()}>
          <dt>
            {printedKeys(line).map((name) => (
              <kbd key={name} className="room-key">
                {name}
              </kbd>
            ))}
          </dt>
          <dd>{line.says()}</dd>
        </div>
      ))}
    </dl>
  );
}

type FileProps = Omit<KeysOfFile, 'hasSafeArea'>;

/** The most important keys; nothing if single keys are turned off. */
export function KeyList(file: FileProps) {
  const isOn = useValue(singleKeys);
  return isOn ? <KeyLines lines={briefLinesOf(file)} className="room-keys" /> : null;
}

interface KeysDialogProps extends FileProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All keys, and the switch that turns single ones off for people who dictate or press them by accident. */
export function KeysDialog({ isFilm, mayWrite, open, onOpenChange }: KeysDialogProps) {
  const hasSafeArea = useHasSafeArea();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.room_keys()} size="sm">
      <SingleKeysSwitch className="room-keys-switch" />
      <KeyLines lines={linesOf({ isFilm, mayWrite, hasSafeArea })} className="room-keys room-keys-all" />
    </Dialog>
  );
}
