import { describe, expect, it, test } from 'vitest';
import { allowed as samples } from '../generated/policy-samples.ts';
import { partyId, sideOf } from './actors.ts';
import { can, type PolicyAction, type PolicyResources, refusalOf, rolesThatMay } from './policy.ts';
import { type Allowed, actors, creator, deal, member, names } from './policy-people.ts';

/** Types ask for every action. */
const matrix: Required<Allowed> = samples;

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
