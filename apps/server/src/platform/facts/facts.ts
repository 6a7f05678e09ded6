/** The log of facts, as the rest of the server uses it: commands append, projections and streams read. */
import type { Tx } from '../database/database.ts';
import { type AppendDeps, appendFacts, signalAfterCommit } from './append.ts';
import type { NewFact } from './kinds.ts';
import type { Tail } from './tail.ts';

export interface Facts extends Tail {
  /** Appends; pass the transaction of the change, so that the facts exist exactly if the change does. */
  append(tx: Tx, ...facts: NewFact[]): Promise<void>;
  /** Signals readers once the transaction is committed, if one of its statements appends facts by `appendFactsOf`. */
  signalAfterCommit(): void;
}

/** The log in this process, with its reader (`tail`) and the dependencies for appending. */
export const openFacts = (tail: Tail, deps: Required<AppendDeps>): Facts => ({
  ...tail,
  append: (tx, ...facts) => appendFacts(deps, tx, facts),
  signalAfterCommit: () => signalAfterCommit(deps),
});
