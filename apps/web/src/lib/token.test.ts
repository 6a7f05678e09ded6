import { expect, test } from 'vitest';
import { tokenExpiry } from './token.ts';

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');

test('reads the end of a token, in base64url without padding', () => {
  expect(tokenExpiry(`aaa.${encode({ sub: 'ÿ~?>>', exp: 1_800_000_000 })}.ccc`)).toBe(1_800_000_000_000);
});

test.each([
  ['', 'nothing'],
  ['abc', 'one part'],
  [`a.${encode({ exp: 1 })}`, 'two parts'],
  [`a.${encode({ exp: 1 })}.c.d`, 'four parts'],
  [`a.${encode({ exp: 1 })}.`, 'an empty part'],
  ['a.%%%.c', 'no base64'],
  ['a.aGVsbG8.c', 'no JSON'],
  [`a.${encode(null)}.c`, 'no object'],
  [`a.${encode({ sub: 'x' })}.c`, 'no end'],
  [`a.${encode({ exp: 'soon' })}.c`, 'an end that is no number'],
])('%j is no token: %s', (token) => {
  expect(tokenExpiry(token)).toBeNull();
});
