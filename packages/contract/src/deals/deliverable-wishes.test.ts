import { describe, expect, it, test } from 'vitest';
import { DealDeliverable, NewDeliverable } from './deliverable.ts';
import { defaultWishes, deliverablesOfBrief, smallestSize } from './deliverable-wishes.ts';
import { deliverableOptions } from './deliverables.ts';

test.each(deliverableOptions)('the usual wishes of %s are wishes that a brief can make', (kind) => {
  expect(NewDeliverable.parse({ kind, count: 1, ...defaultWishes[kind] })).toBeTruthy();
  expect(DealDeliverable.omit({ id: true }).parse({ kind, count: 1, ...defaultWishes[kind] })).toBeTruthy();
});

describe('what a brief asks for', () => {
  it('is one of each kind, in the order on offer, where no wish was made', () => {
    expect(deliverablesOfBrief(['Unboxing', 'UGC Video'], [])).toEqual([
      { kind: 'UGC Video', count: 1, ...defaultWishes['UGC Video'] },
      { kind: 'Unboxing', count: 1, ...defaultWishes.Unboxing },
    ]);
  });

  it('is its wishes as they were made, and then the kinds without one', () => {
    const wishes: NewDeliverable[] = [
      { kind: 'UGC Video', count: 2, maxSeconds: 30 },
      {
        kind: 'UGC Video',
        shape: '1:1',
        minSeconds: null,
        maxSeconds: null,
        minWidth: null,
        minHeight: null,
      },
    ];
    expect(deliverablesOfBrief(['UGC Photo', 'UGC Video'], wishes)).toEqual([
      { ...defaultWishes['UGC Video'], kind: 'UGC Video', count: 2, maxSeconds: 30 },
      {
        kind: 'UGC Video',
        count: 1,
        shape: '1:1',
        minSeconds: null,
        maxSeconds: null,
        minWidth: null,
        minHeight: null,
      },
      { kind: 'UGC Photo', count: 1, ...defaultWishes['UGC Photo'] },
    ]);
  });

  it('knows nothing of words that are not on offer', () => {
    expect(deliverablesOfBrief(['A song'], [])).toEqual([]);
  });
});

test.each([
  ['9:16', 1080, 1080, 1920],
  ['16:9', 1080, 1920, 1080],
  ['4:5', 1080, 1080, 1350],
  ['1:1', 720, 720, 720],
  ['9:16', 720, 720, 1280],
  [null, 1080, 1080, 1080],
  ['9:16', null, null, null],
] as const)(
  'the smallest %s picture with %s on its short side is %s by %s',
  (shape, side, minWidth, minHeight) => {
    expect(smallestSize(shape, side)).toEqual({ minWidth, minHeight });
  },
);
