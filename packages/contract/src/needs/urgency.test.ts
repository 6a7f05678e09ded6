import { expect, it, test } from 'vitest';
import type { NeedKind } from './rows.ts';
import { byUrgency } from './urgency.ts';

const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const need = (kind: NeedKind, since: number, day = since) => ({
  key: `${kind} ${since}`,
  kind,
  since: at(since),
  at: at(day),
});
const kindsOf = (items: { kind: NeedKind }[]) => items.map(({ kind }) => kind);

it('begins with harm: money that did not arrive, late money, then samples', () => {
  const queue = byUrgency([
    need('deal.terms', 1, 2),
    need('sample.damaged', 10),
    need('payout.late', 12),
    need('payout.not_arrived', 17),
  ]);
  expect(kindsOf(queue)).toEqual(['payout.not_arrived', 'payout.late', 'sample.damaged', 'deal.terms']);
});

it('goes on by the day on which silence costs something, of a message the next and of a rejection the third', () => {
  const queue = byUrgency([
    need('right.ends', 1, 27),
    need('deal.rejected', 17),
    need('file.review', 17, 21),
    need('message.unread', 18),
    need('casting.applicants', 15, 22),
  ]);
  expect(kindsOf(queue)).toEqual([
    'message.unread',
    'deal.rejected',
    'file.review',
    'casting.applicants',
    'right.ends',
  ]);
});

it('ends with what costs nothing, the oldest first', () => {
  const queue = byUrgency([
    need('deal.complete', 3),
    need('account.confirm_mail', 2),
    need('right.ends', 1, 28),
  ]);
  expect(kindsOf(queue)).toEqual(['right.ends', 'account.confirm_mail', 'deal.complete']);
});

test('the order is the same whatever came first', () => {
  const queue = [need('file.review', 4, 9), need('deal.terms', 4, 9), need('deal.terms', 3, 9)];
  const keys = ['deal.terms 3', 'deal.terms 4', 'file.review 4'];
  expect(byUrgency(queue).map(({ key }) => key)).toEqual(keys);
  expect(byUrgency(queue.toReversed()).map(({ key }) => key)).toEqual(keys);
});
