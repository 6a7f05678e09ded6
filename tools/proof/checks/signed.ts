/** Signatures, sealed values and idempotency keys. */
import { type Check, inServer } from '../lib/check.ts';

const link = 'platform/storage/signed-address.ts';
const linkTest = 'platform/storage/signed-address.test.ts';
const unsubscribe = 'features/notifications/unsubscribe-link.ts';
const once = 'platform/http/answer-once.ts';
const idempotency = 'idempotency.test.ts';

export const signed: readonly Check[] = [
  inServer({
    promise: "A file's address needs our signature",
    file: link,
    text: '    timingSafeEqual(given, expected) &&\n',
    tests: [linkTest],
  }),
  inServer({
    promise: "A file's address ends",
    file: link,
    text: ' &&\n    Number(link.expires) * 1000 > now.getTime()',
    tests: [linkTest],
  }),
  inServer({
    promise: 'The signature covers which form of the file it opens',
    file: link,
    text: 'update(`${id}\\n${variant}\\n${expires}`)',
    without: 'update(`${id}\\n${expires}`)',
    tests: [linkTest],
  }),
  inServer({
    promise: 'Deal files open by signed addresses only',
    file: 'features/files/read-file.ts',
    text: "  if (!isSignedAddress(keys.links, { ...link, variant }, now)) throw new AppError('file.link_expired');\n",
    tests: ['access-matrix.test.ts', 'features/files/deal-files.test.ts'],
  }),
  inServer({
    promise: 'An unsubscribe link needs our signature',
    file: unsubscribe,
    text: ' || !timingSafeEqual(given, expected)',
    tests: ['features/notifications/mail.test.ts', 'features/notifications/notifications.test.ts'],
  }),
  inServer({
    promise: 'A key stands for one request: another under it is refused',
    file: once,
    text: "  if (row && row.fingerprint !== fingerprint) throw new AppError('request.key_reused');\n",
    tests: [idempotency],
  }),
  inServer({
    promise: 'Another file under the key of an upload is refused',
    file: once,
    text: "    if ((await digestUpload(deps, request, types)) !== uploadDigest) throw new AppError('request.key_reused');\n",
    without: '    await digestUpload(deps, request, types);\n',
    tests: [idempotency],
  }),
  inServer({
    promise: "Keys are one's own: another account's answer is not told",
    file: once,
    text: "caller.kind === 'user' ? `user ${caller.userId}` : `address ${request.ip}`",
    without: '`address ${request.ip}`',
    tests: [idempotency],
  }),
  inServer({
    promise: 'What a refused upload held is free again',
    file: once,
    text: '    await db\n      .delete(idempotencyKeys)\n      .where(ownRow(call))\n      .catch(() => undefined);\n',
    tests: [idempotency],
  }),
];
