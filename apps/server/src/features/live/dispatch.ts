/** Hands what this process reads and hears to the open streams of those whom it concerns. */
import type { LiveEvent } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Snapshot } from '../../platform/facts/cursor.ts';
import type { Fact } from '../../platform/facts/kinds.ts';

/** What an open stream is told. */
export interface StreamListener {
  /** New facts for this person, in order, out of everything that `upTo` saw. */
  onFacts(facts: readonly Fact[], upTo: Snapshot): void;
  /** An event that is kept nowhere. */
  onWhisper(event: LiveEvent): void;
}

export interface Dispatch {
  /** Tells a person's stream from now on; returns how to stop. */
  subscribe(userId: string, listener: StreamListener): () => void;
  close(): void;
}

/** Begins to dispatch in this process. */
export function openDispatch({ facts, signals }: Pick<Deps, 'facts' | 'signals'>): Dispatch {
  const streams = new Map<string, Set<StreamListener>>();
  const each = (userIds: Iterable<string>, tell: (listener: StreamListener) => void) => {
    for (const userId of userIds) for (const listener of streams.get(userId) ?? []) tell(listener);
  };

  const stopFollowing = facts.follow(({ facts: batch, upTo }) => {
    const byPerson = new Map<string, Fact[]>();
    for (const fact of batch) {
      for (const userId of [fact.brandId, fact.creatorId]) {
        if (userId === null || !streams.has(userId)) continue;
        const own = byPerson.get(userId);
        if (own) own.push(fact);
        else byPerson.set(userId, [fact]);
      }
    }
    for (const [userId, own] of byPerson) each([userId], (listener) => listener.onFacts(own, upTo));
  });
  const stopHearing = signals.hear((signal) => {
    if (signal.kind === 'whisper') each(signal.users, (listener) => listener.onWhisper(signal.event));
  });

  return {
    subscribe(userId, listener) {
      const own = streams.get(userId) ?? new Set();
      streams.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) streams.delete(userId);
      };
    },
    close() {
      stopFollowing();
      stopHearing();
    },
  };
}
