/** `npm run backup -- FILE`: database and files in one archive, while the server runs or not. */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { BackupError } from './features/backups/archive.ts';
import { checkBackup } from './features/backups/check-backup.ts';
import { askForBackup } from './features/backups/control-socket.ts';
import { writeLastBackup } from './features/backups/last-backup.ts';
import { writeBackup } from './features/backups/write-backup.ts';
import { readOwnSecret } from './platform/auth/secrets.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open.ts';
import { keepFilesPrivate } from './platform/private-files.ts';
import { openStorage } from './platform/storage/open.ts';

const log = pino({ level: 'silent' });

async function writeOwn(config: Config, path: string): Promise<void> {
  const database = await openDatabase(config, log, { migrate: false, isThere: true });
  try {
    const deps = { db: database.db, storage: await openStorage(config), clock: () => new Date() };
    await writeBackup(deps, await readOwnSecret(config), createWriteStream(path, { mode: 0o600 }));
    await writeLastBackup(database.db, deps.clock());
  } finally {
    await database.close();
  }
}

async function backup(file: string | undefined): Promise<void> {
  if (!file) throw new BackupError('Name the file to write: npm run backup -- FILE');
  // npm changes to the project's folder and tells where the person stood.
  const target = resolve(process.env.INIT_CWD ?? '.', file);
  if (existsSync(target))
    throw new BackupError(`${target} is there already, and a backup is never overwritten.`);
  const config = readConfig(process.env);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.unfinished`;
  try {
    const running = config.databaseUrl ? null : await askForBackup(config.dataDir);
    if (running) await pipeline(running, createWriteStream(unfinished, { mode: 0o600 }));
    else await writeOwn(config, unfinished);
    const { end } = await checkBackup(unfinished);
    await rename(unfinished, target);
    const rows = Object.values(end.tables).reduce((sum, count) => sum + count, 0);
    const { size } = await stat(target);
    console.log(
      `${target} holds ${rows} rows and ${end.files} files (${Math.ceil(size / 1024)} kB), read back and whole.`,
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

keepFilesPrivate();

try {
  await backup(process.argv[2]);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
