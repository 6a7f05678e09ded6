/** Counts clicks, many by one statement and each before its answer, also over lost connections (rules/short-links#counting). */
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, isoMarketDay } from '@briefcast/contract/kit/days';
import { lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { clickWriters } from '../../platform/database/tables/index.ts';
import { preparedWrite } from '../../platform/database/with-parts.ts';
import type { Deps } from '../../platform/deps.ts';

/** How long a visitor waits for the database at most; the click is then written later. */
const longestWaitMilliseconds = 1000;
/** Pause before a batch that failed is written again. */
const retryMilliseconds = 1000;

/** Takes the batch, unless it was written before. */
const taken = sql`insert into click_writers (id, batch, written_at)
  values (${sql.placeholder('writer')}::uuid, ${sql.placeholder('batch')}::bigint, ${sql.placeholder('now')}::timestamptz)
  on conflict (id) do update set batch = excluded.batch, written_at = excluded.written_at
    where click_writers.batch < excluded.batch
  returning id`;

/** Leaves out deals that were deleted since; locks by the order of ids. */
const added = sql`insert into short_link_days (deal_id, day, clicks)
  select a.deal_id, ${sql.placeholder('day')}::date, a.clicks
  from json_to_recordset(${sql.placeholder('rows')}::json) as a(deal_id uuid, clicks int)
    join short_links l on l.deal_id = a.deal_id
  where exists (select 1 from taken) order by a.deal_id
  on conflict (deal_id, day) do update set clicks = short_link_days.clicks + excluded.clicks
  returning clicks`;

const addClicks = preparedWrite('add_clicks', { taken, added });

/** Removes the marks of processes that ended a day ago. */
export async function sweepWriters(tx: Tx, now: Date): Promise<void> {
  await tx.delete(clickWriters).where(lt(clickWriters.writtenAt, addDays(now, -1)));
}

export interface ClickCounts {
  /** Counts a click; resolves once it is committed, or after a second in which the database did not answer. */
  add(dealId: string): Promise<void>;
  /** Writes the rest, trying once. */
  close(): Promise<void>;
}

/** Starts counting. */
export function countClicks({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): ClickCounts {
  const writer = uuidv7();
  let batch = 0;
  let isClosing = false;
  let clicks = new Map<string, number>();
  let written = Promise.withResolvers<void>();
  let writing: Promise<void> | null = null;

  /** Writes one batch until the database has it. */
  async function write(counted: ReadonlyMap<string, number>, number: number): Promise<void> {
    const now = clock();
    const rows = JSON.stringify([...counted].map(([deal_id, count]) => ({ deal_id, clicks: count })));
    const values = { writer, batch: number, now: now.toISOString(), day: isoMarketDay(now), rows };
    for (;;) {
      try {
        await addClicks(db).execute(values);
        return;
      } catch (error) {
        log.error({ err: error, links: counted.size }, 'clicks not written');
        if (isClosing) return;
        await pause(retryMilliseconds, undefined, { ref: false });
      }
    }
  }

  async function writeAll(): Promise<void> {
    while (clicks.size > 0) {
      const [counted, told] = [clicks, written];
      clicks = new Map();
      written = Promise.withResolvers();
      batch += 1;
      const patience = setTimeout(told.resolve, longestWaitMilliseconds);
      await write(counted, batch);
      clearTimeout(patience);
      told.resolve();
    }
    writing = null;
  }

  return {
    add(dealId) {
      clicks.set(dealId, (clicks.get(dealId) ?? 0) + 1);
      const { promise } = written;
      // Begins after the requests of this turn, so that they share a batch.
      writing ??= Promise.resolve().then(writeAll);
      return promise;
    },
    async close() {
      isClosing = true;
      await writing;
    },
  };
}
