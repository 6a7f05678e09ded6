/** How much is stored, what is left of the disk, and who may look into its files. */
import { type Check, inServer } from '../lib/check.ts';

const quota = 'features/files/quota.ts';
const quotaTest = 'features/files/quota.test.ts';
const uploads = 'platform/http/uploads.ts';
const disk = 'platform/storage/disk.ts';
const storageTest = 'platform/storage/storage.test.ts';
const fullTest = 'full-disk.test.ts';
const errors = 'platform/http/error-handler.ts';
const ready = 'features/system/check-ready.ts';
const room = 'platform/database/database-room.ts';
const embeddedTest = 'platform/database/embedded.test.ts';
const privateFiles = 'platform/private-files.ts';
const privateTest = 'private-data.test.ts';

export const storage: readonly Check[] = [
  inServer({
    promise: 'An upload that does not fit into its quota is refused before it comes',
    file: quota,
    text: '    if (left.bytes < atLeast) throw left.refusal();\n',
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
    text: 'select pg_advisory_xact_lock(${accountLocks}, hashtext(${userId}))',
    without: 'select ${accountLocks}::int, hashtext(${userId})',
    tests: [quotaTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'Uploads to one deal ask one after the other what is left',
    file: quota,
    text: '    if (dealId !== null) await findDealForUpdate(tx, actor, dealId);\n',
    tests: [quotaTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'The stream of an upload is cut off where its room ends',
    file: uploads,
    text: '    if (size > allowance.bytes) throw allowance.refusal();\n',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'What was made of an upload has to fit as well',
    file: quota,
    text: '  if (bytes > left.bytes) throw left.refusal();\n',
    tests: [quotaTest],
  }),
  inServer({
    promise: 'No byte is taken where the reserve of the disk is touched',
    file: uploads,
    text: '  await requireRoom(deps.storage, declaredBytesOf(request));\n',
    tests: [fullTest],
  }),
  inServer({
    promise: 'What is declared has to fit beside the reserve',
    file: uploads,
    text: 'room > (declaredBytes ?? 0)',
    without: 'room > 0',
    tests: [fullTest],
  }),
  inServer({
    promise: 'The reserve is looked at while bytes come',
    file: 'platform/storage/watch-write.ts',
    text: 'left > 0 || ',
    without: 'left !== null || ',
    tests: [storageTest],
  }),
  inServer({
    promise: 'A full disk is told as what it is',
    file: errors,
    text: '  if (isStorageFull(error))\n',
    without: "  if (isStorageFull(error) && code === '')\n",
    tests: [fullTest],
  }),
  inServer({
    promise: '/api/ready tells that the disk is full',
    file: ready,
    text: "  if (room !== undefined && room <= 0) return 'full';\n",
    tests: [fullTest],
  }),
  inServer({
    promise: '/api/ready tells that the database takes no changes',
    file: ready,
    text: '    await tryWrite().catch(\n',
    without: '    await Promise.resolve().catch(\n',
    tests: [fullTest],
  }),
  inServer({
    promise: 'A database that takes no changes refuses them as what it is',
    file: errors,
    text: '  if (isReadOnly(error))\n',
    without: '  if (isReadOnly(error) && code === readOnlyCode.repeat(2))\n',
    tests: [fullTest],
  }),
  inServer({
    promise: 'The embedded database does not fill its disk',
    file: room,
    text: "${isShort ? 'on' : 'off'}",
    without: 'off',
    tests: [embeddedTest],
  }),
  inServer({
    promise: 'The embedded database is not opened on a full disk',
    file: room,
    text: '  if (free >= needed) return;\n',
    without: '  if (free >= 0) return;\n',
    tests: [embeddedTest],
  }),
  inServer({
    promise: 'What the server writes is private to its user',
    file: privateFiles,
    text: 'process.umask(openToOthers)',
    without: 'process.umask()',
    tests: [privateTest],
  }),
  inServer({
    promise: 'What lies in the data folder is closed at the start',
    file: privateFiles,
    text: 'await closeOwn(join(dataDir, entry.name))',
    without: 'await Promise.resolve(entry)',
    tests: [privateTest],
  }),
  inServer({
    promise: 'The files of the embedded database are closed at the start',
    file: 'platform/database/embedded.ts',
    text: '    await closeFolder(folder);\n',
    tests: [privateTest],
  }),
  inServer({
    promise: 'Stored bytes are private, whatever the umask',
    file: disk,
    text: "open(path, 'wx', 0o600)",
    without: "open(path, 'wx', 0o666)",
    tests: [storageTest],
  }),
  inServer({
    promise: 'Folders of stored bytes are private, whatever the umask',
    file: disk,
    text: 'mkdir(folder, { recursive: true, mode: 0o700 })',
    without: 'mkdir(folder, { recursive: true, mode: 0o777 })',
    tests: [storageTest],
  }),
  inServer({
    promise: 'What a killed process left half-written is removed',
    file: disk,
    text: '        if (await isOlder(path, olderThan)) await rm(path, { force: true });\n',
    tests: [storageTest],
  }),
  inServer({
    promise: 'It is removed at the start',
    file: 'features/files/clear-unfinished.ts',
    text: '  void clear();\n',
    tests: [privateTest],
  }),
  inServer({
    promise: 'What is still being written stays',
    file: 'platform/storage/watch-write.ts',
    text: '    utimes(path, now, now).catch(() => undefined);\n',
    without: '    now.getTime();\n',
    tests: [storageTest],
  }),
];
