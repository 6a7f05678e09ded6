/**
 * `npm run verify -- FILE`: checks the evidence of a deal, on any machine, without a server or network.
 * `npm run verify`: checks the logs and messages of all deals of this installation, while the server runs or not.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DealLog } from '@briefcast/contract';
import {
  type EvidenceFault,
  EvidenceManifest,
  logName,
  manifestName,
} from '@briefcast/contract/proof/evidence';
import { pino } from 'pino';
import { askForLogs } from './features/backups/control-socket.ts';
import { checkEvidence, readEvidence } from './features/proof/check-evidence.ts';
import { checkEveryLog, type FaultOfLog } from './features/proof/check-logs.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { appliedMigrations } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';

const reasons: Record<EvidenceFault['reason'], string> = {
  unreadable: 'cannot be read',
  missing: 'is missing',
  unlisted: 'is not listed in the manifest',
  changed: 'was changed',
  signature: 'has a signature that does not fit',
  other_deal: 'is of another project',
  place: 'does not stand in its place',
  previous: 'does not hold the hash of the entry before',
  hash: 'does not have the hash of what it says',
  who: 'names somebody else',
  what: 'says something else',
  head: 'is not the one that was signed',
};

const wordsOf = ({ file, entry, reason }: EvidenceFault) =>
  entry === null ? `${file} ${reasons[reason]}.` : `Entry ${entry} of ${file} ${reasons[reason]}.`;

const messageFaults = {
  message_missing: 'names a message that is gone',
  message_changed: 'names a message that says something else now',
};

function wordsOfLog({ dealId, entry, reason }: FaultOfLog): string {
  const file = `the log of deal ${dealId}`;
  if (reason === 'messages') return `Deal ${dealId} does not have as many messages as were sent.`;
  if (reason === 'message_missing' || reason === 'message_changed')
    return `Entry ${entry} of ${file} ${messageFaults[reason]}.`;
  return wordsOf({ file, entry, reason });
}

/** Checks every log of this installation: by the running server, or in the database itself. */
async function checkInstallation(config: Config): ReturnType<typeof checkEveryLog> {
  const said = config.databaseUrl ? null : await askForLogs(config.dataDir);
  if (said) return JSON.parse(said);
  const database = await openDatabase(config, pino({ level: 'silent' }), { migrate: false, isThere: true });
  try {
    const isEmpty = (await appliedMigrations(database.db)).length === 0;
    if (isEmpty) throw new ConfigError('There is nothing to check: the database is empty.');
    return await checkEveryLog(database.db);
  } finally {
    await database.close();
  }
}

async function verifyInstallation(): Promise<number> {
  const { logs, faults } = await checkInstallation(readConfig(process.env));
  for (const fault of faults) console.error(wordsOfLog(fault));
  console.log(
    faults.length === 0
      ? `All ${logs} logs fit.`
      : `Of ${logs} logs ${faults.length} do not fit, or their messages.`,
  );
  return faults.length === 0 ? 0 : 1;
}

async function verifyFile(file: string): Promise<number> {
  // npm changes to the project's folder and tells where the person stood.
  const zip = await readFile(resolve(process.env.INIT_CWD ?? '.', file)).catch(() => null);
  if (!zip) {
    console.error(`${file} cannot be read.`);
    return 2;
  }
  const fault = await checkEvidence(zip);
  if (fault) {
    console.error(`This evidence does not fit. ${wordsOf(fault)}`);
    return 1;
  }
  const log = DealLog.parse(JSON.parse((await readEvidence(zip, logName)).toString()));
  console.log(`All ${log.entries.length} entries, files and signatures fit.`);
  const manifest = EvidenceManifest.parse(JSON.parse((await readEvidence(zip, manifestName)).toString()));
  const papers = manifest.files.map(({ name }) => name).filter((name) => name.endsWith('.pdf'));
  if (papers.length > 0) console.log(`The licence certificate is in it as ${papers.join(' and ')}.`);
  console.log('Signed with these keys; compare them with those that the installation publishes:');
  for (const { name, publicKey } of log.keys) console.log(`  ${name}  ${publicKey}`);
  return 0;
}

const [, , file] = process.argv;
try {
  process.exitCode = file === undefined ? await verifyInstallation() : await verifyFile(file);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
