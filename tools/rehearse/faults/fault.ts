/** Fault of production, as data: how it begins and ends, and what shows that it took effect. */
import type { Pair } from '../people/pair.ts';
import type { Production } from '../production.ts';

export interface Ongoing {
  /** Puts right what has to be; returns what shows that the fault took effect, or throws where it did not. */
  end(): Promise<string>;
}

export interface Fault {
  name: string;
  /** Description of the fault, for the table. */
  done: string;
  /** Capability that the machine must have for it. */
  needs?: 'namespaces' | 'own disk' | 'clocks';
  /** How long it lasts in a quick rehearsal; at full length four times that. */
  seconds: number;
  /** Makes what has to be there before it begins; returns why it cannot be tried here, or null. */
  prepare?(): Promise<string | null>;
  begin(production: Production, crowd: { pairs: readonly Pair[] }): Promise<Ongoing>;
}
