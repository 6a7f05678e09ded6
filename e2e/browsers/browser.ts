/** A browser without Playwright: what the proofs need of one, and what both kinds of drivers share. */
import { randomUUID } from 'node:crypto';

/** A page that can be observed and controlled by keys and clicks. Playwright's own page is wrapped as one too. */
export interface WatchedPage {
  goTo(address: string): Promise<void>;
  /** The value of an expression in the page, which must be serialisable as JSON. Throws the page's error. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a key, or a combination such as `Shift+ArrowRight`. */
  press(key: string): Promise<void>;
  /** Presses and releases at whole pixels of the page. */
  click(x: number, y: number): Promise<void>;
  /** A screenshot of the page, as PNG. */
  picture(): Promise<Buffer>;
}

export interface Browser extends WatchedPage {
  /** Its name with its version, as it reports them. */
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

/** The keys of `Shift+ArrowRight` pressed in order and released in reverse order, as WebDriver's actions. */
export function keyActions(keys: string) {
  const values = keys.split('+').map(codeOf);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [{ type: 'key', id: randomUUID(), actions: [...down, ...up] }];
}

/** A mouse click at this position of the page, as WebDriver's actions. */
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
