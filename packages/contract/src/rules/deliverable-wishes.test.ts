import { describe, expect, it, test } from 'vitest';
import { DealDeliverable, deliverableOptions, NewDeliverable } from '../schemas/deliverable.ts';
import { defaultWishes, deliverablesOfBrief } from './deliverable-wishes.ts';

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
