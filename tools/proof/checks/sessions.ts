/** Signing in, sessions, signing out; passwords. */
import { type Check, inServer } from '../lib/check.ts';

const reset = 'features/accounts/reset-password.ts';
const accounts = 'features/accounts/accounts.test.ts';

export const sessions: readonly Check[] = [
  inServer({
    promise: 'An unknown e-mail costs the same hash as a known one, and opens nothing',
    file: 'platform/auth/passwords.ts',
    text: 'passwordHash !== null && matches',
    without: 'matches',
    tests: ['platform/auth/passwords.test.ts'],
  }),
  inServer({
    promise: 'A log-in needs the right password',
    file: 'features/accounts/log-in.ts',
    text: '!user || !isRight',
    without: '!user',
    tests: [accounts],
  }),
  inServer({
    promise: 'A log-out ends the session',
    file: 'features/accounts/log-in.ts',
    text: 'await tx.delete(sessions).where(eq(sessions.id, sessionId)).returning({ id: sessions.id });',
    without: '[sessionId];',
    tests: [accounts],
  }),
  inServer({
    promise: 'A new password ends every session',
    file: reset,
    text: '    await tx.delete(sessions).where(eq(sessions.userId, used.userId));\n',
    tests: [accounts],
  }),
  inServer({
    promise: 'Open streams hear that their session ended',
    file: reset,
    text: '    await appendSessionsEnded(deps, tx, user);\n',
    tests: [accounts, 'features/live/live.test.ts', 'platform/auth/create-sessions.test.ts'],
  }),
  inServer({
    promise: 'A reset link ends after an hour',
    file: reset,
    text: ', gt(resetTokens.expiresAt, clock())',
    tests: [accounts],
  }),
  inServer({
    promise: 'A session ends at its time although it is remembered',
    file: 'platform/auth/living-sessions.ts',
    text: ' || isOver(session)',
    tests: ['platform/auth/living-sessions.test.ts'],
  }),
  inServer({
    promise: 'A session that was not proved lately is asked for',
    file: 'platform/auth/living-sessions.ts',
    text: ' || now - session.provedAt > trustMilliseconds',
    tests: ['platform/auth/living-sessions.test.ts'],
  }),
  inServer({
    promise: 'A token that is over is refused although it was verified before',
    file: 'platform/auth/verified-tokens.ts',
    text: 'if (known.expiresAt > clock().getTime()) return known;',
    without: 'return known;',
    tests: ['platform/auth/verified-tokens.test.ts'],
  }),
  inServer({
    promise: 'A token without an end is none of ours',
    file: 'platform/auth/tokens.ts',
    text: "['exp', ...required]",
    without: 'required',
    tests: ['platform/auth/tokens.test.ts'],
  }),
  inServer({
    promise: 'A token is signed in our way alone',
    file: 'platform/auth/tokens.ts',
    text: '      algorithms: [algorithm],\n',
    tests: ['platform/auth/tokens.test.ts'],
  }),
  inServer({
    promise: 'A token is for what it was made for',
    file: 'platform/auth/tokens.ts',
    text: '      audience: audiences[audience],\n',
    tests: ['platform/auth/tokens.test.ts'],
  }),
  inServer({
    promise: "A new admin password ends the admin's tokens",
    file: 'platform/auth/admin-sessions.ts',
    text: 'fingerprint === current',
    without: 'true',
    tests: ['platform/auth/admin-password.test.ts', 'features/admin/log-in.test.ts'],
  }),
];
