/** The guard's ratios in the repository, and whether a measurement falls short of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** Below this share of the stored ratio something may have become slower, which a person should look at. */
export const toldBelow = 0.75;
/** Below this share it has become slower: no noise that was seen on a quiet machine explains it. */
export const failsBelow = 0.5;
/** If the limit itself differs by this factor between the turns, the machine was busy with other work. */
const noisySpread = 1.4;

/** A work relative to its limit; 1 is as good as the limit, more is better. */
export interface Ratios {
  /** The ratio of calls per second. */
  rate: number;
  /** The ratio of processor time per call: the limit's by the work's. Other work on the machine hardly changes it. */
  processor: number;
}

/** The results of a work's turns. */
export interface Found {
  turns: readonly Ratios[];
  /** The limit's calls per second, of each turn. */
  limits: readonly number[];
}

export type Kept = Readonly<Record<string, Ratios>>;

const file = inRoot('tools', 'bench', 'guard', 'ratios.json');

/** Throws if the file is missing, because nothing would be guarded. */
export const readKept = (): Kept => JSON.parse(readFileSync(file, 'utf8'));

/** Stores the ratios of these works, with three significant digits. */
export function keep(found: ReadonlyMap<string, Found>): void {
  const digits = (value: number) => Number(value.toPrecision(3));
  const kept = [...found].map(([work, one]) => {
    const { rate, processor } = bestOf(one);
    return [work, { rate: digits(rate), processor: digits(processor) }];
  });
  writeFileSync(file, `${JSON.stringify({ ...readKept(), ...Object.fromEntries(kept) }, null, 2)}\n`);
}

/** The best turn counts, because other work on the machine only makes turns worse. */
export const bestOf = ({ turns }: Found): Ratios => ({
  rate: Math.max(...turns.map(({ rate }) => rate)),
  processor: Math.max(...turns.map(({ processor }) => processor)),
});

/** The factor by which the limit differed between the turns. */
export const noiseOf = ({ limits }: Found): number => Math.max(...limits) / Math.min(...limits);

export const isNoisy = (found: Found): boolean => noiseOf(found) > noisySpread;

/** Ratios below a share of the kept ones: a line for each, to be read; and whether the guard fails by it. */
export interface Shortfall {
  line: string;
  fails: boolean;
}

const missing = (line: string): Shortfall[] => [{ line, fails: true }];

/**
 * Describes everything below `toldBelow` of its stored ratio. It fails below `failsBelow`, unless the machine
 * was noisy: such a measurement proves nothing and is only told. A work that was not measured, that answered
 * nothing or that has no stored ratio always fails.
 */
export function shortfalls(found: ReadonlyMap<string, Found>, kept: Kept): Shortfall[] {
  const names = [...new Set([...Object.keys(kept), ...found.keys()])];
  return names.flatMap((work) => {
    const [now, before] = [found.get(work), kept[work]];
    if (before === undefined) return missing(`${work}: no ratio is kept for it`);
    if (now === undefined) return missing(`${work}: was not measured`);
    const best = bestOf(now);
    if (!(best.rate > 0 && best.processor > 0)) return missing(`${work}: answered nothing`);
    const compared = [
      { name: 'processor time', is: best.processor, was: before.processor },
      { name: 'calls', is: best.rate, was: before.rate },
    ];
    return compared
      .filter(({ is, was }) => is < toldBelow * was)
      .map(({ name, is, was }) => ({
        line: `${work}, ${name}: ${is.toPrecision(3)}, ${((is / was) * 100).toFixed(0)} % of the ${was} that is kept`,
        fails: is < failsBelow * was && !isNoisy(now),
      }));
  });
}
