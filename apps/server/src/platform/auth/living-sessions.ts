/**
 * Which sessions live, known without a statement for each request: what was used in the last minute, or is watched by
 * an open stream, is proved again by one statement a second. A session that was not proved for two seconds, because the
 * database is away or the process was busy, is asked for again before it counts (decision 17).
 */
import type { PersonActor } from '@briefcast/contract';
import type { UserActor } from './actor.ts';

/** Tests give shorter times, or none at all. */
export interface ProvingTimes {
  proveEveryMilliseconds: number;
  trustMilliseconds: number;
}

const usual: ProvingTimes = { proveEveryMilliseconds: 1000, trustMilliseconds: 2000 };
const keptUnusedMilliseconds = 60_000;
/** Each of them is looked up every second. Beyond this many, the ones known longest are asked for when they come. */
const mostKnown = 10_000;

/** A session as its row says, with its person's role and what they may do in the organisation that it works for. */
export interface SessionRow extends Omit<PersonActor, 'kind'> {
  id: string;
  expiresAt: Date;
}

interface Known {
  actor: UserActor;
  /** By the clock of the installation, as the row has it. */
  expiresAt: number;
  /** By the time since the process began, which nobody sets: when the statement that proved it set out. */
  provedAt: number;
  usedAt: number;
}

/** Null for a session that is over. */
type Answer = UserActor | null;

export interface LivingSessions {
  /** The person of a session: at once where it was proved lately, else by asking the database. */
  read(sessionId: string): Answer | Promise<Answer>;
  /** Trusts nothing that is known of a person's sessions; of anybody's for null. Lets the watchers of those that ended know. */
  forget(userId: string | null): void;
  /**
   * Calls back once when the session is over or works for another organisation, not while the database is away; returns
   * how to stop.
   */
  watch(actor: UserActor, onEnd: () => void): () => void;
  /** Ends the proving. */
  close(): Promise<void>;
}

interface Source {
  /** Reads those of these sessions that there are, over or not. */
  readRows(ids: string[]): Promise<SessionRow[]>;
  clock: () => Date;
}

/** Begins to prove. */
export function createLivingSessions(
  { readRows, clock }: Source,
  { proveEveryMilliseconds, trustMilliseconds } = usual,
): LivingSessions {
  const known = new Map<string, Known>();
  const watched = new Map<string, { userId: string; brandId: string | null; onEnds: Set<() => void> }>();
  const asked = new Map<string, PromiseWithResolvers<Answer>>();
  /** For each statement on its way, whose sessions were forgotten since it set out: what it says of them may be old. */
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

  /** Asks the database for these; returns who each is, or undefined where what it says may be old already. */
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
        const { userId, role, brandId, memberRole } = row;
        const actor: UserActor = { kind: 'user', userId, role, brandId, memberRole, sessionId: id };
        const watcher = watched.get(id);
        if (watcher && watcher.brandId !== brandId) endWatching(id);
        answers.set(id, actor);
        remember(id, { actor, expiresAt, provedAt, usedAt: known.get(id)?.usedAt ?? provedAt });
      }
    }
    return answers;
  }

  /** Whatever was asked for in one turn of the process is one statement. */
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
    // A database that is away says nothing: what was known loses its trust by itself, and requests find out.
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
        // Should this fail, the next second asks again.
        if (userId === null || watcher.userId === userId) ask(id).catch(() => undefined);
      }
    },
    watch({ sessionId, userId, brandId }, onEnd) {
      const before = watched.get(sessionId);
      // Who works for another organisation by now is no more watched for the one before.
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
