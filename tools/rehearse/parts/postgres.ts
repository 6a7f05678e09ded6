/** A PostgreSQL of the pair: made empty or as a copy of the other one that follows it, started, crashed, promoted. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { programsFor, serviceUser } from '../../../apps/server/src/testing/postgres-binaries.ts';
import { copyPostgres, emptyDataFolder, writeDataFile } from '../lib/copy-postgres.ts';
import { type Disk, makeDisk } from '../lib/disk.ts';
import type { Place } from '../lib/network.ts';
import { type Part, type Stage, startPart } from '../lib/part.ts';
import { until } from '../lib/until.ts';

/** The name by which a replica is known to the one that it follows. */
export const standbyName = 'standby';

const settings = {
  unix_socket_directories: '',
  max_connections: '150',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  // A copy begins to follow a few seconds after it was made.
  wal_keep_size: '256MB',
  // A way that was cut is noticed within seconds, on both sides.
  wal_sender_timeout: '3s',
  wal_receiver_timeout: '3s',
  wal_retrieve_retry_interval: '1s',
};

export interface PostgresNode {
  place: Place;
  disk: Disk;
  url(database?: string): string;
  initialise(): void;
  /** Makes it again as a copy of another one, which it follows once started. */
  copyFrom(other: PostgresNode): Promise<void>;
  start(): Promise<void>;
  crash(): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  /** Makes one statement over a connection of its own, waiting for `milliseconds` at most. */
  ask<Row extends pg.QueryResultRow>(statement: string, milliseconds?: number): Promise<Row[]>;
}

/** Makes one with a disk of its own; nothing runs yet. */
export function makePostgres(stage: Stage, place: Place, password: string): PostgresNode {
  const user = serviceUser();
  const programs = programsFor(user, stage.folder);
  const disk = makeDisk(stage.folder, place.name, 1536);
  const data = join(disk.folder, 'data');
  let part: Part | null = null;
  const url = (database = 'postgres') => `postgres://postgres:${password}@${place.address}:5432/${database}`;

  /** The service user goes through it to its data. */
  const openDisk = () => chmodSync(disk.folder, 0o755);

  async function connected<T>(milliseconds: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({
      connectionString: url(),
      connectionTimeoutMillis: milliseconds,
      query_timeout: milliseconds,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.end().catch(() => undefined);
    }
  }

  const ask: PostgresNode['ask'] = (statement, milliseconds = 5000) =>
    connected(milliseconds, async (client) => (await client.query(statement)).rows);

  return {
    place,
    disk,
    url,
    ask,
    isRunning: () => part?.isRunning() ?? false,
    initialise() {
      openDisk();
      emptyDataFolder(data, user);
      const passwordFile = join(stage.folder, 'postgres-password');
      writeFileSync(passwordFile, password, { mode: 0o644 });
      const words = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
      execFileSync(join(programs, 'initdb'), ['--pgdata', data, ...words, '--encoding=UTF8', '--locale=C'], {
        ...user,
        cwd: data,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const what of ['all', 'replication'])
        appendFileSync(join(data, 'pg_hba.conf'), `host ${what} all 0.0.0.0/0 scram-sha-256\n`);
    },
    async copyFrom(other) {
      openDisk();
      await copyPostgres(other.url(), join(other.disk.folder, 'data'), data, user);
      writeDataFile(data, 'standby.signal', '', user);
      writeDataFile(
        data,
        'postgresql.auto.conf',
        `primary_conninfo = 'host=${other.place.address} port=5432 user=postgres password=${password} application_name=${standbyName} connect_timeout=3'\n`,
        user,
      );
    },
    async start() {
      const options = Object.entries({ ...settings, listen_addresses: place.address });
      part = startPart(stage, place, {
        program: join(programs, 'postgres'),
        words: ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        user,
        folder: data,
      });
      const started = part;
      await until(`PostgreSQL at ${place.name}`, async () => {
        if (!started.isRunning()) throw new Error('It has ended');
        await ask('select 1', 1000);
        return true;
      });
    },
    async crash() {
      await part?.stop('SIGKILL');
    },
    async stop() {
      await part?.stop('SIGINT');
    },
  };
}
