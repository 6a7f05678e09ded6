import { expect, it } from 'vitest';
import { allRoutes } from '../api.ts';
import { leftToMember, restsFor } from './calls.ts';

const specOf = (name: string) => {
  const found = allRoutes.find((route) => route.name === name);
  if (!found) throw new Error(`There is no call ${name}`);
  return found.spec;
};

it('is said by calls of people that change something, and by no other', () => {
  const astray = allRoutes.filter(
    ({ spec }) =>
      spec.whileSuspended !== undefined &&
      (spec.method === 'GET' || !['user', 'brand', 'creator'].includes(spec.access)),
  );
  expect(astray.map(({ name }) => name)).toEqual([]);
});

it('names calls that there are', () => {
  const names = allRoutes.map(({ name }) => name);
  expect(leftToMember.filter((name) => !names.includes(name))).toEqual([]);
});

it.each([
  ['a new brief', 'deals.create', 'BRAND', {}, true],
  ['a casting', 'castings.post', 'BRAND', {}, true],
  ['an order of credits', 'billing.order', 'BRAND', {}, true],
  ['an invitation to the team', 'team.invite', 'BRAND', {}, true],
  ['accepting a brief', 'deals.changeStatus', 'CREATOR', { status: 'ACCEPTED' }, true],
  ['declining a brief', 'deals.changeStatus', 'CREATOR', { status: 'REJECTED' }, false],
  ['other terms for a brief', 'deals.propose', 'CREATOR', { kind: 'TERMS' }, true],
  ['cancelling by agreement', 'deals.propose', 'BRAND', { kind: 'CANCELLATION' }, false],
  ['publishing', 'profiles.update', 'CREATOR', { isPublished: true }, true],
  ['a change of the profile', 'profiles.update', 'CREATOR', { bio: 'New' }, false],
  ['an application', 'castingApplications.apply', 'CREATOR', {}, true],
  ['a message', 'messages.send', 'BRAND', {}, false],
  ['paying a creator', 'payouts.markPaid', 'BRAND', {}, false],
  ['reading', 'deals.read', 'BRAND', undefined, false],
  ['the answer', 'suspension.answer', 'BRAND', {}, false],
  ['a read of the brand by a suspended person', 'deals.read', 'MEMBER', undefined, true],
  ['a message by a suspended person', 'messages.send', 'MEMBER', {}, true],
  ['the answer of a suspended person', 'suspension.answer', 'MEMBER', {}, false],
  ['their own data', 'personalData.link', 'MEMBER', {}, false],
  ['the public directory', 'creators.directory', 'MEMBER', undefined, false],
] as const)('%s', (_, name, as, body, rests) => {
  expect(restsFor(specOf(name), as, body)).toBe(rests);
});

it('takes a missing or broken body for no choice', () => {
  for (const body of [undefined, null, 'ACCEPTED', 7])
    expect(restsFor(specOf('deals.changeStatus'), 'CREATOR', body)).toBe(false);
});
