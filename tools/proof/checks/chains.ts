/** The logs of deals, their signatures, and what the database refuses to change. */
import { type Check, inContract, inServer } from '../lib/check.ts';

const log = 'proof/deal-log.ts';
const logTest = ['proof/deal-log.test.ts'];
const ofServer = ['features/proof/proof.test.ts'];

export const chains: readonly Check[] = [
  inContract({
    promise: "An entry's hash is that of what it says",
    file: log,
    text: "  if (hashOfBody(body) !== hash) return fault('hash');\n",
    tests: logTest,
  }),
  inContract({
    promise: 'An entry holds the hash of the one before',
    file: log,
    text: "  if (body.previous !== previous) return fault('previous');\n",
    tests: logTest,
  }),
  inContract({
    promise: 'The end of a log is signed',
    file: log,
    text: 'isListed && isSignedBy(head, signature)',
    without: 'isListed',
    tests: logTest,
  }),
  inContract({
    promise: 'A certificate is signed',
    file: 'proof/certificate.ts',
    text: "isSignedBy(statementOf(certificate), certificate.signature) ? null : 'signature'",
    without: 'null',
    tests: ['proof/certificate.test.ts'],
  }),
  inContract({
    promise: 'A signature has one form alone',
    file: 'proof/signature.ts',
    text: '  if (!hexForm.test(signature) || !hexForm.test(publicKey)) return false;\n',
    tests: ['proof/certificate.test.ts'],
  }),
  {
    promise: 'A manifest that nobody signed is what does not fit, and not the log',
    file: 'packages/contract/src/proof/evidence.ts',
    text: 'faultOfLog(files, isSigned ? manifest.dealId : null)',
    without: 'faultOfLog(files, manifest?.dealId ?? null)',
    tests: ['apps/server/src/features/proof/check-evidence.test.ts'],
  },
  inServer({
    promise: 'The database neither changes nor deletes entries of a log',
    file: 'platform/database/migrations/0031_append_only_log.sql',
    text: 'CREATE TRIGGER deal_log_is_kept BEFORE UPDATE OR DELETE ON "deal_log"\n  FOR EACH ROW EXECUTE FUNCTION refuse_change();',
    without: 'SELECT 1;',
    tests: ofServer,
  }),
  inServer({
    promise: 'Nothing is added to a log whose end was removed',
    file: 'features/proof/append-entries.ts',
    text: "  if (lastSpoken > end) throw new AppError('deal.log_cut', { params: { entry: end + 1 } });\n",
    tests: ofServer,
  }),
  inServer({
    promise: 'A message that was taken away is missed where its log holds it',
    file: 'features/proof/check-messages.ts',
    text: 'm.id is null or m.sender_role',
    without: 'm.sender_role',
    tests: ofServer,
  }),
  inServer({
    promise: 'A message that was changed by hand is found',
    file: 'features/proof/check-messages.ts',
    text: " or m.content <> p.value ->> 'text'",
    tests: ofServer,
  }),
  inServer({
    promise: 'A message that was given to the other side by hand is found',
    file: 'features/proof/check-messages.ts',
    text: "m.sender_role::text <> l.body ->> 'side' or ",
    tests: ofServer,
  }),
  inServer({
    promise: 'A message that was taken away before it joined the log is missed',
    file: 'features/proof/check-messages.ts',
    text: "  return found?.differs ? { entry: null, reason: 'messages' } : null;\n",
    without: '  return null;\n',
    tests: ofServer,
  }),
  inServer({
    promise: 'One evidence of a deal is made at a time',
    file: 'features/proof/evidence.ts',
    text: '  await acquireFor(limiter, deal.id, reply);\n',
    tests: ofServer,
  }),
];
