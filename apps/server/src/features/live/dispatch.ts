/** Hands what this process reads and hears to the open streams of those whom it concerns. */
import type { LiveEvent } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Snapshot } from '../../platform/facts/cursor.ts';
import type { Fact } from '../../platform/facts/kinds.ts';

/** What an open stream is told. */
export interface StreamListener {
  /** New facts for this stream, in order, out of everything that `upTo` saw. */
  onFacts(facts: readonly Fact[], upTo: Snapshot): void;
  /** An event that is kept nowhere. */
  onWhisper(event: LiveEvent): void;
}

export interface Dispatch {
  /**
   * Tells a person's stream from now on: a creator's own facts, or those of the organisation and of its member.
   * Returns how to stop.
   */
  subscribe(whose: Pick<UserActor, 'role' | 'userId' | 'brandId'>, listener: StreamListener): () => void;
  close(): void;
}

/** Begins to dispatch in this process. */
export function openDispatch({ facts, signals }: Pick<Deps, 'facts' | 'signals'>): Dispatch {
  /** By the id of an organisation or of a creator, which never are the same. */
  const byParty = new Map<string, Set<StreamListener>>();
  /** By the id of a person of a brand. */
  const byPerson = new Map<string, Set<StreamListener>>();

  const stopFollowing = facts.follow(({ facts: batch, upTo }) => {
    const heard = new Map<StreamListener, Fact[]>();
    const hear = (listeners: Set<StreamListener> | undefined, fact: Fact) => {
      for (const listener of listeners ?? []) {
        const own = heard.get(listener);
        if (own) own.push(fact);
        else heard.set(listener, [fact]);
      }
    };
    for (const fact of batch) {
      for (const party of [fact.brandId, fact.creatorId]) if (party !== null) hear(byParty.get(party), fact);
      // What names a person names no organisation: nobody hears a fact twice.
      if (fact.personId !== null) hear(byPerson.get(fact.personId), fact);
    }
    for (const [listener, own] of heard) listener.onFacts(own, upTo);
  });
  const stopHearing = signals.hear((signal) => {
    if (signal.kind !== 'whisper') return;
    for (const party of signal.parties)
      for (const listener of byParty.get(party) ?? []) listener.onWhisper(signal.event);
  });

  function add(streams: Map<string, Set<StreamListener>>, id: string, listener: StreamListener) {
    const own = streams.get(id) ?? new Set();
    streams.set(id, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && streams.get(id) === own) streams.delete(id);
    };
  }

  return {
    subscribe({ role, userId, brandId }, listener) {
      if (role === 'CREATOR') return add(byParty, userId, listener);
      const stops = [add(byPerson, userId, listener)];
      if (brandId !== null) stops.push(add(byParty, brandId, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    close() {
      stopFollowing();
      stopHearing();
    },
  };
}
