/** Seeded chance: what people do is the same in every run, when they do it follows from how the machine is. */
import { type Chance, chanceFrom } from '../../bench/lib/random.ts';

const steps = 1_000_000;

/** A number from 0 to 1. */
export const share = (chance: Chance): number => (chance.below(steps) + 0.5) / steps;

/** How long until the next of something that comes so often in the mean, independent of when it came last. */
export const waitOf = (chance: Chance, mean: number): number => -Math.log(share(chance)) * mean;

/** One of these, each as often as its weight says. */
export function byWeight<Name extends string>(chance: Chance, weights: Readonly<Record<Name, number>>): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let left = share(chance) * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left <= 0) return name;
  }
  return (entries[0] as [Name, number])[0];
}

export { type Chance, chanceFrom };
