/** Concurrent calls: deadlocks, deleted rows, the order of locks. */
import { type Check, inServer } from '../lib/check.ts';

const retry = 'platform/database/retry.ts';
const deadlockTest = 'fleet/deadlock.test.ts';
const refusals = 'platform/database/constraint-refusals.ts';
const refusalsTest = 'constraint-refusals.test.ts';
const vanishingTest = 'fleet/vanishing-rows.test.ts';

export const conflicts: readonly Check[] = [
  inServer({
    promise: 'A transaction that lost against another is done again',
    file: retry,
    text: 'if (!lostCodes.has(codeOf(error))) throw error;',
    without: 'if (codeOf(error) !== null) throw error;',
    tests: [deadlockTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'A transaction that loses again and again is refused',
    file: retry,
    text: '      if (tries === mostTries)\n',
    without: '      if (tries === 9)\n',
    tests: [deadlockTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'What waits for a commit comes once, however often it was tried',
    file: 'platform/database/after-commit.ts',
    text: '      const scope: Scope = { hooks: [], isOver: false };\n',
    without:
      '      const scope = (attempt as { scope?: Scope }).scope ?? { hooks: [], isOver: false };\n      (attempt as { scope?: Scope }).scope = scope;\n',
    tests: [deadlockTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'A row that is gone is told as what it is',
    file: refusals,
    text: '  return code ? new AppError(code, { cause: error }) : null;\n',
    without: '  return code ? null : null;\n',
    tests: [refusalsTest],
  }),
  inServer({
    promise: 'Every reference between tables has its refusal',
    file: 'features/deals/index.ts',
    text: "    files_deal_id_deals_id_fk: 'deal.not_found',\n",
    tests: [refusalsTest],
  }),
  inServer({
    promise: 'A creator who is unpublished or deleted gets no brief that was sent meanwhile',
    file: 'features/deals/create-deal.ts',
    text: '::uuid for share), false)',
    without: '::uuid), false)',
    tests: [vanishingTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'A new password locks the account before its links',
    file: 'features/accounts/reset-password.ts',
    text: "    await tx.select({ id: users.id }).from(users).where(eq(users.id, known.userId)).for('no key update');\n",
    tests: [vanishingTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'Reminders hold people before their deals',
    file: 'platform/database/lock-order.ts',
    text: "    .where(inArray(users.id, wanted))\n    .orderBy(users.id)\n    .for('key share');\n",
    without: '    .where(inArray(users.id, wanted))\n    .orderBy(users.id);\n',
    tests: [vanishingTest],
    project: 'server-postgres',
  }),
];
