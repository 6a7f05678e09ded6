/** A backup is complete, and a restore works on either kind of database. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { api } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import { embeddedDatabase, openInMemory } from '../../platform/database/embedded.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import { files, messages } from '../../platform/database/tables/index.ts';
import { samplePdf, samplePicture } from '../../platform/media/sample-media.ts';
import { diskStorage } from '../../platform/storage/disk.ts';
import { bytesHeldUntil } from '../../platform/storage/hold.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { openTestDatabase, testsRunOnPostgres } from '../../testing/test-database.ts';
import { BackupError } from './archive.ts';
import { askForBackup, askForLogs, offerBackups, socketPath } from './control-socket.ts';
import { readRows, readTables } from './dump-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const server = useTestServer();
const log = pino({ level: 'silent' });
const clock = () => new Date();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
const opened: OpenDatabase[] = [];
let names = 0;
const newPath = () => join(folder, `backup-${++names}.tar`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-backup-'));
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** An empty installation; in the PostgreSQL run also one of the other kind, so that both directions are tested. */
async function newInstallation(kind: 'same' | 'embedded' = 'same') {
  const database =
    kind === 'embedded' && testsRunOnPostgres
      ? embeddedDatabase(await openInMemory())
      : await openTestDatabase(log);
  opened.push(database);
  return { ...database, storage: diskStorage(join(folder, `files-${++names}`)), clock };
}

async function takeBackup(deps: Parameters<typeof writeBackup>[0] = server.app.deps): Promise<string> {
  const path = newPath();
  await writeBackup(deps, 'the secret of the installation', createWriteStream(path));
  return path;
}

/** Everything in a database except the mark of a running backup. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    const content: Record<string, string[]> = {};
    for (const table of await readTables(tx)) {
      const lines: string[] = [];
      for await (const some of readRows(tx, table)) lines.push(...some);
      content[table] = lines.filter((line) => !line.includes('bytes_held_until')).sort();
    }
    return content;
  });
}

const say = (person: DealSituation['brand'], dealId: string, content: string) =>
  person.client.messages.send({ body: { dealId, type: 'TEXT', content } });

it('brings back every row and every file, through both kinds of database', async () => {
  const { creator, brand, dealId } = await acceptedDeal(server);
  await say(brand, dealId, 'Schön, mit "Zitat", \\ und 🌙 — مرحبا');
  const picture = await samplePicture('png');
  await sendFile(server, creator, api.files.upload, picture, { name: 'look.png', params: { dealId } });
  await server.mails();

  const before = await contentOf(server.app.deps.db);
  const [first, second] = [await newInstallation('embedded'), await newInstallation()];
  await restoreBackup(first, await takeBackup());
  const { secret, end } = await restoreBackup(second, await takeBackup(first));

  expect(secret).toBe('the secret of the installation');
  expect(await contentOf(second.db)).toEqual(before);
  expect(end.tables.messages).toBe(before.messages?.length);
  for (const key of await storedKeys(server)) {
    const [kept, original] = await Promise.all(
      [second.storage, server.app.deps.storage].map(async (storage) => buffer(await storage.read(key))),
    );
    expect(sha256(kept as Buffer)).toBe(sha256(original as Buffer));
  }
  // Generated numbers continue, so that read positions in a conversation stay valid.
  const lastSeq = Number(
    before.messages?.map((line) => JSON.parse(line).seq as number).sort((a, b) => b - a)[0],
  );
  const [{ id: _id, seq: _seq, ...row } = {} as never] = await second.db.select().from(messages).limit(1);
  const [added] = await second.db.insert(messages).values(row).returning({ seq: messages.seq });
  expect(added?.seq).toBeGreaterThan(lastSeq);
});

it('holds everything that was acknowledged before it, while ten clients write on', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const acknowledged: string[] = [];
  const acknowledgedFiles: string[] = [];
  const hashes = new Map<string, string>();
  let isTaken = false;
  let counter = 0;
  async function write(client: number) {
    const person = client % 2 === 0 ? brand : creator;
    while (!isTaken) {
      const number = ++counter;
      const content = `message ${number}`;
      await say(person, dealId, content);
      acknowledged.push(content);
      if (client > 1) continue;
      const [name, bytes] = [
        `paper-${number}.pdf`,
        Buffer.concat([samplePdf(), Buffer.from(`%${number}\n`)]),
      ];
      hashes.set(name, sha256(bytes));
      await sendFile(server, person, api.files.upload, bytes, { name, params: { dealId } });
      acknowledgedFiles.push(name);
    }
  }
  const writers = Array.from({ length: 10 }, (_, client) => write(client));
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(30);
  await expect.poll(() => acknowledgedFiles.length, { timeout: 20_000 }).toBeGreaterThan(2);
  const [promised, promisedFiles] = [[...acknowledged], [...acknowledgedFiles]];
  const path = await takeBackup();
  isTaken = true;
  await Promise.all(writers);

  const copy = await newInstallation();
  await restoreBackup(copy, path);
  const kept = new Set(
    (await copy.db.select({ content: messages.content }).from(messages)).map((row) => row.content),
  );
  expect(promised.filter((content) => !kept.has(content))).toEqual([]);
  const keptFiles = (await copy.db.select().from(files)).filter(({ originalName }) =>
    hashes.has(originalName),
  );
  const keptNames = new Set(keptFiles.map(({ originalName }) => originalName));
  expect(promisedFiles.filter((name) => !keptNames.has(name))).toEqual([]);
  for (const { originalName, storageKey } of keptFiles) {
    expect(sha256(await buffer(await copy.storage.read(storageKey)))).toBe(hashes.get(originalName));
  }
});

it('keeps the bytes of what is deleted meanwhile until it has copied them', async () => {
  const { creator, dealId } = await acceptedDeal(server);
  await sendFile(server, creator, api.files.upload, samplePdf(), { name: 'gone.pdf', params: { dealId } });
  const admin = await server.signInAdmin();
  const { storage } = server.app.deps;
  let isDeleted = false;
  // The first access to a file happens when the rows have been read and no byte has.
  const deleting: typeof storage = {
    ...storage,
    async size(key) {
      if (!isDeleted) {
        isDeleted = true;
        await admin.client.admin.removeDeal({ params: { id: dealId } });
        await server.app.deps.jobs.drain();
      }
      return storage.size(key);
    },
  };
  const path = await takeBackup({ ...server.app.deps, storage: deleting });
  const copy = await newInstallation();
  const { end } = await restoreBackup(copy, path);
  expect(isDeleted).toBe(true);
  const [file] = (await copy.db.select().from(files)).filter(
    ({ originalName }) => originalName === 'gone.pdf',
  );
  expect((await buffer(await copy.storage.read(file?.storageKey ?? ''))).equals(samplePdf())).toBe(true);
  expect(end.files).toBeGreaterThan(0);

  // Postponed, not forgotten.
  expect(await bytesHeldUntil(server.app.deps.db, new Date())).toBeNull();
  expect(await storedKeys(server)).toContain(file?.storageKey);
  server.advance(31 * 60_000);
  await server.app.deps.jobs.drain();
  expect(await storedKeys(server)).not.toContain(file?.storageKey);
});

it('refuses what is damaged, cut off or no backup, and changes nothing', async () => {
  const { creator, dealId } = await acceptedDeal(server);
  await sendFile(server, creator, api.files.upload, samplePdf(), { params: { dealId } });
  const path = await takeBackup();
  const whole = await readFile(path);
  const copy = await newInstallation();
  const before = await contentOf(copy.db);
  const refusals: [string, (path: string) => Promise<void>, RegExp][] = [
    [
      'cut off',
      (file) => truncate(file, Math.floor(whole.length / 2)),
      /cannot be read|cannot be unpacked|not whole/,
    ],
    ['cut off within a file', (file) => truncate(file, whole.indexOf('%PDF') + 10), /cannot be read/],
    ['without its end', (file) => truncate(file, whole.lastIndexOf('end.json')), /not whole|cannot be read/],
    ['one bit of a file', (file) => writeFile(file, flip(whole, whole.indexOf('%PDF') + 3)), /damaged/],
    ['something else', (file) => writeFile(file, 'a shopping list'), /cannot be read|not a backup/],
  ];
  for (const [name, spoil, reason] of refusals) {
    const spoilt = newPath();
    await writeFile(spoilt, whole);
    await spoil(spoilt);
    const refusal = restoreBackup(copy, spoilt);
    await expect(refusal, name).rejects.toThrow(BackupError);
    await expect(refusal, name).rejects.toThrow(reason);
  }
  expect(await contentOf(copy.db)).toEqual(before);
});

function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

it('replaces nobody, and asks for the version that made the backup, or for a database without tables', async () => {
  const path = await takeBackup();
  const migrate = async () => [];
  await expect(restoreBackup({ ...server.app.deps, migrate }, path)).rejects.toThrow(
    /people or deals in this installation/,
  );
  const installation = await newInstallation();
  const { db } = installation;
  const applied = sql`drizzle.__drizzle_migrations`;
  await db.execute(sql`update ${applied} set hash = 'another ' || hash`);
  const ofAnother = await takeBackup(installation);
  await db.execute(sql`update ${applied} set hash = replace(hash, 'another ', '')`);
  await expect(restoreBackup(installation, ofAnother)).rejects.toThrow(
    /newer version of Briefcast, or of another/,
  );
  const [last] = (await appliedMigrations(db)).slice(-1);
  await db.execute(sql`delete from ${applied} where hash = ${last?.hash}`);
  const ofEarlier = await takeBackup(installation);
  await db.execute(sql`insert into ${applied} (hash, created_at) values (${last?.hash}, ${last?.writtenAt})`);
  await expect(restoreBackup(installation, ofEarlier)).rejects.toThrow(/on which no server was started yet/);
});

it('ends when nobody takes it any more, and lets bytes go again', async () => {
  const sink = new PassThrough({ highWaterMark: 1 });
  const backup = writeBackup(server.app.deps, null, sink);
  sink.once('readable', () => sink.destroy(new Error('the disk is full')));
  await expect(backup).rejects.toThrow('the disk is full');
  expect(await bytesHeldUntil(server.app.deps.db, new Date())).toBeNull();
});

it('is streamed by the running server to its own user, who is told of the logs as well', async () => {
  expect(await askForBackup(server.dataDir)).toBeNull();
  const secretOfServer = 'the secret of the installation';
  const checkLogs = async () => ({ logs: 2, faults: [] });
  const end = await offerBackups({
    deps: server.app.deps,
    secret: secretOfServer,
    checkLogs,
    readReadiness: async () => null,
  });
  expect((await stat(socketPath(server.dataDir))).mode & 0o777).toBe(0o600);
  const path = newPath();
  const stream = await askForBackup(server.dataDir);
  await pipeline(stream ?? [], createWriteStream(path));
  expect(await askForLogs(server.dataDir)).toBe('{"logs":2,"faults":[]}');
  await end();
  const { secret } = await restoreBackup(await newInstallation(), path);
  expect(secret).toBe(secretOfServer);
  expect(await askForBackup(server.dataDir)).toBeNull();
  expect(await askForLogs(server.dataDir)).toBeNull();
});
