/** The database fails over to its replica, or its disk fills. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Production } from '../production.ts';
import type { Fault } from './fault.ts';

/** The primary is killed; the keeper makes its replica the primary, and what was the primary becomes the replica. */
export const failover: Fault = {
  name: 'Database fails over',
  done: 'the primary killed (SIGKILL); its replica promoted by the keeper; the old one made anew as the replica',
  seconds: 20,
  async begin({ keeper }) {
    const [before, after] = [keeper.primary(), keeper.replica()];
    await before.crash();
    return {
      async end() {
        if (keeper.primary() !== after) throw new Error('The replica was not promoted');
        const [row] = await after.ask<{ is_replica: boolean; timeline: number }>(
          // The file's name begins with the timeline, in hexadecimal digits.
          `select pg_is_in_recovery() as is_replica,
            ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline`,
        );
        await keeper.rejoin();
        return `${after.place.name} took over from ${before.place.name}, timeline ${row?.timeline}, replica ${row?.is_replica}`;
      },
    };
  },
};

/** How often a database has said that its disk is full. */
function timesFull({ stage }: Production, name: string): number {
  return readFileSync(join(stage.logs, `${name}.log`), 'utf8').split('No space left on device').length - 1;
}

/** The disk of the primary is filled to the last block, and emptied. */
export const diskFills: Fault = {
  name: "The database's disk fills",
  done: "everything free on the primary's disk taken; given back",
  needs: 'own disk',
  seconds: 20,
  async begin(production) {
    const { keeper } = production;
    const primary = keeper.primary();
    const { name } = primary.place;
    const before = timesFull(production, name);
    const free = primary.disk.fill();
    // PostgreSQL's memory goes to the disk at a checkpoint at the latest; people's rows may fit into pages that it
    // has.
    for (const statement of [
      'checkpoint',
      'create temporary table probe as select generate_series(1, 1000000)',
    ])
      primary.ask(statement, 10_000).catch(() => undefined);
    return {
      async end() {
        primary.disk.empty();
        const times = timesFull(production, name) - before;
        const isReplaced = keeper.primary() !== primary;
        if (isReplaced || !primary.isRunning()) await keeper.rejoin();
        if (times === 0) throw new Error(`${free} kB were free, and the database never said so`);
        return `${free} kB free; the database said ${times} times that there is no space${isReplaced ? ', and its replica took over' : ''}`;
      },
    };
  },
};
