/** Tells people's open screens what happened. See decisions 4.10. */
import type { LiveEvent } from '@briefcast/contract';
import type { Db } from '../database/database.ts';

/** An event of somebody's stream with its number there. */
export interface StreamedEvent {
  /** Null for events that are not kept, such as typing. */
  id: number | null;
  event: LiveEvent;
}

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
  /** Calls back whenever something new may be there for this person; answers how to stop. */
  subscribe(userId: string, listener: (whispered: LiveEvent | null) => void): () => void;
  /** Everything of a person's stream after a number, oldest first. */
  readSince(userId: string, afterId: number, limit: number): Promise<StreamedEvent[]>;
  /** The number of the newest event of a person's stream. */
  latestId(userId: string): Promise<number>;
  close(): Promise<void>;
}
