/** Comments of the stubbed marketplace, on the first file of its deal. */
import type { Comment } from '@briefcast/contract';
import { idOf } from './people.ts';

const moment = '2026-03-01T12:00:00.000Z';

/** An open comment of the brand, in the brief; its number makes its id. */
export const comment = (number: number, fields: Partial<Comment> = {}): Comment => ({
  id: idOf(1000 + number),
  fileId: idOf(20),
  stackId: idOf(20),
  version: 1,
  number,
  kind: 'IN_BRIEF',
  briefItemId: null,
  text: `Comment ${number}`,
  at: null,
  point: null,
  page: null,
  drawing: null,
  state: 'OPEN',
  isTask: false,
  request: null,
  asksForRound: false,
  by: 'BRAND',
  author: null,
  guest: null,
  createdAt: moment,
  editedAt: null,
  replies: [],
  mayChange: false,
  ...fields,
});
