import { expect, test } from 'vitest';
import { mayRemind, ownPersonState } from './state.ts';

const now = new Date('2027-01-20T10:00:00Z');
const moment = new Date('2027-01-12T10:00:00Z');
const sent = {
  ...{ joinedAt: null, declinedAt: null, openedAt: null, isBounced: false },
  expiresAt: new Date('2027-02-11T10:00:00Z'),
};

test('the state of an invitation, and whether it may be reminded of', () => {
  const table = [
    ['INVITED', true, {}],
    ['OPENED', true, { openedAt: moment }],
    ['BOUNCED', false, { isBounced: true }],
    ['DECLINED', false, { openedAt: moment, declinedAt: moment }],
    ['ENDED', false, { openedAt: moment, expiresAt: now }],
    ['JOINED', false, { openedAt: moment, joinedAt: moment, expiresAt: moment, isBounced: true }],
  ] as const;
  const wrong = table.filter(([state, isReminded, facts]) => {
    const all = { ...sent, ...facts };
    return ownPersonState(all, now) !== state || mayRemind(all, now) !== isReminded;
  });
  expect(wrong).toEqual([]);
});
