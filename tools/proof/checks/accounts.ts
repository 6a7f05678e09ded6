/** The own account: its e-mail, its sessions, its second step, and its end; and the accounts of admins. */
import { type Check, inServer } from '../lib/check.ts';

const own = 'features/accounts/own-account.test.ts';
const secondStep = 'features/accounts/own-two-factor.test.ts';
const twoFactor = 'platform/auth/two-factor.ts';
const removal = 'features/personal-data/remove-own-account.test.ts';

export const accounts: readonly Check[] = [
  inServer({
    promise: 'Nobody ends the sessions of somebody else',
    file: 'features/accounts/own-sessions.ts',
    text: 'and(eq(sessions.id, id), eq(sessions.userId, actor.userId))',
    without: 'eq(sessions.id, id)',
    tests: [own],
  }),
  inServer({
    promise: 'Guesses at the own password are counted',
    file: 'features/accounts/prove-password.ts',
    text: '  await beginTry(deps, attempt);\n',
    tests: [own],
  }),
  inServer({
    promise: 'Asking for an address does not tell that it has an account',
    file: 'features/accounts/change-email.ts',
    text: 'other ? toTaken : toNew',
    without: 'toNew',
    tests: ['features/accounts/own-account.test.ts'],
  }),
  inServer({
    promise: 'Reset links that went to the old e-mail end with it',
    file: 'features/accounts/change-email.ts',
    text: '    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));\n',
    tests: [own],
  }),
  inServer({
    promise: 'A reset ends the link to another e-mail',
    file: 'features/accounts/reset-password.ts',
    text: '    await tx.delete(emailChanges).where(eq(emailChanges.userId, used.userId));\n',
    tests: [own],
  }),
  inServer({
    promise: 'The log-in asks for the second step',
    file: 'features/accounts/log-in.ts',
    text: '  if (user.hasSecondStep) await requireSecondStep(deps, { accountId: user.userId, code, address });\n',
    tests: [secondStep],
  }),
  inServer({
    promise: 'A code of the second step counts once, and no older one after it',
    file: twoFactor,
    text: 'and(isOwn, lt(twoFactors.lastStep, step))',
    without: 'isOwn',
    tests: [secondStep],
  }),
  inServer({
    promise: 'Wrong codes are counted',
    file: twoFactor,
    text: '  await beginTry(deps, attempt);\n',
    tests: [secondStep],
  }),
  inServer({
    promise: 'What authenticator apps know lies sealed',
    file: twoFactor,
    text: 'seal(keys.twoFactor, secret.base32, accountId)',
    without: 'secret.base32',
    tests: [secondStep],
  }),
  inServer({
    promise: 'Deleting an account leaves no organisation without an owner',
    file: 'features/personal-data/remove-own-account.ts',
    text: "    if (outcome === 'LAST_OWNER') throw new AppError('team.last_owner');\n",
    tests: [removal],
  }),
  inServer({
    promise: 'Deleting an account asks for password and code',
    file: 'features/personal-data/remove-own-account.ts',
    text: '  await proveSelf(deps, actor, proof, address);\n',
    tests: [removal],
  }),
  inServer({
    promise: 'The address of a copy of one’s data opens no one else’s',
    file: 'features/personal-data/download-own-data.ts',
    text: "  if (!isSignedAddress(keys.links, link, clock())) throw new AppError('file.link_expired');\n",
    without: '  void isSignedAddress(keys.links, link, clock());\n',
    tests: ['features/personal-data/own-data.test.ts'],
  }),
  inServer({
    promise: 'Another password ends the other sessions of an admin',
    file: 'platform/auth/admin-accounts.ts',
    text: `  await tx
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, proved.id), ne(adminSessions.id, sessionId)));
`,
    tests: ['features/admin/admins.test.ts'],
  }),
];
