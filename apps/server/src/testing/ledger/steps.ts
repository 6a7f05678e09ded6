/** Random histories of somebody's books: what is done, step by step, the same for the same seed. */
import fc from 'fast-check';

export interface Step<Command extends string = string> {
  command: Command;
  /** Selects one of the packs, briefs or months, by the rest of dividing. */
  pick: number;
  /** Asked of two processes at the same time. */
  isDoubled: boolean;
  /** Chooses between two ways that a command can go. */
  isOtherWay: boolean;
  /** Order in which events are delivered: the smallest number first. */
  order: number[];
}

/** Commands for a step. */
export type Commands<Command extends string> = Record<Command, (step: Step) => Promise<unknown>>;

/** A history of one owner, to be played step by step. */
export interface History {
  ownerId: string;
  /** Expected books of the owner now, by account and kind of paper. */
  model: { readonly sums: Record<string, unknown> };
  /** Relative frequency of each command. */
  weights: Record<string, number>;
  play(step: Step): Promise<void>;
}

/** Generates steps of commands that come as often as their weights say. */
export function stepsOf(weights: Record<string, number>, seed: number, count: number): Step[] {
  const commands = Object.entries(weights).map(([command, weight]) => ({
    weight,
    arbitrary: fc.constant(command),
  }));
  const anyStep: fc.Arbitrary<Step> = fc.record({
    command: fc.oneof(...commands),
    pick: fc.nat(),
    isDoubled: fc.boolean(),
    isOtherWay: fc.boolean(),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  });
  return fc.sample(anyStep, { seed, numRuns: count });
}

/** The one of these that a step picks; undefined where there is none. */
export const picked = <T>(of: Iterable<T>, { pick }: Pick<Step, 'pick'>): T | undefined => {
  const all = [...of];
  return all[pick % all.length];
};

/** These in the order that a step says. */
export const shuffled = <T>(of: readonly T[], { order }: Pick<Step, 'order'>): T[] =>
  of
    .map((one, place) => ({ one, number: (order[place % order.length] ?? 0) + place / of.length }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ one }) => one);
