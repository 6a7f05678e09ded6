/** The log of facts, as the rest of the server uses it: appended to by commands, followed by whatever is made of it. */
import type { Database, Tx } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Signals } from '../signals/signals.ts';
import { type Alongside, appendFacts } from './append.ts';
import type { NewFact } from './kinds.ts';
import { openTail, type Tail } from './tail.ts';

export interface Facts extends Tail {
  /** Appends; give the transaction of the change, so that the facts exist exactly if the change does. */
  append(tx: Tx, ...facts: NewFact[]): Promise<void>;
}

interface FactsDeps {
  db: Database;
  signals: Signals;
  clock: () => Date;
  log: Log;
  /** Of a feature that keeps a record of its own. Messages, which are appended by a statement, do not pass here. */
  alongside: Alongside;
}

/** Opens the log in this process. */
export async function openFacts(deps: FactsDeps): Promise<Facts> {
  const tail = await openTail(deps);
  return { ...tail, append: (tx, ...facts) => appendFacts(deps, tx, facts) };
}
