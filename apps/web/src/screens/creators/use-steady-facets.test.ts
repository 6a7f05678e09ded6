import { expect, test } from 'vitest';
import { inOrder } from './use-steady-facets.ts';

test('the values of a filter stand in the order of the alphabet, whatever their counts', () => {
  const facet = ['Zurich', 'Abu Dhabi', 'Évora', 'Faro'].map((value, count) => ({ value, count }));
  expect(inOrder(facet).map(({ value }) => value)).toEqual(['Abu Dhabi', 'Évora', 'Faro', 'Zurich']);
});
