import { expect, test } from 'vitest';
import { keyLine, printedKeys } from './key-lines.ts';

test('keys are named as printed on them, a shared one once', () => {
  const printed = [
    ['j', 'k'],
    ['enter'],
    ['shift+arrowleft', 'shift+arrowright'],
    ['+', '-', '0'],
    ['?'],
  ].map((keys) => printedKeys(keyLine(keys, () => '')));
  expect(printed).toEqual([['J', 'K'], ['↵'], ['Shift', '←', '→'], ['+', '−', '0'], ['?']]);
});
