/** The command-line options of a run. */
import { parseArgs } from 'node:util';
import { PlainError } from '../../../scripts/lib/say.mjs';

export interface Options {
  /** The workload's name; null for all. */
  name: string | null;
  creators: number;
  /** How many seconds each load is measured, and how long the warm-up before it takes. */
  seconds: number;
  warmUpSeconds: number;
  /** A quick check that everything still works; its figures mean little. */
  isQuick: boolean;
  /** For the guard: only works with this in their names; null for all. */
  work: string | null;
  /** For the guard: whether the results are stored as the new ratios. */
  isKept: boolean;
}

const creatorCounts = [1000, 10_000, 100_000, 1_000_000];

/** Parses the options. Throws PlainError for invalid ones. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      creators: { type: 'string', default: '10000' },
      seconds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const creators = Number(values.creators);
  if (!creatorCounts.includes(creators)) {
    throw new PlainError(`--creators is one of ${creatorCounts.join(', ')}`);
  }
  const seconds = Number(values.seconds ?? (values.quick ? 2 : 8));
  if (!(seconds >= 1 && seconds <= 120)) throw new PlainError('--seconds is a number from 1 to 120');
  const [name = null, work = null, ...others] = positionals;
  if (others.length > 0 || (work !== null && name !== 'guard'))
    throw new PlainError('Name one workload, or none for all; after guard, a word of its works.');
  return {
    name,
    work,
    creators,
    seconds,
    warmUpSeconds: values.quick ? 1 : 3,
    isQuick: values.quick,
    isKept: values.keep,
  };
}
