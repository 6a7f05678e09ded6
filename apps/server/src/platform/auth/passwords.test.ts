import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords, decoyPassword } from './passwords.ts';

const passwords = createPasswords();

test('a password is recognised by its hash, and another is not', async () => {
  const kept = await passwords.hash('morning light');
  expect(await passwords.isRight(kept, 'morning light')).toBe(true);
  expect(await passwords.isRight(kept, 'evening light')).toBe(false);
});

test.each([
  ['an accent', 'résumé lantern'],
  ['hamza and madda', 'آخر أمسية هادئة'],
  ['Hangul', '아침 햇살 램프'],
])('a password with %s is right on every keyboard', async (_, password) => {
  const forms = [password.normalize('NFC'), password.normalize('NFD')];
  for (const chosen of forms) {
    const kept = await passwords.hashChosen(chosen);
    // As hashes were made before: of the letters as they were typed.
    const old = await hash(chosen, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    for (const typed of forms)
      expect([await passwords.isRight(kept, typed), await passwords.isRight(old, typed)]).toEqual([
        true,
        true,
      ]);
    expect(await passwords.isRight(kept, `${password}!`)).toBe(false);
  }
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
