/** Free disk space, and who may read the files. */
import { type Check, inServer } from '../lib/check.ts';

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

export const disks: readonly Check[] = [
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
    without: '  if (isStorageFull(error) && refusal)\n',
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
    text: '    await tryWrite().catch(',
    without: '    await Promise.resolve().catch(',
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
