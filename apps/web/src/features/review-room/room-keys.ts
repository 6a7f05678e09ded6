import { m } from '@briefcast/i18n/messages';
import { type KeyIn, type KeyLine, keyLine } from '../../lib/key-lines.ts';

/** Keys of the room, by what they do: its handlers and its lists of keys take them from here. */
export const roomLines = {
  play: keyLine(['space'], m.room_keys_play),
  shuttle: keyLine(['j', 'k', 'l'], m.room_keys_shuttle),
  frame: keyLine(['arrowleft', 'arrowright'], m.room_keys_frame),
  second: keyLine(['shift+arrowleft', 'shift+arrowright'], m.room_keys_second),
  ends: keyLine(['home', 'end'], m.room_keys_ends),
  comments: keyLine(['arrowup', 'arrowdown'], m.room_keys_comments),
  range: keyLine(['i', 'o'], m.room_keys_range),
  repeat: keyLine(['r'], m.room_repeat),
  comment: keyLine(['c'], m.room_keys_comment),
  draw: keyLine(['d'], m.room_keys_draw),
  done: keyLine(['x'], m.room_keys_done),
  compare: keyLine(['v'], m.room_keys_compare),
  safeArea: keyLine(['s'], m.room_safe_area),
  sound: keyLine(['m', 'f'], m.room_keys_sound),
  send: keyLine(['ctrl+enter'], m.room_keys_send),
  leave: keyLine(['escape'], m.room_keys_leave),
  zoom: keyLine(['+', '-', '0'], m.room_keys_zoom),
  pan: keyLine(['arrowleft', 'arrowright', 'shift+arrowup', 'shift+arrowdown'], m.room_keys_pan),
  nextPin: keyLine(['tab'], m.room_keys_next_pin),
  pins: keyLine(['h'], m.room_hide_pins),
  fullScreen: keyLine(['f'], m.room_full_screen),
} as const;

/** Keys while something is drawn, which the line of drawing tells, and the plus of a keyboard without Shift. */
type UnlistedKey = 'p' | 'a' | '1' | '2' | '3' | '4' | 'backspace' | '=' | '?';

/** Key of the room, or an act that is no key: an area was marked, or another round is asked for. */
export type RoomKey = KeyIn<(typeof roomLines)[keyof typeof roomLines]> | UnlistedKey | 'area' | 'round';

export interface KeysOfFile {
  isFilm: boolean;
  /** Whether new comments on the file are permitted. */
  mayWrite: boolean;
  /** Whether the player can show the areas that platforms cover. */
  hasSafeArea: boolean;
}

const when = (isSo: boolean, ...lines: KeyLine[]): KeyLine[] => (isSo ? lines : []);

/** Keys for the kind of file, most important first. */
export function linesOf({ isFilm, mayWrite, hasSafeArea }: KeysOfFile): KeyLine[] {
  const { play, shuttle, frame, second, ends, comments, range, repeat, draw, done, compare } = roomLines;
  const { safeArea, sound, send, leave, zoom, pan, nextPin, pins, fullScreen, comment } = roomLines;
  if (isFilm)
    return [
      ...[play, shuttle, frame, second, ends, comments, range, repeat],
      ...when(mayWrite, comment, draw),
      ...[done, compare, ...when(hasSafeArea, safeArea), sound, send, leave],
    ];
  return [
    ...[zoom, pan, comments, nextPin, pins],
    ...when(mayWrite, { ...comment, says: m.room_keys_comment_picture }, draw),
    ...[done, compare, fullScreen, send, leave],
  ];
}

/** The most important keys, for the list next to the file. */
export function briefLinesOf({ isFilm, mayWrite }: Omit<KeysOfFile, 'hasSafeArea'>): KeyLine[] {
  const { play, shuttle, frame, nextPin, comment, draw } = roomLines;
  return [
    ...(isFilm
      ? [play, { ...shuttle, says: m.room_keys_shuttle_short }, frame]
      : [keyLine(['+', '-'], m.room_zoom), nextPin]),
    ...when(
      mayWrite,
      { ...comment, says: m.room_keys_comment_short },
      { ...draw, says: m.room_keys_draw_short },
    ),
    keyLine(['?'], m.room_keys_all),
  ];
}
