import { describe, expect, it } from 'vitest';
import type { FileType } from '../files/schemas.ts';
import type { DealDeliverable } from './deliverable.ts';
import { defaultWishes } from './deliverable-wishes.ts';
import type { DeliverableKind } from './deliverables.ts';
import { type DeliveredFile, deliveredAgainstAsked } from './delivered-against-asked.ts';

const asked = (id: string, kind: DeliverableKind, count = 1): DealDeliverable => ({
  id,
  kind,
  count,
  ...defaultWishes[kind],
});
const file = (id: string, type: FileType, deliverableId?: string | null): DeliveredFile => ({
  id,
  type,
  ...(deliverableId === undefined ? {} : { deliverableId }),
});

/** Files counted for each deliverable, as short texts. */
function counted(deliverables: DealDeliverable[], files: DeliveredFile[]) {
  const result = deliveredAgainstAsked(deliverables, files);
  return {
    deliverables: result.deliverables.map(
      (one) => `${one.deliverable.id}: ${one.files.map(({ id }) => id).join(' ')} (${one.missing} missing)`,
    ),
    others: result.others.map(({ id }) => id),
    missing: result.missing,
  };
}

const video = asked('video', 'UGC Video');
const photos = asked('photos', 'UGC Photo', 2);

describe('what is delivered against what was asked', () => {
  it('is nothing of everything at first', () => {
    expect(counted([video, photos], [])).toEqual({
      deliverables: ['video:  (1 missing)', 'photos:  (2 missing)'],
      others: [],
      missing: 3,
    });
  });

  it('counts files where they are assigned', () => {
    const files = [file('a', 'IMAGE', 'photos'), file('b', 'VIDEO', 'video'), file('c', 'IMAGE', 'photos')];
    expect(counted([video, photos], files)).toEqual({
      deliverables: ['video: b (0 missing)', 'photos: a c (0 missing)'],
      others: [],
      missing: 0,
    });
  });

  it('fills what is open by type with files that nobody assigned, and leaves out what nothing asked for', () => {
    const files = [file('a', 'IMAGE'), file('b', 'VIDEO', null), file('c', 'VIDEO'), file('d', 'DOCUMENT')];
    expect(counted([video, photos], files)).toEqual({
      deliverables: ['video: b (0 missing)', 'photos: a (1 missing)'],
      others: ['c', 'd'],
      missing: 1,
    });
  });

  it('keeps room for assigned files, wherever they stand', () => {
    const files = [file('a', 'VIDEO'), file('b', 'VIDEO', 'video')];
    expect(counted([video], files)).toEqual({
      deliverables: ['video: b (0 missing)'],
      others: ['a'],
      missing: 0,
    });
  });

  it('takes more than was asked for of assigned files, which makes up for nothing else', () => {
    const files = [file('a', 'VIDEO', 'video'), file('b', 'VIDEO', 'video')];
    expect(counted([video, photos], files)).toMatchObject({
      deliverables: ['video: a b (0 missing)', 'photos:  (2 missing)'],
      missing: 2,
    });
  });

  it('counts a file that is assigned to what is not asked for as assigned to nothing', () => {
    expect(counted([video], [file('a', 'VIDEO', 'of another deal')])).toMatchObject({
      deliverables: ['video: a (0 missing)'],
    });
  });
});
