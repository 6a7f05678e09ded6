/** Random steps of a negotiation: what each side tries, by what it saw when it last looked. */
import { type DealLines, type Role, usualRights, withDefaults } from '@briefcast/contract';
import fc from 'fast-check';
import type { Command, Model } from './model.ts';

const rights = fc.record({ paidAds: fc.constantFrom(null, 'MONTHS_3' as const), rawFootage: fc.boolean() });

/** Few values, so that versions come back to what they were. */
export const anyLines: fc.Arbitrary<DealLines> = fc.record({
  budget: fc.constantFrom(100_000, 120_000, 150_000),
  deadline: fc.constantFrom('2100-02-12T00:00:00.000Z', '2100-02-14T00:00:00.000Z'),
  rounds: fc.integer({ min: 1, max: 3 }),
  paymentDays: fc.constantFrom(0, 30),
  deposit: fc.constantFrom(null, { percent: 50, days: 7 }),
  deliverableWishes: fc
    .integer({ min: 1, max: 2 })
    .map((count) => [withDefaults({ kind: 'UGC Video', count })]),
  exclusivity: fc.constantFrom(null, { months: 3, category: 'Skincare' }),
  rights: fc.option(rights.map((some) => ({ ...usualRights, ...some }))),
  sample: fc.constantFrom(
    null,
    { kind: 'BOUGHT' as const, what: 'Coffee', upTo: 4_250 },
    {
      ...{ kind: 'SENT' as const, what: 'Barrier serum', worth: 17_000, isReturned: false },
      ...{ arrivesBy: '2100-02-01T00:00:00.000Z', dueAfterDays: null },
    },
  ),
});

const side = fc.constantFrom<Role>('BRAND', 'CREATOR');
const anyTry = fc.record({
  by: side,
  /** Whether the side looks at the deal first, or goes by what it saw before. */
  looks: fc.boolean(),
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constant('propose' as const) },
    { weight: 5, arbitrary: fc.constantFrom('ACCEPTED' as const, 'DECLINED' as const) },
    { weight: 1, arbitrary: fc.constantFrom('WITHDRAWN' as const, 'MOVE_ON' as const) },
  ),
  lines: anyLines,
  /** The lines that a proposal says. */
  said: fc.subarray([
    'budget',
    'deadline',
    'rounds',
    'paymentDays',
    'deposit',
    'deliverableWishes',
    'exclusivity',
    'rights',
    'sample',
  ] as const),
  leaves: fc.boolean(),
});
export type Try = typeof anyTry extends fc.Arbitrary<infer Value> ? Value : never;

/** One side alone, both sides at once, or hours that pass. */
export type Step = { tries: Try[] } | { hours: number; isSwept: boolean };
export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ tries: fc.array(anyTry, { minLength: 1, maxLength: 2 }) }) },
    { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 80 }), isSwept: fc.boolean() }) },
  ),
  { minLength: 4, maxLength: 24 },
);

/**
 * Returns the command of a side with this view of the deal. Most tries are about a proposal that it sees open; some
 * come too late.
 */
export function commandOf({ by, what, lines, said, leaves }: Try, seen: Model): Command {
  const open = seen.proposals.findIndex(({ state }) => state === 'OPEN');
  const last = seen.proposals.length - 1;
  if (what === 'MOVE_ON')
    return {
      kind: 'move',
      by,
      to: by === 'BRAND' ? 'CANCELLED' : leaves ? 'REJECTED' : 'ACCEPTED',
    };
  if (what !== 'propose') return { kind: 'answer', by, about: open < 0 ? last : open, answer: what };
  return {
    kind: 'propose',
    by,
    answers: open < 0 ? null : open,
    said: Object.fromEntries(said.map((line) => [line, lines[line]])),
  };
}
