import type { Draft } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { changedDraft } from './draft-query.ts';

const draft = {
  files: ['a', 'b', 'c'].map((id) => ({ id, deliverableId: null })),
} as unknown as Draft;
const order = ({ files }: Draft) => files.map(({ id }) => id).join('');

it.each([
  ['the last to the front', 'c', 1, 'cab'],
  ['the first by one', 'a', 2, 'bac'],
  ['beyond the end is the end', 'a', 9, 'bca'],
  ['one that is gone changes nothing', 'z', 1, 'abc'],
])('%s', (_, id, position, expected) => {
  expect(order(changedDraft(draft, id, { position }))).toBe(expected);
});

it('assigns in place', () => {
  const { files } = changedDraft(draft, 'b', { deliverableId: 'film' });
  expect(files.map(({ deliverableId }) => deliverableId)).toEqual([null, 'film', null]);
});
