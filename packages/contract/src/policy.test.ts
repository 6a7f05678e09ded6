import { describe, expect, it, test } from 'vitest';
import { type Actor, type PersonActor, partyId, sideOf } from './actors.ts';
import { can, type PolicyAction, type PolicyResources, refusalOf, rolesThatMay } from './policy.ts';
import type { MemberRole } from './teams/member.ts';

const deal = { brandId: 'brand', creatorId: 'creator' };
const orphan = { brandId: null, creatorId: null };
const published = { ownerId: 'creator', isPublished: true };
const hidden = { ownerId: 'creator', isPublished: false };

/** One person for each role: their own id is nobody's organisation. */
const member = (memberRole: MemberRole | null, brandId: string | null = 'brand'): PersonActor => ({
  kind: 'user',
  userId: `somebody who is ${memberRole}`,
  role: 'BRAND',
  brandId,
  memberRole,
});
const creator = (userId: string): PersonActor => ({
  kind: 'user',
  userId,
  role: 'CREATOR',
  brandId: null,
  memberRole: null,
});

const actors = {
  owner: member('OWNER'),
  manager: member('MANAGER'),
  reviewer: member('REVIEWER'),
  creator: creator('creator'),
  ofNone: member(null, null),
  otherOwner: member('OWNER', 'other'),
  otherCreator: creator('other'),
  admin: { kind: 'admin' },
  anonymous: { kind: 'anonymous' },
} as const satisfies Record<string, Actor>;
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];

/** Actors allowed each action: everybody who is not named may not. */
const team: Name[] = ['owner', 'manager', 'reviewer'];
const matrix: { [A in PolicyAction]: [resource: PolicyResources[A], allowed: Name[]][] } = {
  'brief.send': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
  'casting.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'casting.post': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
  'profile.edit': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
  'roster.use': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'team.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'team.manage': [
    [{ brandId: 'brand' }, ['owner']],
    [{ brandId: null }, []],
  ],
  'credits.read': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
  'billing.manage': [
    [{ brandId: 'brand' }, ['owner']],
    [{ brandId: null }, []],
  ],
  'invoice.read': [
    [{ ownerId: 'brand' }, ['owner']],
    [{ ownerId: 'creator' }, ['creator']],
  ],
  'deal.read': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
  'deal.move': [
    [deal, ['owner', 'manager', 'creator', 'admin']],
    [orphan, ['admin']],
  ],
  'deal.remove': [[deal, ['admin']]],
  'brief.attest': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'brief.mark_missed': [
    [deal, team],
    [orphan, []],
  ],
  'file.upload': [[deal, [...team, 'creator']]],
  'file.review': [
    [deal, team],
    [orphan, []],
  ],
  'draft.edit': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'payout.mark': [
    [deal, ['owner', 'manager']],
    [orphan, []],
  ],
  'rights.renew': [
    [deal, ['owner', 'manager', 'creator']],
    [orphan, []],
  ],
  'dispute.raise': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'invoice.send': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'dispute.state': [
    [deal, ['owner', 'manager', 'creator']],
    [orphan, []],
  ],
  'sample.send': [
    [deal, ['owner', 'manager']],
    [orphan, []],
  ],
  'sample.receive': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'payout.answer': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'share.manage': [
    [deal, team],
    [orphan, []],
  ],
  'file.clean': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
  'request.agree': [
    [deal, ['owner', 'manager', 'creator']],
    [orphan, []],
  ],
  'comment.write': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
  'comment.delete': [
    [{ authorId: 'creator' }, ['creator']],
    [{ authorId: actors.reviewer.userId }, ['reviewer']],
    [{ authorId: null }, []],
  ],
  'message.send': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
  'message.mark_read': [[deal, [...team, 'creator']]],
  'portfolio.read': [
    [published, names],
    [hidden, ['creator', 'admin']],
  ],
  'portfolio.remove': [
    [published, ['creator']],
    [hidden, ['creator']],
  ],
};

const rows = (Object.keys(matrix) as PolicyAction[]).flatMap((action) =>
  matrix[action].map(([resource, allowed]) => ({ action, resource, allowed })),
);

describe('who may do what', () => {
  it.each(rows)('$action of $resource: $allowed', ({ action, resource, allowed }) => {
    const may = names.filter((name) => can(actors[name], action, resource as PolicyResources[typeof action]));
    expect(may).toEqual(names.filter((name) => allowed.includes(name)));
  });
});

describe('sideOf', () => {
  it('knows the two sides and nobody else', () => {
    const sides = Object.fromEntries(names.map((name) => [name, sideOf(actors[name], deal)]));
    expect(sides).toEqual({
      ...{ owner: 'BRAND', manager: 'BRAND', reviewer: 'BRAND', creator: 'CREATOR' },
      ...{ ofNone: null, otherOwner: null, otherCreator: null, admin: null, anonymous: null },
    });
  });

  it('does not take an id for a side that the role is not', () => {
    expect(sideOf(creator('brand'), deal)).toBeNull();
    expect(sideOf(member('OWNER', 'creator'), deal)).toBeNull();
  });
});

test('deals are those of a creator alone, or of the organisation that a session works for', () => {
  expect(partyId(actors.creator)).toBe('creator');
  expect(partyId(actors.reviewer)).toBe('brand');
  expect(partyId(actors.ofNone)).toBeNull();
});

describe('why somebody may not', () => {
  it.each([
    ['reviewer', 'brief.send', 'team.role_too_small', { ask: 'owner_or_manager' }],
    ['manager', 'team.manage', 'team.role_too_small', { ask: 'owner' }],
    ['ofNone', 'brief.send', 'team.no_organization', null],
    ['otherOwner', 'deal.move', 'auth.wrong_role', null],
    ['creator', 'file.review', 'auth.wrong_role', null],
    ['owner', 'portfolio.remove', 'auth.wrong_role', null],
  ] as const)('%s, asking for %s: %s', (name, action, code, params) => {
    expect(refusalOf(actors[name], action)).toMatchObject({ code, params });
  });
});

test('what is no matter of a brand asks for no role', () => {
  expect(rolesThatMay('portfolio.remove')).toEqual([]);
  expect(rolesThatMay('team.read')).toEqual(['OWNER', 'MANAGER', 'REVIEWER']);
});
