import { expect, test } from 'vitest';
import { takeOver } from './taken-over.ts';

test('guidelines come first, and once', () => {
  const taken = takeOver('Natural light\nBare skin', { before: '', next: 'Bare skin\n\n No promises ' });
  expect(taken).toBe('Bare skin\nNo promises\nNatural light');
});

test('those of another campaign take their place, and own lines stay', () => {
  const first = takeOver('Natural light', { before: '', next: 'Bare skin' });
  expect(takeOver(first, { before: 'Bare skin', next: 'One scarf' })).toBe('One scarf\nNatural light');
  expect(takeOver(first, { before: 'Bare skin', next: '' })).toBe('Natural light');
});
