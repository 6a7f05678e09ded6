/** What becomes an entry of a deal's log: a fact, a message, or what is still known of the time before the log. */
import type { LogContent, LogKind } from '@briefcast/contract';
import type { FactActor } from '../../platform/database/tables/index.ts';
import type { FactKind, NewFact } from '../../platform/facts/kinds.ts';

export interface Happening {
  kind: LogKind;
  at: Date;
  side: FactActor;
  /** Null for the system, the admin and guests. */
  personId: string | null;
  /** The message, file, comment, proposal or item; null for the deal itself. */
  about: string | null;
  data: LogContent | null;
  recorded: 'AT_ONCE' | 'LATER';
  /** Of a message that is already known: what it says, and its number. */
  message?: { what: LogContent; seq: number };
}

/** Facts of a deal that its log holds. Drafts, looks and links for guests are not both sides' matter. */
const chained: ReadonlySet<FactKind> = new Set<FactKind & LogKind>([
  'deal.created',
  'deal.moved',
  'deal.removed',
  'proposal.made',
  'proposal.answered',
  'brief_item.marked',
  'file.added',
  'file.reviewed',
  'file.approval_undone',
  'comment.added',
  'comment.edited',
  'comment.removed',
  'comment.restored',
  'comment.replied',
  'comment.moved',
  'comment.answered',
  'comment.made_task',
  'comment.handed_over',
]);

/** Whether a fact belongs into the log of its deal. */
export const isChained = (fact: NewFact): fact is NewFact & { dealId: string } =>
  chained.has(fact.kind) && typeof fact.dealId === 'string';

/** A fact as it goes into the log. */
export function happeningOf(fact: NewFact, at: Date): Happening {
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
