/** Tells people's open screens what happened. See decisions 4.10. */
import type { LiveEvent } from '@briefcast/contract';
import type { Db } from '../database/database.ts';

/** An event of somebody's stream with its number there. */
export interface StreamedEvent {
  id: number;
  event: LiveEvent;
}

/** What a listener hears: that there is news to read, that its session may be over, or a whispered event itself. */
export type Notice = 'news' | 'session' | LiveEvent;

/** Called with every published event, inside the transaction of its change. */
export type Hear = (tx: Db, event: LiveEvent) => Promise<void>;

export interface Events {
  /**
   * Records an event for these people; give the transaction of the change, so that the event exists
   * exactly if the change does. Listeners hear it after the commit.
   */
  publish(tx: Db, userIds: readonly (string | null)[], event: LiveEvent): Promise<void>;
  /**
   * Lets a feature follow what others publish, without them knowing of it. What it writes with the transaction
   * exists exactly if the change does; what it throws undoes the change.
   */
  hear(listener: Hear): void;
  /** Tells these people now, keeping nothing: typing. */
  whisper(userIds: readonly (string | null)[], event: LiveEvent): Promise<void>;
  /** Lets a person's open streams, in whatever process, see whether their session still counts; give the transaction that ends it. */
  announceEnd(tx: Db, userId: string): Promise<void>;
  /** Calls back with whatever concerns this person; answers how to stop. */
  subscribe(userId: string, listener: (notice: Notice) => void): () => void;
  /** Everything of a person's stream after a number, oldest first. */
  readSince(userId: string, afterId: number, limit: number): Promise<StreamedEvent[]>;
  /** The number from which a new stream begins: the newest, or the newest that is this many seconds old. */
  startOf(userId: string, overlapSeconds: number): Promise<number>;
  /** Whether everything after this number is still there: false once some was swept, and for a number never given out. */
  canResume(afterId: number): Promise<boolean>;
  close(): Promise<void>;
}
