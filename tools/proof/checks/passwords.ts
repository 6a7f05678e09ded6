/** Tries of passwords, the admin's login, reset links, and weak secrets. */
import { type Check, inServer } from '../lib/check.ts';

const logIn = 'features/accounts/log-in.ts';
const rule = 'platform/http/limits/password-rule.ts';
const ruleTest = 'platform/http/limits/password-rule.test.ts';
const triesTest = 'platform/http/limits/password-tries.test.ts';
const admin = 'features/admin/log-in.ts';
const failures = 'features/admin/audit-failures.ts';
const adminTest = 'features/admin/log-in.test.ts';
const reset = 'features/accounts/reset-password.ts';
const accounts = 'features/accounts/accounts.test.ts';
const config = 'platform/config.ts';
const weak = 'platform/weak-secrets.ts';
const weakTest = 'platform/weak-secrets.test.ts';

export const passwords: readonly Check[] = [
  inServer({
    promise: 'A try is counted before its password is hashed',
    file: logIn,
    text: `  await beginTry(deps, attempt);
  const [user] = await credentialsOf(db).execute({ email });
  const isRight = await deps.passwords.isRight(user?.passwordHash ?? null, password);
`,
    without: `  const [user] = await credentialsOf(db).execute({ email });
  const isRight = await deps.passwords.isRight(user?.passwordHash ?? null, password);
  await beginTry(deps, attempt);
`,
    tests: [triesTest],
  }),
  inServer({
    promise: 'Tries at accounts that nobody has are counted alike',
    file: logIn,
    text: `  await beginTry(deps, attempt);
  const [user] = await credentialsOf(db).execute({ email });
`,
    without: `  const [user] = await credentialsOf(db).execute({ email });
  if (user) await beginTry(deps, attempt);
`,
    tests: [triesTest],
  }),
  inServer({
    promise: "Tries of the admin's password are counted",
    file: admin,
    text: '  await beginTry(deps, attempt);\n',
    tests: [triesTest],
  }),
  inServer({
    promise: 'A network that fails waits longer and longer',
    file: rule,
    text: 'firstWaitMilliseconds * 2 ** (failures - freeFailures)',
    without: 'firstWaitMilliseconds',
    tests: [ruleTest],
  }),
  inServer({
    promise: 'A network that has to wait has no try looked at',
    file: rule,
    text: '  if (network.retryAt && network.retryAt > now)\n',
    without: '  if (network.retryAt && network.retryAt < network.triedAt)\n',
    tests: [ruleTest, triesTest],
  }),
  inServer({
    promise: 'One network does not shut a share for its guests',
    file: 'platform/http/limits/table.ts',
    text: 'ofShared: { failuresADay: 1000 }',
    without: 'ofShared: { failuresADay: 100 }',
    tests: [ruleTest],
  }),
  inServer({
    promise: 'Many networks together guess a hundred times a day',
    file: rule,
    text: 'ofDay >= mostDaily && !isKnown',
    without: 'mostDaily === 0 && !isKnown',
    tests: [ruleTest, triesTest],
  }),
  inServer({
    promise: 'The owner at home is let in while strangers guess',
    file: rule,
    text: ' && !isKnown',
    tests: [ruleTest, triesTest],
  }),
  inServer({
    promise: 'A log-in with the old password that meets a new one opens nothing',
    file: 'features/accounts/open-session.ts',
    text: 'and(eq(users.id, user.userId), eq(users.passwordHash, user.passwordHash))',
    without: 'and(eq(users.id, user.userId))',
    tests: ['fleet/vanishing-rows.test.ts'],
    project: 'server-postgres',
  }),
  inServer({
    promise: "The admin's log-out ends the token",
    file: 'platform/auth/admin-sessions.ts',
    text: '  if (!row) return null;\n',
    without: "  if (!row) return { kind: 'admin', sessionId, adminId: null, name: firstAdmin };\n",
    tests: [adminTest],
  }),
  inServer({
    promise: "The admin's log-ins stand in the trail, with where they came from",
    file: admin,
    text: "    await recordAudit(deps, tx, { by, action: 'admin.log_in', subject: networkOf(address) });\n",
    tests: [adminTest],
  }),
  inServer({
    promise: "Wrong passwords at the admin's door stand in the trail",
    file: admin,
    text: '    await recordFailedLogIn(deps, address);\n',
    tests: [adminTest],
  }),
  inServer({
    promise: 'The first password opens nothing beside a second step',
    file: admin,
    text: "  if (!account && (await isFirstPasswordClosed(db))) throw new AppError('admin.first_password_closed');\n",
    tests: ['features/admin/admins.test.ts'],
  }),
  inServer({
    promise: 'Nobody fills the trail from many networks',
    file: failures,
    text: 'const ownLines = 10;',
    without: 'const ownLines = 1000;',
    tests: [adminTest],
  }),
  inServer({
    promise: 'Failures of a moment share a line',
    file: failures,
    text: ".where(eq(settings.key, 'admin_password_hash')).for('update')",
    without: ".where(eq(settings.key, 'admin_password_hash'))",
    tests: [adminTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'A newer reset link ends the older ones',
    file: reset,
    text: '    await tx.delete(resetTokens).where(eq(resetTokens.userId, user.id));\n',
    tests: [accounts],
  }),
  inServer({
    promise: 'A reset link works once, when used twice at once as well',
    file: reset,
    text: "    if (!used) throw new AppError('account.reset_token_invalid');\n",
    without: '    if (!used) return;\n',
    tests: [accounts],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'Three reset links an hour go to one account',
    file: reset,
    text: ' || (await takeSlot(deps, tx, wish))',
    tests: [accounts],
  }),
  inServer({
    promise: 'The start refuses an admin password that is easy to guess',
    file: config,
    text: '\n      .refine(isHardToGuess, `is easy to guess. Make one: ${howToMake.password}`)',
    tests: [weakTest],
  }),
  inServer({
    promise: 'The start refuses a secret that is easy to guess',
    file: config,
    text: "\n      .min(32, 'must have at least 32 characters')\n      .refine(isHardToGuess, `is easy to guess. Make one: ${howToMake.secret}`)",
    without: "\n      .min(32, 'must have at least 32 characters')",
    tests: [weakTest],
  }),
  inServer({
    promise: 'Secrets of samples are easy to guess',
    file: weak,
    text: '  if (samples.some((sample) => sample.test(text))) return false;\n',
    tests: [weakTest],
  }),
  inServer({
    promise: 'Repetitions are easy to guess',
    file: weak,
    text: ' && !isRepetition(text)',
    tests: [weakTest],
  }),
  inServer({
    promise: 'Rows of characters are easy to guess',
    file: weak,
    text: ' && !isRow(text)',
    tests: [weakTest],
  }),
  inServer({
    promise: 'An account is given no password that is tried first',
    file: 'platform/auth/passwords.ts',
    text: "      if (await isTriedFirst(composed(password))) throw invalid('password', 'password.easy_to_guess');\n",
    tests: ['platform/auth/passwords.test.ts'],
  }),
];
