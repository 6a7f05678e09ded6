import { expect, test } from 'vitest';
import { decoyPassword, hashPassword, isPassword } from './passwords.ts';

test('a password is recognised by its hash, and another is not', async () => {
  const hash = await hashPassword('morning light');
  expect(await isPassword(hash, 'morning light')).toBe(true);
  expect(await isPassword(hash, 'evening light')).toBe(false);
});

test('where there is no hash no password is right, not even the one that the work is done on', async () => {
  expect(await isPassword(null, decoyPassword)).toBe(false);
  expect(await isPassword(null, '')).toBe(false);
});
