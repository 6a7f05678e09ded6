import { expect, test } from 'vitest';
import { inOrder } from './use-steady-facets.ts';

test('the values of a filter stand in the order of the alphabet, whatever their counts', () => {
  const facet = ['Zurich', 'Abu Dhabi', 'Évora', 'Faro'].map((value, count) => ({ value, count }));
  expect(inOrder(facet, (value) => value).map(({ value }) => value)).toEqual([
    'Abu Dhabi',
    'Évora',
    'Faro',
    'Zurich',
  ]);
});

test('it is the order of what is shown', () => {
  const facet = ['German', 'Spanish'].map((value, count) => ({ value, count }));
  const german = (value: string) => ({ German: 'Sächsisch', Spanish: 'Kastilisch' })[value] ?? value;
  expect(inOrder(facet, german).map(({ value }) => value)).toEqual(['Spanish', 'German']);
});
