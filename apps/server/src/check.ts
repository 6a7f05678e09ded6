/** `npm start -- --check`: says whether this installation is ready for the public, line by line, while it runs or not. */
import { isReadyForPublic, type Readiness } from '@briefcast/contract';
import { pino } from 'pino';
import { readReadiness } from './features/admin/readiness/read-readiness.ts';
import { readinessTable } from './features/admin/readiness/readiness-words.ts';
import { askForReadiness } from './features/backups/control-socket.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { appliedMigrations } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';

/** Reads it from the running server, or from the database itself. */
async function readOwnReadiness(config: Config): Promise<Readiness> {
  const answer = config.databaseUrl ? null : await askForReadiness(config.dataDir);
  if (answer) return JSON.parse(answer);
  const database = await openDatabase(config, pino({ level: 'silent' }), { migrate: false, isThere: true });
  try {
    if ((await appliedMigrations(database.db)).length === 0)
      throw new ConfigError('There is nothing to check: the database is empty. Run npm start first.');
    return await readReadiness({ db: database.db, config, clock: () => new Date() });
  } finally {
    await database.close();
  }
}

try {
  const { lines } = await readOwnReadiness(readConfig(process.env));
  const isReady = isReadyForPublic(lines);
  console.log(readinessTable(lines).join('\n'));
  console.log(isReady ? '\nReady for the public.' : '\nNot ready for the public.');
  process.exitCode = isReady ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
