/**
 * Keeper of the pair of databases, like Patroni in an installation: while a replica follows, every commit waits for
 * it; while none does, the primary goes on alone; and when the primary does not answer, a replica that has
 * everything becomes it. The former primary is ended first, so that there are never two.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../lib/until.ts';
import type { Pooler } from './pooler.ts';
import { type PostgresNode, standbyName } from './postgres.ts';

const askMilliseconds = 500;
/** Time without an answer after which a primary counts as lost. */
const lostMilliseconds = 3000;
/** Time without a replica after which the primary no longer waits for one. */
const aloneMilliseconds = 2000;

export interface Keeper {
  primary(): PostgresNode;
  replica(): PostgresNode;
  /** Acts of the keeper, each with its moment. */
  deeds: { at: number; what: string }[];
  /** Makes the one that is not the primary again, as its replica; resolves once commits wait for it again. */
  rejoin(): Promise<void>;
  /** Resolves once every commit waits for the replica; rejects after `mostSeconds`, a minute by default. */
  untilSynced(mostSeconds?: number): Promise<void>;
  close(): Promise<void>;
}

/** Watches a primary that runs and its replica, which may not. */
export function startKeeper(pair: [PostgresNode, PostgresNode], pooler: Pooler): Keeper {
  let [primary, replica] = pair;
  const deeds: Keeper['deeds'] = [];
  let isOpen = true;
  /** Whether commits wait for the replica. */
  let waits = false;
  let lastAnswer = performance.now();
  let lastFollowed = performance.now();

  const did = (what: string) => deeds.push({ at: performance.now(), what });

  async function waitFor(name: string) {
    await primary.ask(`alter system set synchronous_standby_names = '${name}'`, 2000);
    await primary.ask('select pg_reload_conf()', 2000);
    waits = name !== '';
    did(waits ? 'commits wait for the replica' : 'commits no longer wait for a replica');
  }

  async function promote() {
    const old = primary;
    await old.crash();
    await replica.ask('select pg_promote(true, 30)', 31_000);
    [primary, replica] = [replica, old];
    await waitFor('');
    pooler.pointTo(primary.place);
    lastAnswer = performance.now();
    did(`${primary.place.name} is the primary`);
  }

  async function look() {
    try {
      const rows = await primary.ask<{ state: string }>(
        `select state from pg_stat_replication where application_name = '${standbyName}'`,
        1000,
      );
      lastAnswer = performance.now();
      const isFollowed = rows.some(({ state }) => state === 'streaming');
      if (isFollowed) lastFollowed = performance.now();
      if (isFollowed && !waits) await waitFor(standbyName);
      if (waits && performance.now() - lastFollowed > aloneMilliseconds) await waitFor('');
    } catch {
      const isLost = performance.now() - lastAnswer > lostMilliseconds;
      // Commits that did not wait for the replica may be missing there.
      if (isLost && waits && replica.isRunning()) await promote();
    }
  }

  const watching = (async () => {
    while (isOpen) {
      await look().catch((error: unknown) => did(`failed: ${String(error)}`));
      await pause(askMilliseconds);
    }
  })();

  const untilSynced = (mostSeconds = 60) =>
    until(
      'A replica that every commit waits for',
      async () => {
        const rows = await primary.ask<{ sync_state: string }>('select sync_state from pg_stat_replication');
        return waits && rows.some(({ sync_state }) => sync_state === 'sync');
      },
      mostSeconds,
    );

  return {
    primary: () => primary,
    replica: () => replica,
    deeds,
    untilSynced,
    async rejoin() {
      if (replica.isRunning()) await replica.crash();
      await replica.copyFrom(primary);
      await replica.start();
      await untilSynced();
    },
    async close() {
      isOpen = false;
      await watching;
    },
  };
}
