/** Accounts: sign-up, login, password reset (rules/accounts). */

import { OwnBrand } from '../brands/schemas.ts';
import { OwnCreator } from '../creators/schemas.ts';
import { finding } from '../findings.ts';
import { email, id, key, requiredLine, secondStepCode } from '../kit/codecs.ts';
import { limits, passwordLength } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { ownName } from './names.ts';

export const Role = z.enum(['CREATOR', 'BRAND']);
export type Role = z.infer<typeof Role>;

/** A new password. Never trimmed: what was typed is what counts. */
export const NewPassword = z
  .string()
  .min(passwordLength.min, finding('password.too_short'))
  .max(passwordLength.max, finding('password.too_long'));

/** Agreement to the terms that somebody gave when they signed up. */
export const Agreement = z.object({
  /** The day of the terms that they were shown (`accounts/terms.ts`). */
  termsVersion: requiredLine(limits.name),
  /** Whether they are at least as old as the terms ask for. */
  isOfAge: z.literal(true),
});
export type Agreement = z.infer<typeof Agreement>;

/** Readable part of a link that invites to the market, such as `palm-4210-reel` (rules/join-links). */
export const JoinCode = key(40);

const credentials = {
  email,
  password: NewPassword,
  /** Optional, because older clients ask for the agreement on their own page. */
  agreement: Agreement.optional(),
  /** Link by which they came; one that is closed counts nothing. */
  joinCode: JoinCode.optional(),
};

export const Registration = z.discriminatedUnion('role', [
  z.object({
    ...credentials,
    role: z.literal('CREATOR'),
    firstName: ownName,
    lastName: ownName,
  }),
  z.object({ ...credentials, role: z.literal('BRAND'), companyName: ownName }),
]);
export type Registration = z.infer<typeof Registration>;

/** A login. No rule for new passwords applies: a password that breaks it is simply wrong. */
export const Login = z.object({
  email,
  password: z.string().min(1, finding('password.missing')).max(1000),
  /** Stay signed in for 30 days instead of 12 hours. */
  remember: z.boolean().optional(),
  /** Code from the authenticator app or a recovery code, for accounts with the second step turned on. */
  code: secondStepCode.optional(),
});
export type Login = z.infer<typeof Login>;

/** The whole own profile of the signed-in person, by role. */
export const OwnUser = z.discriminatedUnion('role', [OwnCreator, OwnBrand]);
export type OwnUser = z.infer<typeof OwnUser>;

export const SignedIn = z.object({ user: OwnUser, token: z.string() });
export type SignedIn = z.infer<typeof SignedIn>;

export const ForgotPassword = z.object({ email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z.object({ token: key(200), password: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** The signed text of a confirmation mail's link. */
export const ConfirmEmail = z.object({ token: key(300) });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

export const EmailConfirmed = z.object({
  /** Whether it had been confirmed before: nothing changed then. */
  alreadyConfirmed: z.boolean(),
});
export type EmailConfirmed = z.infer<typeof EmailConfirmed>;

export const UserId = z.object({ userId: id });
