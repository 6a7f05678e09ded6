/** Random histories of an organisation's credits: what is done, step by step, the same for the same seed. */
import fc from 'fast-check';

const deeds = {
  /** A pack by bank transfer, which the admin confirms. */
  buy: 2,
  /** A pack by card, at times partly paid back before the payment itself is told. */
  pay: 2,
  send: 24,
  accept: 9,
  reject: 4,
  withdraw: 4,
  /** A part of a pack goes back to its card. */
  refund: 2,
  /** A payment is disputed, and the dispute won or lost. */
  dispute: 1,
  /** The admin gives back what is left of a pack that was paid by transfer. */
  giveBack: 1,
  /** A pack reaches its end. */
  expire: 1,
  /** Something of before is asked or told once more. */
  repeat: 4,
} as const;
export type Deed = keyof typeof deeds;

export interface Step {
  deed: Deed;
  /** Which of the packs or briefs, by the rest of dividing. */
  pick: number;
  /** Asked of two processes at the same time. */
  isDoubled: boolean;
  /** Of two ways that a deed can go. */
  isOtherWay: boolean;
  /** In which order events are told: those with the smallest number first. */
  order: number[];
}

const anyDeed = fc.oneof(
  ...Object.entries(deeds).map(([deed, weight]) => ({ weight, arbitrary: fc.constant(deed as Deed) })),
);
const anyStep: fc.Arbitrary<Step> = fc.record({
  deed: anyDeed,
  pick: fc.nat(),
  isDoubled: fc.boolean(),
  isOtherWay: fc.boolean(),
  order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
});

/** So many steps. */
export const stepsOf = (seed: number, count: number): Step[] => fc.sample(anyStep, { seed, numRuns: count });

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
