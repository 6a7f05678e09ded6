/**
 * The board of a process: the castings that take applications in memory, true by facts, and answers that are kept until one
 * of them changes. PostgreSQL stays the truth; what a card shows changes with facts of castings, deals and brands alone.
 */

import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import {
  type BoardFilters,
  type BoardPage,
  type BoardQuery,
  castingLimits,
  type FittingCreator,
  mostPerPage,
} from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Fact } from '../../../platform/facts/kinds.ts';
import type { ReadyBytes } from '../../../platform/http/ready-answer.ts';
import type { Log } from '../../../platform/log.ts';
import { decodeCursor, encodeCursor } from '../../../platform/page-cursor.ts';
import {
  BoardIndex,
  countsOf,
  type Listed,
  leftByChosen,
  leftByTyped,
  type Order,
  orders,
  pageOfBoard,
} from './board-index.ts';
import { createLists, type Hidden, nobody, type Open, openOf } from './board-lists.ts';
import { readRunningAfter, readRunningOfBrands, readState } from './running-castings.ts';

/** Few enough that adding them delays no request. */
const chunkSize = 500;
const firstId = '00000000-0000-0000-0000-000000000000';
/** Interval of the search for missed changes, in addition to the facts that announce changes. */
const checkMilliseconds = minuteMs;
/** Answers for one state of the board. */
const mostKeptBytes = 16 * 1024 * 1024;

export interface Board {
  /** The body of the answer to everybody, or to a creator who blocked brands. Throws request.invalid for a bad cursor. */
  answer(query: BoardQuery, hidden?: Hidden): Promise<ReadyBytes>;
  /** Sorts by how well each casting fits a creator. Throws request.invalid for a bad cursor. */
  fitting(query: Omit<BoardQuery, 'sort'>, creator: FittingCreator, hidden: Hidden): Promise<BoardPage>;
  /** The open castings that filters leave and that were posted after a moment, the newest first. */
  postedSince(filters: BoardFilters, since: Date, hidden: Hidden): Promise<Listed[]>;
  /** The ids of all open castings, soonest to close first. */
  openIds(): Promise<string[]>;
  /** Resolves once answers include every fact that was followed before the call. */
  settled(): Promise<void>;
  /** Compares with the database, and rebuilds the board where it differs. */
  check(): Promise<void>;
  close(): Promise<void>;
}

interface BoardDeps {
  db: Database;
  clock: () => Date;
  log: Log;
  facts: Pick<Deps['facts'], 'subscribe'>;
}

/** The filters of a query, each that is absent as an empty one. */
const filtersOf = (query: BoardQuery): BoardFilters => ({
  search: query.search ?? '',
  categories: query.categories ?? [],
  languages: query.languages ?? [],
  deliverables: query.deliverables ?? [],
  currency: query.currency ?? null,
  minPay: query.minPay ?? null,
});

/** Whether a fact may change what the board shows of an organisation. */
const isAboutBoard = ({ kind }: Fact): boolean =>
  kind.startsWith('casting.') ||
  kind === 'deal.moved' ||
  kind === 'deal.removed' ||
  kind.startsWith('suspension.') ||
  kind.startsWith('brand.');

/** Facts of an organisation have it as their subject. */
const brandOf = ({ kind, brandId, subjectId }: Fact): string | null =>
  kind.startsWith('brand.') ? subjectId : brandId;

/** Opens the board and begins to build it. */
export function openBoard({ db, clock, log, facts }: BoardDeps): Board {
  const kept = new LRUCache<string, ReadyBytes>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ bytes }) => Math.ceil(bytes.length * 1.5 + 500),
  });
  /** Castings visible to everybody, until something changes or the first of them closes. */
  let shown: (Open & { until: number }) | null = null;
  const lists = createLists();
  function forgetAnswers(): void {
    shown = null;
    kept.clear();
    lists.clear();
  }
  let isClosed = false;
  let waiting = new Set<string>();
  /** One read after the other, so that an older one never comes after a newer one. */
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function build(): Promise<BoardIndex> {
    const begun = performance.now();
    const made = new BoardIndex();
    for (let after = firstId; !isClosed; ) {
      const rows = await readRunningAfter(db, after, chunkSize);
      for (const row of rows) made.add(row);
      const last = rows.at(-1);
      if (!last || rows.length < chunkSize) break;
      after = last.id;
      await pause();
    }
    log.info({ castings: made.size, ms: Math.round(performance.now() - begun) }, 'board built');
    return made;
  }

  let index: Promise<BoardIndex> | null = null;
  /** Returns the index, rebuilt after a failed build. Rejects where the database cannot be read. */
  function built(): Promise<BoardIndex> {
    index ??= build().catch((error: unknown) => {
      index = null;
      throw error;
    });
    return index;
  }

  async function readChanged(): Promise<void> {
    const brandIds = [...waiting];
    waiting = new Set();
    next = null;
    if (!index || isClosed) return;
    const board = await index;
    const rows = await readRunningOfBrands(db, brandIds);
    for (const brandId of brandIds)
      board.replace(
        brandId,
        rows.filter((row) => row.brandId === brandId),
      );
    forgetAnswers();
  }

  function changed(brandIds: readonly string[]): void {
    if (brandIds.length === 0) return;
    for (const brandId of brandIds) waiting.add(brandId);
    if (next) return;
    next = running.then(readChanged);
    running = next.catch((error: unknown) => {
      // The next request rebuilds it.
      index = null;
      forgetAnswers();
      if (!isClosed) log.warn({ err: error }, 'changed castings could not be read');
    });
  }

  const settled = () => (next ? next.catch(() => undefined) : running);

  async function openNow(hidden: Hidden): Promise<Open & { now: Date }> {
    await settled();
    const index = await built();
    const now = clock();
    if (!shown || shown.until <= now.getTime()) {
      const open = index.open(now);
      const until = open.reduce((least, { closesAt }) => Math.min(least, closesAt), Infinity);
      forgetAnswers();
      shown = { ...openOf(open), until };
    }
    if (hidden.size === 0) return { ...shown, now };
    const seen = ({ brandId }: Listed) => !hidden.has(brandId);
    const { in: sorted } = shown;
    return { in: (sort) => sorted(sort).filter(seen), counts: countsOf(sorted('closing').filter(seen)), now };
  }

  function page(
    sorted: readonly Listed[],
    order: Order,
    query: BoardQuery,
    counts: Open['counts'],
  ): BoardPage {
    const after = query.cursor ? decodeCursor(query.cursor) : null;
    const limit = Math.min(query.limit ?? castingLimits.perPage, mostPerPage);
    const { listed, total, next: following } = pageOfBoard(sorted, order, after, limit);
    return {
      castings: listed.map(({ card }) => card),
      total,
      nextCursor: following && encodeCursor([...following]),
      counts,
    };
  }

  async function isTrue(board: BoardIndex): Promise<boolean> {
    await settled();
    const { count, sum } = await readState(db);
    return count === board.size && sum === board.sum;
  }

  async function check(): Promise<void> {
    const board = await built();
    // A change on its way can look like a difference, so a second comparison decides.
    if ((await isTrue(board)) || (await isTrue(board)) || isClosed) return;
    log.info({ castings: board.size }, 'the board missed a change');
    index = null;
    forgetAnswers();
    await built();
  }

  const checking = setInterval(() => {
    check().catch((error: unknown) => {
      if (!isClosed) log.warn({ err: error }, 'the board could not be checked');
    });
  }, checkMilliseconds).unref();
  const unsubscribe = facts.subscribe(({ facts: followed }) => {
    const brandIds = followed.filter(isAboutBoard).map(brandOf);
    changed(brandIds.filter((id) => id !== null));
  });
  void built().catch((error: unknown) => log.warn({ err: error }, 'the board could not be built'));

  return {
    async answer(query, hidden = nobody) {
      const open = await openNow(hidden);
      const filters = filtersOf(query);
      const key = JSON.stringify([filters, query.sort, query.cursor, query.limit]);
      const ready = hidden.size === 0 && kept.get(key);
      if (ready) return ready;
      const sort = query.sort ?? 'closing';
      const found = lists.inOrder(open, sort, filters, hidden);
      const data = page(found, orders[sort], query, open.counts);
      const bytes = readyBytes({ success: true, data });
      if (hidden.size === 0) kept.set(key, bytes);
      return bytes;
    },
    async fitting(query, creator, hidden) {
      const open = await openNow(hidden);
      const filters = filtersOf(query);
      const { sorted, order } = lists.fittedTo(creator, open.now, hidden, open);
      const found = leftByTyped(leftByChosen(sorted, filters), filters);
      return page(found, order, query, open.counts);
    },
    async postedSince(filters, since, hidden) {
      const open = await openNow(hidden);
      return lists
        .inOrder(open, 'newest', filters, hidden)
        .filter(({ createdAt, card }) => createdAt > since.getTime() && !card.brand.isSample);
    },
    async openIds() {
      const open = await openNow(nobody);
      return open
        .in('closing')
        .filter(({ card }) => !card.brand.isSample)
        .map(({ id }) => id);
    },
    settled,
    check,
    async close() {
      isClosed = true;
      clearInterval(checking);
      unsubscribe();
      await Promise.allSettled([running, index]);
    },
  };
}

function readyBytes(answer: object): ReadyBytes {
  const bytes = Buffer.from(JSON.stringify(answer));
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { etag, bytes, packed: {} };
}
