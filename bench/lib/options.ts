/** What a run is asked for on the command line. */
import { parseArgs } from 'node:util';
import { PlainError } from '../../scripts/lib/say.mjs';

export interface Options {
  /** The workload's name; null for all. */
  name: string | null;
  creators: number;
  /** How long each load is measured, and how long it runs before that. */
  seconds: number;
  warmUpSeconds: number;
  /** A look whether everything still works, with figures that mean little. */
  isQuick: boolean;
  /** Of the guard: what it finds is kept from now on. */
  isKept: boolean;
}

const creatorCounts = [1000, 10_000, 100_000, 1_000_000];

/** Throws PlainError for what cannot be measured. */
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
  if (positionals.length > 1) throw new PlainError('Name one workload, or none for all.');
  return {
    name: positionals[0] ?? null,
    creators,
    seconds,
    warmUpSeconds: values.quick ? 1 : 3,
    isQuick: values.quick,
    isKept: values.keep,
  };
}
