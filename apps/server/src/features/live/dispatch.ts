/** Delivers facts and transient events to the open streams of this process that they concern. */
import type { LiveEvent } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Snapshot } from '../../platform/facts/cursor.ts';
import type { Fact } from '../../platform/facts/kinds.ts';

/** Receives what an open stream has to send. */
export interface StreamListener {
  /** New facts for this stream, in order, from everything that `upTo` saw. */
  onFacts(facts: readonly Fact[], upTo: Snapshot): void;
  /** An event that is stored nowhere. */
  onTransient(event: LiveEvent): void;
}

export interface Dispatch {
  /**
   * Delivers to a person's stream from now on: a creator's own facts, or those of the organisation and of its
   * member. Returns a function that stops it.
   */
  subscribe(whose: Pick<UserActor, 'role' | 'userId' | 'brandId'>, listener: StreamListener): () => void;
  close(): void;
}

/** Starts the delivery in this process. */
export function openDispatch({ facts, signals }: Pick<Deps, 'facts' | 'signals'>): Dispatch {
  /** By the id of an organisation or creator, which are never equal. */
  const byParty = new Map<string, Set<StreamListener>>();
  /** By the id of a person of a brand. */
  const byPerson = new Map<string, Set<StreamListener>>();

  const unsubscribeFacts = facts.subscribe(({ facts: batch, upTo }) => {
    const received = new Map<StreamListener, Fact[]>();
    const collect = (listeners: Set<StreamListener> | undefined, fact: Fact) => {
      for (const listener of listeners ?? []) {
        const own = received.get(listener);
        if (own) own.push(fact);
        else received.set(listener, [fact]);
      }
    };
    for (const fact of batch) {
      for (const party of [fact.brandId, fact.creatorId])
        if (party !== null) collect(byParty.get(party), fact);
      // A fact with a person has no organisation, so no stream gets a fact twice.
      if (fact.personId !== null) collect(byPerson.get(fact.personId), fact);
    }
    for (const [listener, own] of received) listener.onFacts(own, upTo);
  });
  const unsubscribeSignals = signals.subscribe((signal) => {
    if (signal.kind !== 'transient') return;
    for (const party of signal.parties)
      for (const listener of byParty.get(party) ?? []) listener.onTransient(signal.event);
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
      unsubscribeFacts();
      unsubscribeSignals();
    },
  };
}
