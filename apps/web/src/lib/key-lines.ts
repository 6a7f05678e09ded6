/** Keys of a screen in one table, which its handlers and the list under `?` read. */
import { m } from '@briefcast/i18n/messages';

/** Keys that belong together, in small letters as `KeyboardEvent.key` names them, with "space" and "shift+…". */
export interface KeyLine<Key extends string = string> {
  keys: readonly Key[];
  says: () => string;
}

/** Line of a table that keeps its keys as types, so that a handler of another key does not compile. */
export const keyLine = <const Key extends string>(
  keys: readonly Key[],
  says: () => string,
): KeyLine<Key> => ({
  keys,
  says,
});

/** Each key of a table. */
export type KeyIn<Line extends KeyLine> = Line['keys'][number];

const signs: Record<string, () => string> = {
  space: m.room_key_space,
  enter: () => '↵',
  escape: () => 'Esc',
  tab: () => 'Tab',
  backspace: () => '⌫',
  home: () => 'Home',
  end: () => 'End',
  shift: () => 'Shift',
  ctrl: () => 'Ctrl',
  '-': () => '−',
  arrowleft: () => '←',
  arrowright: () => '→',
  arrowup: () => '↑',
  arrowdown: () => '↓',
};

/** Names of a line's keys as printed on them, each once: Shift, ←, →. */
export function printedKeys({ keys }: KeyLine): string[] {
  const names = keys.flatMap((key) => (key.length > 1 ? key.split('+') : [key]));
  return [...new Set(names)].map((name) => signs[name]?.() ?? name.toUpperCase());
}
