import { issueText } from '@briefcast/i18n/findings';
import { expect, test } from 'vitest';
import { emptySignUp, SignUpForm } from './sign-up-schema.ts';

const creator = {
  ...emptySignUp,
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'Layla@Haddad.example',
  password: 'morning-light',
  confirmPassword: 'morning-light',
  terms: true,
};

const problems = (values: unknown) =>
  SignUpForm.safeParse(values).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${issueText(message)}`,
  );

test('a creator gives two names, a brand its company', () => {
  expect(problems(creator)).toBeUndefined();
  expect(problems({ ...creator, role: 'BRAND', companyName: 'Oasis Skin', firstName: '' })).toBeUndefined();
  expect(problems({ ...creator, role: 'BRAND' })).toEqual(['companyName: This field is required.']);
});

test('different passwords are told together with everything else', () => {
  expect(problems({ ...emptySignUp, password: 'short', confirmPassword: 'other' })).toEqual([
    'email: Enter a valid email address.',
    'password: Password must be at least 8 characters long',
    'firstName: This field is required.',
    'lastName: This field is required.',
    'terms: Please agree to the terms to create an account.',
    'confirmPassword: Passwords do not match',
  ]);
});
