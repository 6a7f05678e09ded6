import { defaultWishes } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { deliverableCountLabel, wishesText } from './deliverable.ts';

const nothing = { shape: null, minSeconds: null, maxSeconds: null, minWidth: null, minHeight: null };

test.each([
  [defaultWishes['UGC Video'], '9:16, 0:15 to 1:00, at least 1080 × 1920'],
  [defaultWishes['UGC Photo'], '4:5, at least 1080 × 1350'],
  [defaultWishes['Reel/Post'], '9:16, up to 1:30, at least 1080 × 1920'],
  [{ ...nothing, minSeconds: 90 }, 'at least 1:30'],
  [{ ...nothing, minWidth: 1080 }, 'at least 1080 wide'],
  [{ ...nothing, minHeight: 2160 }, 'at least 2160 high'],
  [nothing, 'Any shape and size'],
])('%j', (wishes, text) => {
  expect(wishesText(wishes)).toBe(text);
});

test('one of a kind is not counted', () => {
  expect(deliverableCountLabel({ kind: 'UGC Video', count: 1 })).toBe('UGC Video');
  expect(deliverableCountLabel({ kind: 'UGC Photo', count: 3 })).toBe('3 × UGC Photo');
});
