/** How much an account and a deal may store. */
import { type Check, inServer } from '../lib/check.ts';

const quota = 'features/files/quota.ts';
const quotaTest = 'features/files/quota.test.ts';
const uploadedBytes = 'platform/http/upload-bytes.ts';

export const quotas: readonly Check[] = [
  inServer({
    promise: 'An upload that does not fit into its quota is refused before it comes',
    file: quota,
    text: '  if (left.bytes < atLeast) throw left.refusal();\n',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'An account stores so many bytes',
    file: quota,
    text: '    bytes: config.quotaAccountBytes - used,\n',
    without: '    bytes: Number.MAX_SAFE_INTEGER,\n',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'What is on its way to a deal counts',
    file: quota,
    text: '    bytes: config.quotaDealBytes - used,\n',
    without: '    bytes: config.quotaDealBytes - stored.bytes,\n',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'A deal has a quota beside its accounts',
    file: quota,
    text: '  return deal.bytes < account.bytes ? deal : account;\n',
    without: '  return deal.bytes === account.bytes ? deal : account;\n',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'An account stores so many pictures and films',
    file: quota,
    text: 'of.dealId === null && count >= config.quotaAccountMedia',
    without: 'of.dealId === null && count < 0',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'A deal stores so many files',
    file: quota,
    text: '  if (count >= config.quotaDealFiles)\n',
    without: '  if (count < 0)\n',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'A reservation that nobody renews ends',
    file: quota,
    text: 'gt(uploadReservations.expiresAt, now), ',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'Uploads of one account ask one after the other what is left',
    file: quota,
    text: 'select pg_advisory_xact_lock(${accountLocks}, hashtext(${accountOf(actor)}))',
    without: 'select ${accountLocks}::int, hashtext(${accountOf(actor)})',
    tests: ['fleet/quota-locks.test.ts'],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'Uploads to one deal ask one after the other what is left',
    file: quota,
    text: '    if (dealId !== null) await findDealForUpdate(tx, actor, dealId);\n',
    tests: ['fleet/quota-locks.test.ts'],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'The stream of an upload is cut off where its room ends',
    file: uploadedBytes,
    text: '    if (size > allowance.bytes) throw allowance.refusal();\n',
    tests: [quotaTest],
    isEndless: true,
  }),
  inServer({
    promise: 'What was made of an upload has to fit as well',
    file: quota,
    text: '  if (bytes > left.bytes) throw left.refusal();\n',
    tests: [quotaTest],
  }),
];
