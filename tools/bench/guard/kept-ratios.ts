/** The guard's ratios in the repository, and whether a measurement falls short of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** Below this share of the stored ratio, something has become slower, which noise does not explain. */
export const lowestShare = 0.75;
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

/**
 * Describes every shortfall; a work that was not measured, or has no stored ratio, counts as one. On a noisy
 * machine only the processor time decides.
 */
export function shortfalls(found: ReadonlyMap<string, Found>, kept: Kept): string[] {
  const names = [...new Set([...Object.keys(kept), ...found.keys()])];
  return names.flatMap((work) => {
    const [now, before] = [found.get(work), kept[work]];
    if (before === undefined) return [`${work}: no ratio is kept for it`];
    if (now === undefined) return [`${work}: was not measured`];
    const best = bestOf(now);
    const compared = [
      { name: 'processor time', is: best.processor, was: before.processor },
      ...(isNoisy(now) ? [] : [{ name: 'calls', is: best.rate, was: before.rate }]),
    ];
    return (
      compared
        // NaN means that nothing was answered.
        .filter(({ is, was }) => !(is >= lowestShare * was))
        .map(({ name, is, was }) => {
          const share = ((is / was) * 100).toFixed(0);
          return `${work}, ${name}: ${is.toPrecision(3)}, ${share} % of the ${was} that is kept`;
        })
    );
  });
}
