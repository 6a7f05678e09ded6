/** The live stream's event for a fact. */
import type { FactNoun, LiveEvent, LiveKind } from '@briefcast/contract';
import { liveEvents } from '@briefcast/contract/live-events';
import type { Fact, FactKind } from '../../platform/facts/kinds.ts';

/**
 * A kind that this process does not know gets its noun's name, or its own if the noun is unknown too: during
 * an update, processes of both versions run.
 */
function liveKindOf(kind: FactKind): LiveKind {
  const own = liveEvents[kind];
  if (own !== undefined) return own;
  const noun = kind.slice(0, kind.indexOf('.')) as FactNoun;
  return Object.hasOwn(liveEvents, noun) ? liveEvents[noun] : (kind as LiveEvent['kind']);
}

/** The event for a fact, with ids only; null for a fact that no page shows. */
export function liveEventOf({ kind, actor, actorId, dealId, subjectId }: Fact): LiveEvent | null {
  const name = liveKindOf(kind);
  if (name === null) return null;
  // If creators unpublish their own profile, they see that anyway.
  if (kind === 'creator.unpublished' && actor !== 'ADMIN') return null;
  const isOfParty = actor === 'BRAND' || actor === 'CREATOR';
  return {
    kind: name,
    dealId,
    subjectId,
    by: isOfParty ? actor : null,
    byPerson: isOfParty ? actorId : null,
  };
}
