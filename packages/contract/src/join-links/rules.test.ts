import { expect, test } from 'vitest';
import { joinLinkState, readAddresses } from './rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const link = { places: 2, joined: 0, expiresAt: new Date('2026-03-15T12:00:00Z'), endedAt: null };

test('a link is open until it is full, over or ended', () => {
  expect({
    new: joinLinkState(link, now),
    full: joinLinkState({ ...link, joined: 2 }, now),
    onItsLastMoment: joinLinkState({ ...link, expiresAt: now }, now),
    fullAndOver: joinLinkState({ ...link, joined: 2, expiresAt: now }, now),
    ended: joinLinkState({ ...link, joined: 2, endedAt: now }, now),
  }).toEqual({
    new: 'OPEN',
    full: 'FULL',
    onItsLastMoment: 'EXPIRED',
    fullAndOver: 'EXPIRED',
    ended: 'ENDED',
  });
});

test('a list of addresses is read however it was copied', () => {
  const pasted = [
    'Layla@Haddad.example; "Diego Ferreira" <diego@ferreira.example>,',
    'layla@haddad.example\tnoor(at)sands.example',
    '\u060c hana@bloom.example ',
  ].join('\n');
  expect(readAddresses(pasted)).toEqual({
    emails: ['layla@haddad.example', 'diego@ferreira.example', 'hana@bloom.example'],
    unreadable: ['noor(at)sands.example'],
  });
  expect(readAddresses(' \n;,')).toEqual({ emails: [], unreadable: [] });
});
