/** Who is behind an Authorization header, from memory where that can be trusted. */
import type { Caller, UserActor } from './actor.ts';

export interface Sessions {
  /** The caller behind an Authorization header; anonymous when it proves nothing. At once where that is known. */
  readCaller(header: string | undefined): Caller | Promise<Caller>;
  /**
   * To be called when some of a person's sessions have ended: from now on what this process knew of them does not
   * count. For null, of everybody's: announcements may have been missed.
   */
  forget(userId: string | null): void;
  /**
   * Calls back once when the caller's session is over or works for another organisation, not while the database is away;
   * returns how to stop.
   */
  watch(actor: UserActor, onEnd: () => void): () => void;
  close(): Promise<void>;
}
