/**
 * PgBouncer between the servers and the pair of databases, in session mode: the servers listen to notifications and
 * hold locks of a session. It knows which of the two is the primary, and is notified when that changes.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { serviceUser } from '../../../apps/server/src/testing/postgres-binaries.ts';
import { findProgram } from '../../../scripts/lib/chromium.mjs';
import type { Place } from '../lib/network.ts';
import { type Part, type Stage, startPart } from '../lib/part.ts';
import { until } from '../lib/until.ts';

const port = 6432;
/** The servers' own database and role. */
export const databaseName = 'briefcast';

export interface Pooler {
  place: Place;
  /** Value of DATABASE_URL for the servers. */
  url: string;
  /** Sends what comes from now on to this place. */
  pointTo(primary: Place): void;
  part: Part;
}

const configuration = (place: Place, primary: Place, users: string) => `
[databases]
${databaseName} = host=${primary.address} port=5432 dbname=${databaseName}
[pgbouncer]
listen_addr = ${place.address}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = session
max_client_conn = 300
default_pool_size = 80
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
tcp_user_timeout = 6000
; Bounds that the servers ask for when they connect, and that PgBouncer does not pass on: the role has them instead.
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options
`;

/** Starts it in front of a primary whose role `briefcast` has this password. */
export async function startPooler(
  stage: Stage,
  place: Place,
  primary: Place,
  password: string,
): Promise<Pooler> {
  const users = join(stage.folder, 'pooler-users');
  writeFileSync(users, `"${databaseName}" "${password}"\n`);
  const file = join(stage.folder, 'pooler.ini');
  const write = (to: Place) => {
    writeFileSync(file, configuration(place, to, users));
    for (const path of [file, users]) chmodSync(path, 0o644);
  };
  write(primary);
  const part = startPart(stage, place, {
    program: findProgram('pgbouncer') ?? 'pgbouncer',
    words: [file],
    user: serviceUser(),
  });
  const url = `postgres://${databaseName}:${password}@${place.address}:${port}/${databaseName}`;
  await until('The pooler', async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return true;
  });
  return {
    place,
    url,
    part,
    pointTo(to) {
      write(to);
      part.child.kill('SIGHUP');
    },
  };
}
