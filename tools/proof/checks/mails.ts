/** Recipients and number of mails, and the link that confirms an address. */
import { type Check, inServer } from '../lib/check.ts';

const slots = 'platform/mail/mail-slots.ts';
const bundles = 'features/notifications/bundles.ts';
const bundlesTest = 'features/notifications/bundles.test.ts';
const confirm = 'features/accounts/confirm-email.ts';
const link = 'features/accounts/confirmation-link.ts';
const confirmTest = 'features/accounts/confirm-email.test.ts';

export const mails: readonly Check[] = [
  inServer({
    promise: 'News go to no e-mail that nobody has confirmed',
    file: bundles,
    text: '    if (!receiver?.isConfirmed) return false;\n',
    tests: [confirmTest],
  }),
  inServer({
    promise: 'An hour brings one person so many mails',
    file: slots,
    text: '  return slot?.freeAt ?? null;\n',
    tests: [bundlesTest],
  }),
  inServer({
    promise: 'What is beyond is held and told together',
    file: bundles,
    text: '    if (freeAt) await hold(deps, tx, userId, itself, freeAt);\n',
    tests: [bundlesTest],
  }),
  inServer({
    promise: 'A bundle waits for room in the hour as well',
    file: bundles,
    text: '    if (!freeAt) return receiver;\n',
    without: '    if (freeAt !== undefined) return receiver;\n',
    tests: [bundlesTest],
  }),
  inServer({
    promise: 'Of many mails at once one after the other asks for its place',
    file: slots,
    text: "\n    .for('no key update')",
    tests: [bundlesTest, confirmTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'The mail that confirms is asked for again a few times',
    file: confirm,
    text: "  await requireSlot(deps, tx, { id: mailId, userId, purpose: 'confirmation' });\n",
    tests: [confirmTest],
  }),
  inServer({
    promise: 'A link that confirms needs our signature',
    file: link,
    text: ' && timingSafeEqual(given, expected)',
    tests: [confirmTest],
  }),
  inServer({
    promise: 'A link that confirms is for one address',
    file: link,
    text: 'update(`confirm\\n${subject}\\n${email}`)',
    without: 'update(`confirm\\n${subject}`)',
    tests: [confirmTest],
  }),
  inServer({
    promise: 'A link that confirms ends',
    file: confirm,
    text: "    if (link.expiresAt <= deps.clock()) throw new AppError('account.confirmation_expired');\n",
    tests: [confirmTest],
  }),
];
