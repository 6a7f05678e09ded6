import { expect, it } from 'vitest';
import { inTheirPlaces } from './places.ts';

const first = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const again = { id: 'b2', stackId: 'b' };
const all = [...first, again];

it('puts a new version in the place of the one that it follows', () => {
  const current = [{ id: 'a' }, { id: 'c' }, again];
  expect(inTheirPlaces(current, all).map(({ id }) => id)).toEqual(['a', 'b2', 'c']);
});

it('leaves a version where it is whose first one is not shown', () => {
  expect(inTheirPlaces([{ id: 'c' }, again], [{ id: 'c' }, again]).map(({ id }) => id)).toEqual(['c', 'b2']);
});
