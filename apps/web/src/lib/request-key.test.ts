import { idempotencyKeyPattern } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { createKeyKeeper, newRequestKey } from './request-key.ts';

test('a name is one that the server takes, and never the same', () => {
  expect(newRequestKey()).toMatch(idempotencyKeyPattern);
  expect(new Set(Array.from({ length: 100 }, newRequestKey)).size).toBe(100);
});

test('the same form keeps its name, a changed one gets another', () => {
  const keyFor = createKeyKeeper();
  const first = keyFor({ email: 'a@people.example' });
  expect(keyFor({ email: 'a@people.example' })).toBe(first);
  expect(keyFor({ email: 'b@people.example' })).not.toBe(first);
});

test('what was asked before the page was loaded anew keeps its name', () => {
  const keyFor = createKeyKeeper({ body: { credits: 10 }, key: 'of-before' });
  expect(keyFor({ credits: 10 })).toBe('of-before');
  expect(keyFor({ credits: 30 })).not.toBe('of-before');
});
