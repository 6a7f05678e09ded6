import { expect, test } from 'vitest';
import { createPasswords, decoyPassword } from './passwords.ts';

const passwords = createPasswords();

test('a password is recognised by its hash, and another is not', async () => {
  const hash = await passwords.hash('morning light');
  expect(await passwords.isRight(hash, 'morning light')).toBe(true);
  expect(await passwords.isRight(hash, 'evening light')).toBe(false);
});

test('where there is no hash no password is right, not even the one that the work is done on', async () => {
  expect(await passwords.isRight(null, decoyPassword)).toBe(false);
  expect(await passwords.isRight(null, '')).toBe(false);
});

test('a hash costs what OWASP recommends', async () => {
  expect(await passwords.hash('morning light')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  '12345678',
  'password',
  'qwertyui',
  'Password123!',
  'Jennifer2024',
  'aaaaaaaa',
  'abcdefgh',
  '1q2w3e4r',
])('an account cannot be given %s, which is tried first', async (password) => {
  await expect(passwords.hashChosen(password)).rejects.toMatchObject({
    code: 'request.invalid',
    findings: [{ path: ['password'], code: 'password.easy_to_guess' }],
  });
});

test.each(['correct horse battery', 'dune-lantern-41', 'ليل وقهوة وبحر'])(
  'an account can be given %s',
  async (password) => {
    expect(await passwords.isRight(await passwords.hashChosen(password), password)).toBe(true);
  },
);
