/**
 * The directory of a process: the index, built in the background and kept up to date, and prepared answers.
 * Until it is built, and if there are more creators than it may hold, the database answers.
 */

import { setImmediate as pause } from 'node:timers/promises';
import type { DirectoryQuery, PublicCreator } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Fact } from '../../../platform/facts/kinds.ts';
import type { AnswerToMake, ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { Log } from '../../../platform/log.ts';
import { answerOfFound } from './answer-bytes.ts';
import { findMeant } from './corrections.ts';
import { answersFromDatabase } from './database-answers.ts';
import { DirectoryIndex, type IndexedCreator } from './directory-index.ts';
import { firstId, readChunk, readRevisions, readSome, readState } from './load-creators.ts';
import { mayBeLarge, type NormalQuery, normalQuery } from './normal-query.ts';

/** Few enough that adding them delays no request; the embedded database runs in this very thread. */
const chunkSize = 50;
const revisionsAtOnce = 2000;
/** Background work pauses for requests after this long. */
const pieceMilliseconds = 5;
/** Interval of the search for missed changes, in addition to the facts that announce changes. */
const checkMilliseconds = minuteMs;
/** Beyond this many dead slots, and this share of all, the index is rebuilt. */
const mostDead = 1000;
const mostDeadShare = 0.25;
/** Limits of the addresses cached with their parsed query: their number, and the longest one. */
const mostKnown = 5000;
const longestKnown = 1000;

/** Prepared answers for one state of the index, kept until it changes. */
const mostKeptBytes = 32 * 1024 * 1024;
/** In addition to the bytes: their compressed forms, and JavaScript's overhead. */
const sizeOf = (answer: ReadyAnswer): number =>
  Math.ceil('bytes' in answer ? answer.bytes.length * 1.5 + 500 : answer.length / 16 + 500);

export interface Directory {
  /**
   * Returns the query of an address; `parse` is called if it is not cached, and its errors are thrown. If the
   * database would have to read a large answer, that is deferred until its slot is free.
   */
  readAddress(
    rawQuery: string,
    parse: () => DirectoryQuery,
  ): ReadyAnswer | AnswerToMake | Promise<ReadyAnswer>;
  /** The body of the answer. Throws request.invalid for a bad cursor. */
  read(query: DirectoryQuery): ReadyAnswer | Promise<ReadyAnswer>;
  /** A published creator; undefined if the database has to be asked. */
  creator(id: string): PublicCreator | undefined;
  /**
   * Reads these creators again; once it has resolved, answers include their changes. It never throws, because
   * `check` repairs failures.
   */
  changed(creatorIds: readonly string[]): Promise<void>;
  /** Resolves once answers include every fact that was followed before the call. */
  settled(): Promise<void>;
  /** Compares with the database and reads again what differs, or builds the index if there is none. */
  check(): Promise<void>;
  /** Whether answers are read from memory. */
  isReady(): boolean;
  /** The initial build; it never rejects. */
  built: Promise<void>;
  close(): Promise<void>;
}

interface DirectoryDeps {
  db: Database;
  clock: () => Date;
  log: Log;
  config: Pick<Config, 'directoryInMemory'>;
  facts: Pick<Deps['facts'], 'subscribe'>;
}

/** Opens the directory and begins to build it. */
export function openDirectory({ db, clock, log, config, facts }: DirectoryDeps): Directory {
  let index: DirectoryIndex | null = null;
  let building: Promise<void> | null = null;
  let isClosed = false;
  const answerFromDatabase = answersFromDatabase({ db, clock });
  const kept = new LRUCache<string, ReadyAnswer>({ maxSize: mostKeptBytes, sizeCalculation: sizeOf });
  const known = new Map<string, { key: string; query: NormalQuery }>();
  /** Changed while another index is being built. */
  const changedMeanwhile = new Set<string>();
  let waiting = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  /** Runs the steps, with pauses in which requests are answered. */
  async function inPieces(steps: Iterable<void>): Promise<void> {
    let begun = performance.now();
    for (const _ of steps) {
      if (performance.now() - begun < pieceMilliseconds) continue;
      await pause();
      if (isClosed) throw new Error('The directory is closed');
      begun = performance.now();
    }
  }

  async function fill(made: DirectoryIndex): Promise<void> {
    let after = firstId;
    for (;;) {
      const chunk = await readChunk(db, after, chunkSize);
      await inPieces(addEach(made, chunk));
      await pause();
      const last = chunk.at(-1);
      if (!last || chunk.length < chunkSize) break;
      after = last.id;
    }
    await inPieces(made.sort());
  }

  /** Runs after all reads of changes that have begun, and before later ones. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = running.then(work);
    running = done.catch((error: unknown) => {
      if (!isClosed) log.warn({ err: error }, 'changed creators could not be read');
    });
    return done;
  }

  /** Reads these in small groups; returns whether anything differs from what `into` had. */
  async function readInto(into: DirectoryIndex, ids: readonly string[]): Promise<boolean> {
    let isDifferent = false;
    for (let from = 0; from < ids.length; from += chunkSize) {
      const some = ids.slice(from, from + chunkSize);
      isDifferent = replace(into, some, await readSome(db, some)) || isDifferent;
    }
    return isDifferent;
  }

  async function build(): Promise<void> {
    const { count } = await readState(db);
    if (count > config.directoryInMemory) {
      index = null;
      return;
    }
    changedMeanwhile.clear();
    const begun = performance.now();
    const made = new DirectoryIndex(count);
    await fill(made);
    await inTurn(async () => {
      await readInto(made, [...changedMeanwhile]);
      index = made;
      kept.clear();
    });
    log.info({ creators: made.size, ms: Math.round(performance.now() - begun) }, 'directory built');
  }

  /** Builds the index unless that is in progress; a failure is logged, and the next check tries again. */
  function startBuilding(): Promise<void> {
    building ??= build()
      .catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'the directory could not be built');
      })
      .finally(() => {
        building = null;
      });
    return building;
  }

  async function readChanged(): Promise<void> {
    const ids = [...waiting];
    waiting = new Set();
    next = null;
    if (building) for (const id of ids) changedMeanwhile.add(id);
    if (!index || isClosed) return;
    if (!(await readInto(index, ids))) return;
    kept.clear();
    if (index.size > config.directoryInMemory) index = null;
    else if (index.dead > Math.max(mostDead, index.slots * mostDeadShare)) void startBuilding();
  }

  function changed(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return Promise.resolve();
    for (const id of ids) waiting.add(id);
    next ??= inTurn(readChanged).catch(() => undefined);
    return next;
  }

  /** Whether the database agrees with the index, which may be changing at this moment. */
  async function isTrue(): Promise<boolean> {
    await running;
    const { count, revisionSum } = await readState(db);
    return count === index?.size && revisionSum === index.revisionSum;
  }

  async function readDiffering(current: DirectoryIndex): Promise<void> {
    const seen = new Set<number>();
    for (let after = firstId; ; ) {
      const rows = await readRevisions(db, after, revisionsAtOnce);
      for (const { id } of rows) seen.add(current.slotOf(id));
      await changed(
        rows.filter(({ id, revision }) => current.revisionOf(id) !== revision).map(({ id }) => id),
      );
      const last = rows.at(-1);
      if (!last || rows.length < revisionsAtOnce || isClosed) break;
      after = last.id;
    }
    const gone: string[] = [];
    for (let slot = 0; slot < current.slots; slot++) {
      if (current.alive.has(slot) && !seen.has(slot)) gone.push(current.ids.idOf(slot));
    }
    await changed(gone);
  }

  async function check(): Promise<void> {
    if (building) await building;
    if (isClosed) return;
    if (!index) return startBuilding();
    // A change in progress can look like a difference, so a second comparison decides.
    if ((await isTrue()) || (await isTrue()) || !index) return;
    log.info({ creators: index.size }, 'the directory missed a change');
    await readDiffering(index);
  }

  function answer(key: string, query: NormalQuery): ReadyAnswer | Promise<ReadyAnswer> {
    const ready = kept.get(key);
    if (ready) return ready;
    if (!index) return answerFromDatabase(query);
    const made = answerOfFound(index, query, findMeant(index, query));
    kept.set(key, made);
    return made;
  }

  const answerOrLater = (key: string, query: NormalQuery) =>
    !index && mayBeLarge(query) ? { make: async () => answer(key, query) } : answer(key, query);

  const unsubscribe = facts.subscribe((batch) => {
    const ids = batch.facts.filter(isAboutCreator).map(({ subjectId }) => subjectId);
    void changed(ids.filter((id) => id !== null));
  });
  const checking = setInterval(() => {
    check().catch((error: unknown) => {
      if (!isClosed) log.warn({ err: error }, 'the directory could not be checked');
    });
  }, checkMilliseconds).unref();

  return {
    readAddress(rawQuery, parse) {
      const found = known.get(rawQuery);
      if (found) return answerOrLater(found.key, found.query);
      const query = normalQuery(parse());
      const key = JSON.stringify(query);
      if (rawQuery.length <= longestKnown) {
        if (known.size >= mostKnown) known.clear();
        known.set(rawQuery, { key, query });
      }
      return answerOrLater(key, query);
    },
    read(query) {
      const normal = normalQuery(query);
      return answer(JSON.stringify(normal), normal);
    },
    creator(id) {
      const slot = index?.slotOf(id) ?? -1;
      return index && slot >= 0 ? JSON.parse(index.stored.bytesOf(slot).toString()) : undefined;
    },
    changed,
    settled: () => next ?? running,
    check,
    isReady: () => index !== null,
    built: startBuilding(),
    async close() {
      isClosed = true;
      unsubscribe();
      clearInterval(checking);
      await Promise.all([building, running]);
    },
  };
}

const isAboutCreator = ({ kind }: Fact): boolean => kind.startsWith('creator.');

function* addEach(index: DirectoryIndex, creators: readonly IndexedCreator[]): Generator<void> {
  for (const creator of creators) yield index.addCreator(creator);
}

/** Replaces indexed creators by what was read; returns whether anything differs. */
function replace(index: DirectoryIndex, ids: readonly string[], read: readonly IndexedCreator[]): boolean {
  const found = new Map(read.map((creator) => [creator.id, creator]));
  let isDifferent = false;
  for (const id of ids) {
    const creator = found.get(id);
    // Revisions only grow: an older read never replaces a newer one.
    if (creator && (index.revisionOf(id) ?? -1) >= creator.revision) continue;
    if (creator) index.addCreator(creator);
    else if (!index.remove(id)) continue;
    isDifferent = true;
  }
  return isDifferent;
}
