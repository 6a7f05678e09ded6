/** A PostgreSQL whose log is archived, as the deployment guide asks for, so that it can be had as of any moment. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeOwnPostgres } from '../../../apps/server/src/testing/own-postgres.ts';
import { serviceUser } from '../../../apps/server/src/testing/postgres-binaries.ts';
import { copyPostgres, emptyDataFolder, writeDataFile } from '../../rehearse/lib/copy-postgres.ts';
import { until } from '../../rehearse/lib/until.ts';

export interface ArchivedPostgres {
  url: string;
  /** The copy from which every restore begins. */
  takeBase(): Promise<void>;
  /** Stops it and starts it again as it was at this moment. */
  restoreAsOf(moment: Date): Promise<void>;
  remove(): Promise<void>;
}

async function isInRecovery(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
    return rows[0]?.is ?? true;
  } finally {
    await client.end();
  }
}

/** Starts one; its archive and base are kept in a folder that the service user can enter. */
export async function startArchivedPostgres(folder: string): Promise<ArchivedPostgres> {
  const user = serviceUser();
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  emptyDataFolder(archive, user);
  const server = await makeOwnPostgres({ archive_mode: 'on', archive_command: `cp %p ${archive}/%f` });
  await server.start();
  return {
    url: server.url,
    takeBase: () => copyPostgres(server.url, server.data, base, user),
    async restoreAsOf(moment) {
      // Archives the rest before it ends.
      await server.stop();
      emptyDataFolder(server.data, user);
      execFileSync('cp', ['-a', `${base}/.`, server.data]);
      writeDataFile(server.data, 'recovery.signal', '', user);
      const settings = [
        `restore_command = 'cp ${archive}/%f %p'`,
        // The letter of UTC is a name of a zone, which is not taken here.
        `recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'`,
        "recovery_target_action = 'promote'",
      ];
      writeDataFile(server.data, 'postgresql.auto.conf', `${settings.join('\n')}\n`, user);
      await server.start();
      await until('The database as of the moment', async () => !(await isInRecovery(server.url)), 120);
    },
    remove: server.remove,
  };
}
