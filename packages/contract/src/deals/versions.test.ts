import { describe, expect, test } from 'vitest';
import { usualRights } from '../rights/uses.ts';
import type { DealLines } from './deal-lines.ts';
import { withDefaults } from './deliverable-wishes.ts';
import type { Proposal } from './proposal.ts';
import {
  changedLines,
  linesOfDeal,
  linesOfProposal,
  rightsLines,
  saidBy,
  takeLine,
  versionsOf,
} from './versions.ts';

const wish = withDefaults({ kind: 'UGC Video' });
const brief: DealLines = {
  budget: 88_000,
  deadline: '2027-02-12T00:00:00.000Z',
  rounds: 2,
  paymentDays: 30,
  deliverableWishes: [wish],
  exclusivity: { months: 3, category: 'Skincare' },
  rights: { ...usualRights, paidAds: 'MONTHS_12' },
  sample: null,
};
const offer: DealLines = {
  ...brief,
  budget: 94_000,
  exclusivity: null,
  rights: { ...usualRights, paidAds: 'MONTHS_6', rawFootage: true },
};

const proposal = (id: string, lines: Proposal['lines'], terms: Partial<Proposal> = {}): Proposal => ({
  id,
  kind: 'TERMS',
  by: 'CREATOR',
  byPerson: null,
  budget: lines?.after.budget ?? null,
  deadline: lines?.after.deadline ?? null,
  lines,
  note: null,
  state: 'OPEN',
  createdAt: '2027-02-01T00:00:00.000Z',
  answeredAt: null,
  answeredBy: null,
  ...terms,
});

describe('lines that differ', () => {
  test('are named in the order in which they are shown, those of the rights one by one', () => {
    expect(changedLines(brief, brief)).toEqual([]);
    expect(changedLines(brief, offer)).toEqual(['budget', 'exclusivity', 'paidAds', 'rawFootage']);
  });

  test('a sample is another one with each thing that is said of it', () => {
    const sample = {
      ...{ kind: 'SENT' as const, what: 'Serum', worth: 17_000, isReturned: false },
      ...{ arrivesBy: '2027-01-24T00:00:00Z', dueAfterDays: null },
    };
    const from = { ...brief, sample };
    expect(
      changedLines(from, { ...from, sample: { ...sample, arrivesBy: '2027-01-24T00:00:00.000Z' } }),
    ).toEqual([]);
    for (const change of [
      { what: 'Oil' },
      { worth: null },
      { isReturned: true },
      { arrivesBy: null },
      { dueAfterDays: 11 },
    ])
      expect(changedLines(from, { ...from, sample: { ...sample, ...change } })).toEqual(['sample']);
    expect(saidBy(from, { ...from, sample: null })).toEqual({ sample: null });
  });

  test('are compared by what they say, not by how it is written down', () => {
    const sorted = (value: unknown): unknown =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .toSorted()
              .map(([key, one]) => [key, sorted(one)]),
          )
        : value;
    const rights = { ...usualRights, postOn: '2027-02-20T00:00:00Z' };
    const same = { ...brief, rights: { ...rights, postOn: '2027-02-20T00:00:00.000Z' } };
    expect(changedLines({ ...brief, rights }, sorted(same) as DealLines)).toEqual([]);
    expect(changedLines(brief, { ...brief, deadline: '2027-02-12T00:00:00Z' })).toEqual([]);
  });

  test.each([
    ['rounds', { rounds: 3 }],
    ['paymentDays', { paymentDays: 14 }],
    ['deposit', { deposit: { percent: 50, days: 7 } }],
    ['sample', { sample: { kind: 'BOUGHT', what: 'Coffee', upTo: 4_250 } }],
    ['deadline', { deadline: '2027-02-14T00:00:00.000Z' }],
    ['deliverableWishes', { deliverableWishes: [{ ...wish, count: 2 }] }],
    ['deliverableWishes', { deliverableWishes: [] }],
    ['exclusivity', { exclusivity: { months: 3, category: 'Make-up' } }],
    ['rights', { rights: null }],
    ['unpaid', { rights: { ...offer.rights, paidAds: 'MONTHS_12', rawFootage: false, unpaid: null } }],
  ] as [string, Partial<DealLines>][])('%s', (line, change) => {
    expect(changedLines(brief, { ...brief, ...change })).toEqual([line]);
  });

  test('taken one after another from the other version leave no difference', () => {
    const taken = changedLines(brief, offer).reduce((lines, line) => takeLine(lines, line, offer), brief);
    expect(taken).toEqual(offer);
    const withoutRights = { ...brief, rights: null };
    expect(takeLine(withoutRights, 'rights', offer).rights).toEqual(offer.rights);
    expect(takeLine(withoutRights, 'paidAds', offer)).toEqual(withoutRights);
  });

  test('are what a proposal says', () => {
    expect(saidBy(brief, offer)).toEqual({ budget: 94_000, exclusivity: null, rights: offer.rights });
    expect(saidBy(brief, { ...brief, rights: null })).toEqual({ rights: null });
    expect(saidBy(brief, brief)).toEqual({});
  });

  test('every line of the rights is one', () => {
    expect([...rightsLines].sort()).toEqual(Object.keys(usualRights).sort());
  });
});

describe('versions', () => {
  test('are the brief as it was sent and every proposal of terms, whatever the deal says since', () => {
    const first = proposal('a', { before: brief, after: offer }, { state: 'ANSWERED' });
    const end = proposal('b', null, { kind: 'CANCELLATION' });
    const second = proposal('c', { before: offer, after: brief }, { by: 'BRAND', state: 'ACCEPTED' });
    expect(versionsOf(offer, [first, end, second])).toEqual([
      { proposal: null, lines: brief },
      { proposal: first, lines: offer },
      { proposal: second, lines: brief },
    ]);
    expect(versionsOf(brief, [])).toEqual([{ proposal: null, lines: brief }]);
  });

  test('of which a price and a day alone are known have the other lines of the brief', () => {
    const old = proposal('a', null, { budget: 150_000, deadline: '2027-03-01T00:00:00.000Z' });
    const [, version] = versionsOf(brief, [old]);
    expect(version?.lines).toEqual({ ...brief, budget: 150_000, deadline: '2027-03-01T00:00:00.000Z' });
  });

  test('that were kept before samples were a line have that of the brief', () => {
    const sample = { kind: 'BOUGHT', what: 'Coffee', upTo: 4_250 } as const;
    const { sample: _, ...before } = brief;
    const { sample: __, ...after } = offer;
    const old = proposal('a', { before, after });
    const [sent, version] = versionsOf({ ...brief, sample }, [old]);
    expect([sent?.lines.sample, version?.lines.sample]).toEqual([sample, sample]);
    expect(linesOfProposal(old, brief).sample).toBeNull();
  });

  test('of a deal whose server says little have what holds where nothing is said', () => {
    expect(linesOfDeal({ budget: 1, deadline: brief.deadline })).toEqual({
      ...{ budget: 1, deadline: brief.deadline, rounds: 2, paymentDays: 30, deposit: null },
      ...{ deliverableWishes: [], exclusivity: null, rights: null, sample: null },
    });
  });
});
