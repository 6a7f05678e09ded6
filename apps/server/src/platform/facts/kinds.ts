/** Facts as the server appends and reads them; their kinds are the contract's. */
import { type FactActor, type FactData, type FactKind, passingFacts } from '@briefcast/contract';

export type { FactData, FactKind };

export const isPassing = (kind: FactKind): boolean => passingFacts.includes(kind);

/** What a fact is about; fields that are not given are null. */
export interface FactSubject {
  /** Whose event streams contain it. */
  brandId: string | null;
  creatorId: string | null;
  /** The only one of a brand's people whom it concerns: only their streams contain it, and no colleague's. */
  personId: string | null;
  dealId: string | null;
  /** The id of the message, file or account. */
  subjectId: string | null;
}

/** A fact to be appended. */
export type NewFact<K extends FactKind = FactKind> = {
  [Kind in K]: Partial<FactSubject> & {
    kind: Kind;
    actor: FactActor;
    /** The person; null or absent for the admin and the system. */
    actorId?: string | null;
  } & (FactData[Kind] extends null ? { data?: null } : { data: FactData[Kind] });
}[K];

/** An appended fact. A newer process may append kinds that this one does not know. */
export type Fact = {
  [K in FactKind]: FactSubject & {
    id: number;
    /** The transaction that appended it. */
    xid: number;
    kind: K;
    actor: FactActor;
    actorId: string | null;
    data: FactData[K];
    createdAt: Date;
  };
}[FactKind];
