import { expect, it } from 'vitest';
import { flagGroups } from './timeline-flags.tsx';

const markersAt = (...frames: number[]) =>
  frames.map((from, index) => ({
    ...{ id: String(index), number: index + 1, from, to: null, drawnOn: null },
    ...{ tone: 'orange' as const, label: '' },
  }));
const grouped = (frames: number[], places: number) =>
  flagGroups(markersAt(...frames), 1000, places).map((group) => group.map(({ from }) => from));

it('leaves flags alone that have room beside each other', () => {
  expect(grouped([0, 100, 200], 10)).toEqual([[0], [100], [200]]);
});

it('puts those together that would cover each other, and no chain of them', () => {
  expect(grouped([0, 60, 120, 180, 500], 10)).toEqual([[0, 60], [120, 180], [500]]);
});

it('counts in the order of the film, whatever the order of writing', () => {
  expect(grouped([500, 20, 0], 10)).toEqual([[0, 20], [500]]);
});

it('puts none together before the width is known', () => {
  expect(grouped([0, 1], 0)).toEqual([[0], [1]]);
});
