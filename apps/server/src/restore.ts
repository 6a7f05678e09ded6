/** `npm run restore -- FILE`: a backup into an empty installation, of whichever kind is configured. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { BackupError } from './features/backups/archive.ts';
import { restoreBackup } from './features/backups/restore-backup.ts';
import { keepSecret } from './platform/auth/secrets.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open.ts';
import { keepFilesPrivate, openDataFolder } from './platform/private-files.ts';
import { openStorage } from './platform/storage/open.ts';

async function restore(file: string | undefined): Promise<void> {
  if (!file) throw new BackupError('Name the file to restore: npm run restore -- FILE');
  // npm changes to the project's folder and tells where the person stood.
  const source = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(source)) throw new BackupError(`${source} is not there.`);
  const config = readConfig(process.env);
  await openDataFolder(config.dataDir);
  const database = await openDatabase(config, pino({ level: 'silent' }), { migrate: false });
  try {
    const { end, secret } = await restoreBackup({ ...database, storage: await openStorage(config) }, source);
    if (secret) await keepSecret(config, secret);
    const rows = Object.values(end.tables).reduce((sum, count) => sum + count, 0);
    console.log(`Restored ${rows} rows and ${end.files} files. Start the server: npm start`);
  } finally {
    await database.close();
  }
}

keepFilesPrivate();

try {
  await restore(process.argv[2]);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
