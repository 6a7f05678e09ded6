/** Sources of entries in a deal's log: a fact, a message, or the remains of the time before the log. */

import type { FactActor } from '@briefcast/contract';
import { type LogContent, type LogKind, loggedFacts } from '@briefcast/contract';
import type { FactKind, NewFact } from '../../platform/facts/kinds.ts';

export interface NewEntry {
  kind: LogKind;
  at: Date;
  side: FactActor;
  /** Null for the system, the admin and guests. */
  personId: string | null;
  /** The message, file, comment, proposal or item; null for the deal itself. */
  about: string | null;
  data: LogContent | null;
  recorded: 'AT_ONCE' | 'LATER';
  /** For a message that is already known: its content and its number. */
  message?: { what: LogContent; seq: number };
}

const logged: ReadonlySet<FactKind> = new Set(loggedFacts);

/** Whether a fact belongs into the log of its deal. */
export const isChained = (fact: NewFact): fact is NewFact & { dealId: string } =>
  logged.has(fact.kind) && typeof fact.dealId === 'string';

/** A fact as it goes into the log. */
export function newEntryOf(fact: NewFact, at: Date): NewEntry {
  // Data of a fact is JSON: it is kept as such.
  const data = (fact.data ?? null) as LogContent | null;
  const commentId = data?.commentId;
  return {
    kind: fact.kind as LogKind,
    at,
    side: fact.actor,
    personId: fact.actorId ?? null,
    about: typeof commentId === 'string' ? commentId : (fact.subjectId ?? null),
    data,
    recorded: 'AT_ONCE',
  };
}
