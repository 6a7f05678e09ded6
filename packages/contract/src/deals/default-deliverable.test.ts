import { expect, it } from 'vitest';
import type { FileType } from '../files/schemas.ts';
import { defaultDeliverable } from './default-deliverable.ts';
import type { DealDeliverable } from './deliverable.ts';
import { defaultWishes } from './deliverable-wishes.ts';
import type { DeliverableKind } from './deliverables.ts';

const asked = (kind: DeliverableKind, count = 1): DealDeliverable => ({
  id: kind,
  kind,
  count,
  ...defaultWishes[kind],
});
const video = asked('UGC Video');
const photos = asked('UGC Photo', 2);
const reel = asked('Reel/Post');

const files = (type: FileType, ...deliverableIds: (string | null)[]) =>
  deliverableIds.map((deliverableId, index) => ({ id: `${type} ${index}`, type, deliverableId }));

it.each<[string, readonly DealDeliverable[], ReturnType<typeof files>, FileType, string | null]>([
  ['the only one of its kind', [video, photos], [], 'VIDEO', 'UGC Video'],
  ['of several the only one of its medium', [video, photos], [], 'IMAGE', 'UGC Photo'],
  ['the second of two', [video, photos], files('IMAGE', 'UGC Photo'), 'IMAGE', 'UGC Photo'],
  ['the one that is left', [video, reel], files('VIDEO', 'UGC Video'), 'VIDEO', 'Reel/Post'],
  ['nothing where two would do', [video, reel], [], 'VIDEO', null],
  ['nothing once all are there', [photos], files('IMAGE', 'UGC Photo', 'UGC Photo'), 'IMAGE', null],
  ['nothing where an unassigned file may be it', [video], files('VIDEO', null), 'VIDEO', null],
  ['nothing while it is open what an unassigned file is', [video, reel], files('VIDEO', null), 'VIDEO', null],
  ['nothing of another medium', [video], [], 'IMAGE', null],
  ['nothing of a document', [video, photos], [], 'DOCUMENT', null],
  ['nothing where nothing was asked', [], [], 'VIDEO', null],
])('a file becomes %s', (_, deliverables, there, type, expected) => {
  expect(defaultDeliverable(deliverables, there, type)?.id ?? null).toBe(expected);
});
