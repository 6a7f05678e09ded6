/**
 * Every kind of fact: an event, appended by the server in the transaction that caused it, with its data beyond
 * actor, time and subject; null where that is all. Each noun declares its own in its `facts.ts`. Consequences of
 * facts (news, live screens, the log of a deal) are declared next to the nouns.
 */
import type { FactData } from '../generated/facts.ts';
import type { Role } from './accounts/schemas.ts';

export type { FactData };

/** Actor of a fact: a side of a deal, the admin, or nobody. */
export type FactActor = Role | 'ADMIN' | 'SYSTEM';

export type FactKind = keyof FactData;

/** Fields of a fact that a rule looks at. */
export interface SeenFact<K extends FactKind = FactKind> {
  actor: FactActor;
  data: FactData[K];
}
