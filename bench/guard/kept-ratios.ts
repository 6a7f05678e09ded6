/** The ratios that the repository keeps for the guard, and whether what was measured falls short of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Below this share of what is kept, something has become slower and not the machine noisy. */
export const lowestShare = 0.75;
/** A limit that differs so much between the turns was measured on a machine that did other things. */
const noisySpread = 1.4;

/** A work beside its limit; 1 is as good as the limit, more is better. */
export interface Ratios {
  /** Of calls in a second. */
  rate: number;
  /** Of the processor time of a call: the limit's by the work's. What else the machine does hardly changes it. */
  processor: number;
}

/** What the turns of a work found. */
export interface Found {
  turns: readonly Ratios[];
  /** Calls in a second of the limit, of each turn. */
  limits: readonly number[];
}

export type Kept = Readonly<Record<string, Ratios>>;

const file = inRoot('bench', 'guard', 'ratios.json');

/** Throws where the file is missing: without it nothing is guarded. */
export const readKept = (): Kept => JSON.parse(readFileSync(file, 'utf8'));

/** Replaces what is kept, with three digits that mean something. */
export function keep(found: ReadonlyMap<string, Found>): void {
  const digits = (value: number) => Number(value.toPrecision(3));
  const kept = [...found].map(([work, one]) => {
    const { rate, processor } = bestOf(one);
    return [work, { rate: digits(rate), processor: digits(processor) }];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** The best turn counts: what else the machine does can make a turn worse, and hardly better. */
export const bestOf = ({ turns }: Found): Ratios => ({
  rate: Math.max(...turns.map(({ rate }) => rate)),
  processor: Math.max(...turns.map(({ processor }) => processor)),
});

/** How many times the limit alone differed between the turns. */
export const noiseOf = ({ limits }: Found): number => Math.max(...limits) / Math.min(...limits);

export const isNoisy = (found: Found): boolean => noiseOf(found) > noisySpread;

/**
 * What is wrong, in words; one that was not measured, or that nobody keeps ratios for, is wrong as well. On a
 * noisy machine the processor time decides alone.
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
        // Not a number is no ratio: nothing was answered.
        .filter(({ is, was }) => !(is >= lowestShare * was))
        .map(({ name, is, was }) => {
          const share = ((is / was) * 100).toFixed(0);
          return `${work}, ${name}: ${is.toPrecision(3)}, ${share} % of the ${was} that is kept`;
        })
    );
  });
}
