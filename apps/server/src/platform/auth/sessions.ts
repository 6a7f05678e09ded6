/** Who is behind an Authorization header, from the cache where that can be trusted. */
import type { Caller, UserActor } from './actor.ts';

export interface Sessions {
  /** The caller behind an Authorization header; anonymous if it is not valid. Synchronous if the session is cached. */
  readCaller(header: string | undefined): Caller | Promise<Caller>;
  /**
   * Drops what this process has cached of a person's sessions, to be called when some of them have ended.
   * Null drops everybody's: signals may have been missed.
   */
  forget(userId: string | null): void;
  /**
   * Calls back once when the caller's session has ended or works for another organisation, but not because
   * the database is unreachable; returns a function that stops watching.
   */
  watch(actor: UserActor, onEnd: () => void): () => void;
  close(): Promise<void>;
}
