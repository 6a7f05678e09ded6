/** The arguments of every workload. */
import type { Markets } from './markets.ts';
import type { Options } from './options.ts';
import type { Row } from './rows.ts';

export interface Bench {
  options: Options;
  markets: Markets;
  /** A folder on the measured disk, removed at the end. */
  scratch: string;
}

export type Workload = (bench: Bench) => Promise<Row[]>;
