/** Additions to deals, for tests of screens. */
import type { Addition } from '@briefcast/contract';
import { idOf } from './people.ts';

/** One that the creator proposes and nobody has answered. */
export const addition = (number: number, fields: Partial<Addition> = {}): Addition => ({
  id: idOf(number),
  what: 'A vertical cut',
  amount: 12_000,
  deadline: null,
  by: 'CREATOR',
  byPerson: null,
  state: 'OPEN',
  createdAt: '2026-03-02T12:00:00.000Z',
  answeredAt: null,
  answeredBy: null,
  commentId: null,
  ...fields,
});
