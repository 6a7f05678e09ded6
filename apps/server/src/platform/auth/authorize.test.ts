import type { AppError, MemberRole, PersonActor } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { authorize, authorizeOrganization } from './authorize.ts';

const member = (memberRole: MemberRole | null): PersonActor => ({
  kind: 'user',
  userId: 'somebody',
  role: 'BRAND',
  brandId: memberRole && 'the brand',
  memberRole,
});
const creator = (userId: string): PersonActor => ({
  kind: 'user',
  userId,
  role: 'CREATOR',
  brandId: null,
  memberRole: null,
});
const deal = { brandId: 'the brand', creatorId: 'the creator' };

test('who may gets the row as allowed', () => {
  expect(authorize(member('REVIEWER'), 'file.review', deal)).toBe(deal);
  expect(authorizeOrganization(member('MANAGER'), 'brief.send')).toEqual({ brandId: 'the brand' });
});

test('who may not is refused', () => {
  for (const userId of ['the creator', 'somebody']) {
    expect(() => authorize(creator(userId), 'file.review', deal)).toThrow(
      expect.objectContaining({ code: 'auth.wrong_role' } satisfies Partial<AppError>),
    );
  }
});

test.each([
  ['REVIEWER', 'team.role_too_small'],
  [null, 'team.no_organization'],
] as const)('whose role in the organisation is %s is told so: %s', (role, code) => {
  const refusal = expect.objectContaining({ code } satisfies Partial<AppError>);
  expect(() => authorizeOrganization(member(role), 'brief.send')).toThrow(refusal);
});

test('a creator has no organisation', () => {
  expect(() => authorizeOrganization(creator('somebody'), 'brief.send')).toThrow(
    expect.objectContaining({ code: 'auth.wrong_role' } satisfies Partial<AppError>),
  );
});
