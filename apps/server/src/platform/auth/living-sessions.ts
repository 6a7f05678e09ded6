/**
 * A cache of valid sessions, so that a request needs no statement: sessions that were used in the last minute, or are
 * watched by an open stream, are verified again by one statement a second. A session that was not verified for two
 * seconds, because the database is away or the process was busy, is read again before it is accepted (decision 17).
 */

import type { PersonActor, SuspendedAs } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import type { UserActor } from './actor.ts';

/** Tests give shorter times, or none. */
export interface ProvingTimes {
  proveEveryMilliseconds: number;
  trustMilliseconds: number;
}

const usual: ProvingTimes = { proveEveryMilliseconds: 1000, trustMilliseconds: 2000 };
const keptUnusedMilliseconds = minuteMs;
/**
 * Each cached session is verified every second. Beyond this many, the oldest are dropped and read again when
 * they are used.
 */
const mostKnown = 10_000;

/** A session as its row says, with its person's role and what they may do in the organisation that it works for. */
export interface SessionRow extends Omit<PersonActor, 'kind'> {
  id: string;
  expiresAt: Date;
  suspended: SuspendedAs | null;
  /** When a page was last opened in it, to within some minutes; when it began, if none was. */
  seenAt: Date;
  isLook?: boolean;
}

interface Known {
  actor: UserActor;
  /** By the installation's clock, as the row has it. */
  expiresAt: number;
  /** By the monotonic clock of the process: when the statement that verified it was sent. */
  provedAt: number;
  usedAt: number;
}

/** Null for an ended session. */
type Answer = UserActor | null;

export interface LivingSessions {
  /** The person of a session: at once if it was verified lately, otherwise by asking the database. */
  read(sessionId: string): Answer | Promise<Answer>;
  /** Drops the cached sessions of a person, or all for null, and notifies the watchers of those that ended. */
  forget(userId: string | null): void;
  /**
   * Calls back once when the session has ended or works for another organisation, but not because the
   * database is unreachable; returns a function that stops watching.
   */
  watch(actor: UserActor, onEnd: () => void): () => void;
  /** Stops the verification. */
  close(): Promise<void>;
}

interface Source {
  /** Reads the rows of these sessions, ended or not. */
  readRows(ids: string[]): Promise<SessionRow[]>;
  clock: () => Date;
}

/** Creates the cache and starts the verification. */
export function createLivingSessions(
  { readRows, clock }: Source,
  { proveEveryMilliseconds, trustMilliseconds } = usual,
): LivingSessions {
  const known = new Map<string, Known>();
  const watched = new Map<string, { userId: string; brandId: string | null; onEnds: Set<() => void> }>();
  const asked = new Map<string, PromiseWithResolvers<Answer>>();
  /**
   * For each running statement, the sessions that were dropped since it was sent: its result for them may be
   * outdated.
   */
  const onTheirWay = new Set<Set<string | null>>();

  const isOver = ({ expiresAt }: { expiresAt: number }) => expiresAt <= clock().getTime();

  function remember(id: string, session: Known) {
    if (!known.has(id) && known.size >= mostKnown) {
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    }
    known.set(id, session);
  }

  function end(id: string) {
    known.delete(id);
    endWatching(id);
  }

  function endWatching(id: string) {
    const watchers = watched.get(id);
    watched.delete(id);
    for (const onEnd of watchers?.onEnds ?? []) onEnd();
  }

  /** Asks the database for these; returns who each is, or undefined if the result may already be outdated. */
  async function prove(ids: string[]): Promise<Map<string, Answer | undefined>> {
    const provedAt = performance.now();
    const forgotten = new Set<string | null>();
    onTheirWay.add(forgotten);
    const rows = await readRows(ids).finally(() => onTheirWay.delete(forgotten));
    const found = new Map(rows.map((row) => [row.id, row]));
    const answers = new Map<string, Answer | undefined>();
    for (const id of ids) {
      const row = found.get(id);
      const expiresAt = row?.expiresAt.getTime() ?? 0;
      if (!row || isOver({ expiresAt })) {
        answers.set(id, null);
        end(id);
      } else if (forgotten.has(null) || forgotten.has(row.userId)) {
        answers.set(id, undefined);
      } else {
        const { id: sessionId, expiresAt: _, ...person } = row;
        const actor: UserActor = { kind: 'user', ...person, sessionId };
        const watcher = watched.get(id);
        if (watcher && watcher.brandId !== actor.brandId) endWatching(id);
        answers.set(id, actor);
        remember(id, { actor, expiresAt, provedAt, usedAt: known.get(id)?.usedAt ?? provedAt });
      }
    }
    return answers;
  }

  /** All sessions that are asked for in one turn of the event loop are read by one statement. */
  async function askForAll() {
    const waiting = [...asked];
    asked.clear();
    try {
      const answers = await prove(waiting.map(([id]) => id));
      for (const [id, { resolve }] of waiting)
        resolve(answers.get(id) ?? (answers.get(id) === null ? null : ask(id)));
    } catch (error) {
      for (const [, { reject }] of waiting) reject(error);
    }
  }

  function ask(id: string): Promise<Answer> {
    const same = asked.get(id);
    if (same) return same.promise;
    const question = Promise.withResolvers<Answer>();
    asked.set(id, question);
    if (asked.size === 1) setImmediate(() => void askForAll());
    return question.promise;
  }

  async function proveAll() {
    const longAgo = performance.now() - keptUnusedMilliseconds;
    for (const [id, { usedAt }] of known) if (usedAt < longAgo) known.delete(id);
    const ids = new Set([...known.keys(), ...watched.keys()]);
    if (ids.size > 0) await prove([...ids]);
  }

  let proving: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    // While the database is unreachable, cached sessions expire by themselves, and requests read them again.
    proving ??= proveAll()
      .catch(() => undefined)
      .finally(() => (proving = null));
  }, proveEveryMilliseconds).unref();

  return {
    read(id) {
      const session = known.get(id);
      const now = performance.now();
      if (!session || now - session.provedAt > trustMilliseconds || isOver(session)) return ask(id);
      session.usedAt = now;
      return session.actor;
    },
    forget(userId) {
      for (const forgotten of onTheirWay) forgotten.add(userId);
      for (const [id, { actor }] of known) if (userId === null || actor.userId === userId) known.delete(id);
      for (const [id, watcher] of watched) {
        // If this fails, the verification a second later tries again.
        if (userId === null || watcher.userId === userId) ask(id).catch(() => undefined);
      }
    },
    watch({ sessionId, userId, brandId }, onEnd) {
      const before = watched.get(sessionId);
      // A session that now works for another organisation is no longer watched for the previous one.
      if (before && before.brandId !== brandId) endWatching(sessionId);
      const watcher = watched.get(sessionId) ?? { userId, brandId, onEnds: new Set() };
      watched.set(sessionId, watcher);
      watcher.onEnds.add(onEnd);
      return () => {
        watcher.onEnds.delete(onEnd);
        if (watcher.onEnds.size === 0 && watched.get(sessionId) === watcher) watched.delete(sessionId);
      };
    },
    async close() {
      clearInterval(timer);
      await proving;
    },
  };
}
