import { describe, expect, it } from 'vitest';
import { type Actor, can, type PolicyAction, type PolicyResources, sideOf } from './policy.ts';

const deal = { brandId: 'brand', creatorId: 'creator' };
const orphan = { brandId: null, creatorId: null };
const published = { ownerId: 'creator', isPublished: true };
const hidden = { ownerId: 'creator', isPublished: false };

const actors = {
  brand: { kind: 'user', userId: 'brand', role: 'BRAND' },
  creator: { kind: 'user', userId: 'creator', role: 'CREATOR' },
  otherBrand: { kind: 'user', userId: 'other', role: 'BRAND' },
  otherCreator: { kind: 'user', userId: 'other', role: 'CREATOR' },
  admin: { kind: 'admin' },
  anonymous: { kind: 'anonymous' },
} as const satisfies Record<string, Actor>;
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];

/** Who may do what: everybody who is not named may not. */
const matrix: { [A in PolicyAction]: [resource: PolicyResources[A], allowed: Name[]][] } = {
  'deal.read': [
    [deal, ['brand', 'creator']],
    [orphan, []],
  ],
  'deal.move': [
    [deal, ['brand', 'creator', 'admin']],
    [orphan, ['admin']],
  ],
  'deal.remove': [[deal, ['admin']]],
  'file.upload': [[deal, ['brand', 'creator']]],
  'file.review': [
    [deal, ['brand']],
    [orphan, []],
  ],
  'file.clean': [
    [deal, ['brand', 'creator']],
    [orphan, []],
  ],
  'message.send': [
    [deal, ['brand', 'creator']],
    [orphan, []],
  ],
  'message.mark_read': [[deal, ['brand', 'creator']]],
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
    expect(names.map((name) => sideOf(actors[name], deal))).toEqual([
      'BRAND',
      'CREATOR',
      null,
      null,
      null,
      null,
    ]);
  });

  it('does not take an id for a side that the role is not', () => {
    expect(sideOf({ kind: 'user', userId: 'brand', role: 'CREATOR' }, deal)).toBeNull();
    expect(sideOf({ kind: 'user', userId: 'creator', role: 'BRAND' }, deal)).toBeNull();
  });
});
