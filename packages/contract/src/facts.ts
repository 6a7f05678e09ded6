/**
 * Every kind of fact: what happened, appended by the server in the transaction that did it, with what it says beyond who did
 * it, when, and what it is about; null where that is all. Each noun declares its own in its `facts.ts`. What follows from
 * facts (news, live screens, the log of a deal) is declared beside the nouns.
 */
import type { FactData } from '../generated/facts.ts';
import type { Role } from './accounts/schemas.ts';

export type { FactData };

/** Who did it: a side of a deal, the admin, or nobody. */
export type FactActor = Role | 'ADMIN' | 'SYSTEM';

export type FactKind = keyof FactData;

/** What a rule about facts looks at. */
export interface SeenFact<K extends FactKind = FactKind> {
  actor: FactActor;
  data: FactData[K];
}
