import { m } from '@briefcast/i18n/messages';
import { singleKeys } from '../../../lib/single-keys.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SingleKeysSwitch } from '../../../ui/single-keys-switch.tsx';
import { useValue } from '../value.ts';
import { useHasSafeArea } from './safe-area.tsx';

interface KeyLine {
  keys: readonly string[];
  says: () => string;
}

interface KeysOfFile {
  isFilm: boolean;
  /** Whether new comments on the file are permitted. */
  mayWrite: boolean;
}

const space = m.room_key_space;

/** The keys that begin a comment, where new ones are permitted. */
const beginning = (mayWrite: boolean, comment: () => string, draw: () => string): KeyLine[] =>
  mayWrite
    ? [
        { keys: ['C'], says: comment },
        { keys: ['D'], says: draw },
      ]
    : [];

/** The keys for videos; the names of keys are as printed on them. */
const ofFilm = (mayWrite: boolean, hasSafeArea: boolean): KeyLine[] => [
  { keys: [space()], says: m.room_keys_play },
  { keys: ['J', 'K', 'L'], says: m.room_keys_shuttle },
  { keys: ['←', '→'], says: m.room_keys_frame },
  { keys: ['Shift', '←', '→'], says: m.room_keys_second },
  { keys: ['↑', '↓'], says: m.room_keys_comments },
  { keys: ['I', 'O'], says: m.room_keys_range },
  { keys: ['R'], says: m.room_repeat },
  ...beginning(mayWrite, m.room_keys_comment, m.room_keys_draw),
  { keys: ['X'], says: m.room_keys_done },
  { keys: ['V'], says: m.room_keys_compare },
  ...(hasSafeArea ? [{ keys: ['S'], says: m.room_safe_area }] : []),
  { keys: ['M', 'F'], says: m.room_keys_sound },
  { keys: ['Ctrl', '↵'], says: m.room_keys_send },
  { keys: ['Esc'], says: m.room_keys_leave },
];

const ofPicture = (mayWrite: boolean): KeyLine[] => [
  { keys: ['+', '−', '0'], says: m.room_keys_zoom },
  { keys: ['←', '→'], says: m.room_keys_pan },
  { keys: ['↑', '↓'], says: m.room_keys_comments },
  { keys: ['Tab'], says: m.room_keys_next_pin },
  { keys: ['H'], says: m.room_hide_pins },
  ...beginning(mayWrite, m.room_keys_comment_picture, m.room_keys_draw),
  { keys: ['X'], says: m.room_keys_done },
  { keys: ['V'], says: m.room_keys_compare },
  { keys: ['F'], says: m.room_full_screen },
  { keys: ['Ctrl', '↵'], says: m.room_keys_send },
  { keys: ['Esc'], says: m.room_keys_leave },
];

/** The most important keys, shown next to the video. */
const briefly = ({ isFilm, mayWrite }: KeysOfFile): KeyLine[] => [
  ...(isFilm
    ? [
        { keys: [space()], says: m.room_keys_play },
        { keys: ['J', 'K', 'L'], says: m.room_keys_shuttle_short },
        { keys: ['←', '→'], says: m.room_keys_frame },
      ]
    : [
        { keys: ['+', '−'], says: m.room_zoom },
        { keys: ['Tab'], says: m.room_keys_next_pin },
      ]),
  ...beginning(mayWrite, m.room_keys_comment_short, m.room_keys_draw_short),
  { keys: ['?'], says: m.room_keys_all },
];

function KeyLines({ lines, className }: { lines: readonly KeyLine[]; className: string }) {
  return (
    <dl className={className}>
      {lines.map(({ keys, says }) => (
        <div key={keys.join()}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className="room-key">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{says()}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The most important keys; nothing if single keys are turned off. */
export function KeyList(file: KeysOfFile) {
  const isOn = useValue(singleKeys);
  return isOn ? <KeyLines lines={briefly(file)} className="room-keys" /> : null;
}

interface KeysDialogProps extends KeysOfFile {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All keys, and the switch that turns single ones off for people who dictate or press them by accident. */
export function KeysDialog({ isFilm, mayWrite, open, onOpenChange }: KeysDialogProps) {
  const hasSafeArea = useHasSafeArea();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.room_keys()} size="sm">
      <SingleKeysSwitch className="room-keys-switch" />
      <KeyLines
        lines={isFilm ? ofFilm(mayWrite, hasSafeArea) : ofPicture(mayWrite)}
        className="room-keys room-keys-all"
      />
    </Dialog>
  );
}
