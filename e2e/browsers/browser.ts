/** A browser that Playwright does not drive: what the proofs need of one, and what both kinds of drivers share. */
import { randomUUID } from 'node:crypto';

/** A page that is looked at, moved by keys and presses. Playwright's own page is made into one as well. */
export interface WatchedPage {
  goTo(address: string): Promise<void>;
  /** The value of an expression in the page, which JSON can carry. Throws what the page throws. */
  evaluate(expression: string): Promise<unknown>;
  /** A key, or one with another held as `Shift+ArrowRight`. */
  press(key: string): Promise<void>;
  /** Presses and releases at whole pixels of the page. */
  click(x: number, y: number): Promise<void>;
  /** What the page looks like now, as PNG. */
  picture(): Promise<Buffer>;
}

export interface Browser extends WatchedPage {
  /** With its version, as it names itself. */
  name: string;
  close(): Promise<void>;
}

/** Both are as wide as the pictures of the screens. */
export const windowSize = { width: 1440, height: 900 };

const keyCodes: Record<string, string> = {
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Shift: '\uE008',
  Space: ' ',
};
const codeOf = (key: string) => keyCodes[key] ?? key;

/** The keys of `Shift+ArrowRight` pressed in turn and released backwards, as WebDriver's actions. */
export function keyActions(keys: string) {
  const values = keys.split('+').map(codeOf);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [{ type: 'key', id: randomUUID(), actions: [...down, ...up] }];
}

/** A press of a mouse at this place of the page, as WebDriver's actions. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: randomUUID(),
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
