/** What every workload is given. */
import type { Markets } from './markets.ts';
import type { Options } from './options.ts';
import type { Row } from './rows.ts';

export interface Bench {
  options: Options;
  markets: Markets;
  /** A folder on the disk that is measured, removed at the end. */
  scratch: string;
}

export type Workload = (bench: Bench) => Promise<Row[]>;
