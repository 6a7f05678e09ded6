import type { PortfolioItem } from '@briefcast/contract';
import { expect, test } from 'vitest';
import {
  changeDraft,
  type DraftChange,
  emptyDraft,
  hasDraft,
  isSending,
  itemsAfter,
  placesOf,
} from './portfolio-draft.ts';

const file = (name: string) => new File(['bytes'], name, { type: 'video/mp4' });
const media = { id: '01890000-0000-7000-8000-00000000000a', url: '/api/media/a', type: 'VIDEO' } as const;
const item = (id: string): PortfolioItem => ({ id, type: 'IMAGE', url: '/x', title: id, poster: null });
const after = (...changes: DraftChange[]) => changes.reduce(changeDraft, emptyDraft);

const chosen: DraftChange = {
  type: 'chosen',
  files: [
    { key: 'a', file: file('Three-step morning.final.mp4') },
    { key: 'b', file: file('b.mp4') },
  ],
};

test('a chosen file waits, is sent and arrives, titled after its name', () => {
  const draft = after(
    chosen,
    { type: 'started', key: 'a' },
    { type: 'progressed', key: 'a', sentBytes: 3 },
    { type: 'arrived', key: 'a', media },
  );
  expect(draft.uploads[0]).toMatchObject({ title: 'Three-step morning.final', status: 'ready', media });
  expect(draft.uploads[1]).toMatchObject({ status: 'waiting' });
  expect(isSending(draft)).toBe(true);
});

test('a failed upload stays with its title and can be tried again', () => {
  const draft = after(
    chosen,
    { type: 'told', key: 'b', words: { title: 'My film', shows: 'A dune' } },
    { type: 'failed', key: 'b', error: 'Too large.' },
  );
  expect(draft.uploads[1]).toMatchObject({ status: 'failed', error: 'Too large.', title: 'My film' });
  expect(changeDraft(draft, { type: 'retried', key: 'b' }).uploads[1]).toMatchObject({
    status: 'waiting',
    error: null,
    title: 'My film',
  });
});

test('after a save only what failed is left', () => {
  const draft = after(
    chosen,
    { type: 'item-removed', id: '1' },
    { type: 'item-removed', id: '2' },
    { type: 'saved', addedKeys: ['a'], removedIds: ['1'], toldIds: [], isOrdered: true },
    { type: 'item-failed', id: '2', error: 'Not reached.' },
  );
  expect(draft.uploads.map((upload) => upload.key)).toEqual(['b']);
  expect(draft.removedIds).toEqual(['2']);
  expect(draft.itemErrors).toEqual({ 2: 'Not reached.' });
  expect(changeDraft(draft, { type: 'item-kept', id: '2' })).toMatchObject({
    removedIds: [],
    itemErrors: {},
  });
});

test('the items to come are the kept ones and the uploads that have not failed', () => {
  const draft = after(
    chosen,
    { type: 'failed', key: 'b', error: 'Too large.' },
    { type: 'item-removed', id: '1' },
  );
  expect(itemsAfter([item('1'), item('2'), item('3')], draft)).toBe(3);
});

test('everything stands where it was put, and what nobody moved behind it', () => {
  const items = [item('1'), item('2'), item('3')];
  const keys = (draft: ReturnType<typeof after>) => placesOf(items, draft).map(({ key }) => key);
  expect(keys(after(chosen))).toEqual(['1', '2', '3', 'a', 'b']);
  const moved = after(chosen, { type: 'item-removed', id: '2' }, { type: 'ordered', order: ['a', '2', '3'] });
  expect(keys(moved)).toEqual(['a', '3', '1', 'b']);
});

test('a title that is typed back is no change', () => {
  const one = item('1');
  const typed = after({ type: 'item-told', item: one, words: { title: 'Morning' } });
  expect(typed.words).toEqual({ 1: { title: 'Morning' } });
  const more = changeDraft(typed, { type: 'item-told', item: one, words: { shows: 'A dune' } });
  expect(more.words).toEqual({ 1: { title: 'Morning', shows: 'A dune' } });
  expect(hasDraft(changeDraft(typed, { type: 'item-told', item: one, words: { title: '1' } }))).toBe(false);
});

test('dropping and resetting leave nothing behind', () => {
  expect(hasDraft(after(chosen, { type: 'dropped', key: 'a' }, { type: 'dropped', key: 'b' }))).toBe(false);
  expect(hasDraft(after(chosen, { type: 'reset' }))).toBe(false);
});
