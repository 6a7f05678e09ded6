import { describe, expect, test } from 'vitest';
import { findingsOfChange } from './change.ts';
import { closingDay, closingMoment, daysUntilClosing } from './days.ts';
import { missedPoints } from './fit.ts';
import {
  applicationStateOf,
  type CastingStanding,
  canCast,
  castingStateOf,
  endsByItselfAt,
} from './state.ts';
import { NewCasting } from './terms.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const open: CastingStanding = {
  places: 3,
  cast: 1,
  closesAt: closingMoment('2026-11-26'),
  closedAt: null,
  endedAt: null,
};

describe('a casting', () => {
  test.each([
    [{}, 'OPEN', true],
    [{ closedAt: now }, 'CHOOSING', true],
    [{ closesAt: now }, 'CHOOSING', true],
    [{ cast: 3 }, 'CAST', false],
    [{ closedAt: now, endedAt: now }, 'CLOSED', false],
    [{ cast: 3, closedAt: now, endedAt: now }, 'CAST', false],
  ] as const)('%j is %s, and can be cast from: %s', (changes, state, castable) => {
    const casting = { ...open, ...changes };
    expect([castingStateOf(casting, now), canCast(casting)]).toEqual([state, castable]);
  });

  test('takes applications until its last day is over everywhere', () => {
    expect(closingMoment('2026-11-26')).toEqual(new Date('2026-11-27T12:00:00.000Z'));
    expect(closingDay(closingMoment('2026-11-26'))).toBe('2026-11-26');
    expect(daysUntilClosing('2026-11-26', now)).toBe(5);
    expect(daysUntilClosing('2026-11-20', now)).toBe(0);
  });

  test('is over two weeks after it closed', () => {
    expect(endsByItselfAt(open, now)).toBeNull();
    expect(endsByItselfAt({ ...open, closedAt: now }, now)).toEqual(new Date('2026-12-05T09:00:00.000Z'));
  });
});

test.each([
  [{ outcome: 'WAITING', mark: null, seenAt: null }, 'WAITING'],
  [{ outcome: 'WAITING', mark: null, seenAt: now }, 'SEEN'],
  [{ outcome: 'WAITING', mark: 'SHORTLISTED', seenAt: now }, 'SHORTLISTED'],
  // Being passed over is the brand's own matter.
  [{ outcome: 'WAITING', mark: 'PASSED', seenAt: now }, 'SEEN'],
  [{ outcome: 'NOT_CHOSEN', mark: 'SHORTLISTED', seenAt: now }, 'NOT_CHOSEN'],
  [{ outcome: 'WITHDRAWN', mark: null, seenAt: null }, 'WITHDRAWN'],
] as const)('an application %j is told to its creator as %s', (kept, state) => {
  expect(applicationStateOf(kept)).toBe(state);
});

const said = NewCasting.parse({
  title: 'Three faces',
  description: 'Serum second of three steps.',
  currency: 'USD',
  payFrom: 30_000,
  payTo: 45_000,
  places: 3,
  requirements: [],
  deliverableWishes: [{ kind: 'UGC Video', count: 1, shape: '9:16' }],
  rounds: 2,
  paymentDays: null,
  rights: null,
  languages: ['Arabic'],
  categoryIds: [],
  closesOn: '2026-11-26',
  dueOn: '2026-12-17',
  question: '',
  visibility: 'EVERYONE',
});

describe('a change after the first application', () => {
  test('may raise the pay, move days later, add places and show it to others', () => {
    const after = { ...said, payTo: 50_000, places: 4, closesOn: '2026-11-28', visibility: 'LINK' } as const;
    expect(findingsOfChange(said, after)).toEqual([]);
    // An equal wish in another order of its fields is no change.
    const same = {
      ...said,
      deliverableWishes: [{ shape: '9:16' as const, count: 1, kind: 'UGC Video' as const }],
    };
    expect(findingsOfChange(said, same)).toEqual([]);
  });

  test.each([
    [{ payFrom: 29_900 }, 'casting.pay_lower'],
    [{ places: 2 }, 'casting.places_fewer'],
    [{ dueOn: '2026-12-16' }, 'casting.day_earlier'],
    [{ title: 'Four faces' }, 'casting.terms_fixed'],
    [{ languages: [] }, 'casting.terms_fixed'],
    [{ rounds: 3 }, 'casting.terms_fixed'],
  ])('may not be %j', (changes, code) => {
    expect(findingsOfChange(said, { ...said, ...changes }).map((one) => one.code)).toEqual([code]);
  });
});

describe('fit', () => {
  const creator = {
    currency: 'USD',
    languages: ['Arabic'],
    categories: [{ id: 'beauty' }],
    ugcVideoPricing: 40_000,
    ugcPhotoPricing: null,
    ugcTurnaroundDays: 3,
    influencerReelPricing: null,
    influencerStoryPricing: null,
    influencerTurnaroundDays: null,
  } as const;
  const casting = {
    categories: [{ id: 'beauty', name: 'Beauty' }],
    languages: ['Arabic', 'English'],
    currency: 'USD',
    payTo: 45_000,
    deliverableWishes: [{ kind: 'UGC Video', count: 1 }],
    dueOn: '2026-12-17',
  } as Parameters<typeof missedPoints>[1];

  test.each([
    [{}, {}, []],
    [{ categories: [] }, {}, ['CATEGORY']],
    [{ languages: ['French'] }, {}, ['LANGUAGE']],
    [{ ugcVideoPricing: 45_100 }, {}, ['PRICE']],
    [{ ugcTurnaroundDays: 40 }, {}, ['TIME']],
    // Nothing is missed that the casting does not ask for, nor a price that the creator does not name.
    [{ languages: [], categories: [], ugcVideoPricing: null }, { languages: [], categories: [] }, []],
    // 1,500 dirhams are more than 400 dollars.
    [{}, { currency: 'AED', payTo: 150_000 }, []],
    [{}, { currency: 'AED', payTo: 140_000 }, ['PRICE']],
  ])('of a creator with %j and a casting with %j misses %j', (own, asked, missed) => {
    expect(
      missedPoints({ ...creator, ...own }, { ...casting, ...(asked as Partial<typeof casting>) }, now),
    ).toEqual(missed);
  });
});
