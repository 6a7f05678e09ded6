/** Account settings that people see and change themselves (rules/accounts#own-account). */

import { finding } from '../findings.ts';
import { email, id, instant, key, line, secondStepCode } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { NewPassword } from './schemas.ts';

/** The current password as a proof. No rule for new passwords applies: one that breaks it is simply wrong. */
export const GivenPassword = z.string().min(1, finding('password.missing')).max(1000);

/** The second step of signing in. */
export const TwoFactorState = z.object({
  isOn: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type TwoFactorState = z.infer<typeof TwoFactorState>;

/** Secret for an authenticator app, to be typed or scanned. */
export const TwoFactorSetup = z.object({
  /** In base 32. */
  secret: z.string(),
  /** `otpauth://…`, to be shown as a QR code. */
  address: z.string(),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A code of the app or of recovery; spaces and hyphens in it do not matter, nor which digits it is typed in. */
export const FirstCode = z.object({ code: secondStepCode });

/** Proof that it is the person themselves: the password, and a code where the second step is on. */
export const OwnProof = z.object({ password: GivenPassword, code: secondStepCode.optional() });
export type OwnProof = z.infer<typeof OwnProof>;

export const OwnPassword = z.object({ password: GivenPassword });

export const OwnAccount = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The e-mail that takes its place once the link of the mail to it is used; null where none waits. */
  newEmail: z.string().nullable(),
  /** The language of the account's mails, such as `en`. */
  language: z.string(),
  /** The languages to choose from. */
  languages: z.array(z.string()),
  twoFactor: TwoFactorState,
});
export type OwnAccount = z.infer<typeof OwnAccount>;

export const NewEmail = OwnProof.extend({ email });
export type NewEmail = z.infer<typeof NewEmail>;

/** The secret of the link in a mail to a new e-mail. */
export const NewEmailLink = z.object({ token: key(200) });

/** `code` is needed where the second step is on. */
export const PasswordChange = z.object({
  currentPassword: GivenPassword,
  password: NewPassword,
  code: secondStepCode.optional(),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const LanguageChoice = z.object({ language: line(20) });

/** Browser and system of a sign-in, as far as the browser tells. */
export const Device = z.object({
  /** Such as "Firefox" and "Windows"; null where they are not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['COMPUTER', 'PHONE', 'TABLET', 'OTHER']),
});
export type Device = z.infer<typeof Device>;

export const OwnSession = z.object({
  id,
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
  device: Device,
  /** The address, or the network of one, where it was signed in; null where that was not kept. */
  network: z.string().nullable(),
  signedInAt: instant,
  /** When a screen was last opened with it, to some minutes. */
  seenAt: instant,
  /** When it ends by itself. */
  endsAt: instant,
});
export type OwnSession = z.infer<typeof OwnSession>;

/** The session of this call first, the others by when they were last used. */
export const OwnSessions = z.object({ sessions: z.array(OwnSession) });
