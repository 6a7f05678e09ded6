import type { AppError } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { authorize } from './authorize.ts';

const deal = { brandId: 'the brand', creatorId: 'the creator' };

test('who may gets the row as allowed', () => {
  expect(authorize({ kind: 'user', userId: 'the brand', role: 'BRAND' }, 'file.review', deal)).toBe(deal);
});

test('who may not is refused', () => {
  for (const userId of ['the creator', 'somebody']) {
    expect(() => authorize({ kind: 'user', userId, role: 'CREATOR' }, 'file.review', deal)).toThrow(
      expect.objectContaining({ code: 'auth.wrong_role' } satisfies Partial<AppError>),
    );
  }
});
