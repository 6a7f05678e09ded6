/** The observer of the rehearsal finds each kind of fault, and nothing where there is none. */
import { describe, expect, it } from 'vitest';
import type { FindingKind } from '../tools/rehearse/observer/findings.ts';
import { judgeConversation, judgeDeal } from '../tools/rehearse/observer/judge.ts';
import { contentOf, type Side, type ToldDeal, type ToldMessage } from '../tools/rehearse/observer/told.ts';
import { busiestHour, playedBy } from '../tools/rehearse/people/day.ts';

const mark = 'pair-1-abc';
const message = (number: number, by: Side = 'BRAND', of = mark): ToldMessage => ({
  id: `${of}-${by}-${number}`,
  content: contentOf(of, by, number),
  by,
  number,
});
const told = [message(0), message(0, 'CREATOR'), message(1)];

function found(seen: readonly ToldMessage[], isWhole = true, expected = told): FindingKind[] {
  const kinds: FindingKind[] = [];
  judgeConversation({ mark, dealId: 'deal' }, seen, expected, isWhole, (kind) => kinds.push(kind));
  return kinds;
}

describe('a conversation', () => {
  it('is well where everything acknowledged is there, and more that was not acknowledged yet', () => {
    expect(found([...told, message(2)])).toEqual([]);
  });

  it('has lost what was acknowledged and is not there', () => {
    expect(found([message(0), message(1)])).toEqual(['lost']);
  });

  it('has lost what is there with other words', () => {
    expect(found([{ ...message(0), content: 'gone' }, message(0, 'CREATOR'), message(1)])).toEqual(['lost']);
  });

  it('has something twice', () => {
    expect(found([...told, { ...message(1), id: 'again' }])).toContain('twice');
  });

  it('shows what others wrote', () => {
    expect(found([...told, message(5, 'BRAND', 'pair-2-def')])).toContain('of others');
  });

  it("shows one side's messages in another order", () => {
    expect(found([message(1), message(0), message(0, 'CREATOR')])).toEqual(['out of order']);
  });

  it('tells by its last page of nothing older, but of everything since', () => {
    const long = [message(0), message(1), message(2), message(3)];
    expect(found([message(2), message(3)], false, long)).toEqual([]);
    expect(found([message(2)], false, long)).toEqual(['lost']);
  });
});

describe('a deal', () => {
  const deal: ToldDeal = {
    id: 'deal',
    status: 'SUBMITTED',
    mayBe: 'COMPLETED',
    messages: [],
    files: { take: 'digest' },
    approved: ['take'],
    paid: false,
  };
  const seenAs = (seen: Parameters<typeof judgeDeal>[1], expected = deal) => {
    const kinds: FindingKind[] = [];
    judgeDeal(expected, seen, (kind) => kinds.push(kind));
    return kinds;
  };
  const file = { id: 'take', status: 'APPROVED' };

  it('is as it was told, or as a call that nobody heard the end of may have made it', () => {
    expect(seenAs({ status: 'SUBMITTED', files: [file] })).toEqual([]);
    expect(seenAs({ status: 'COMPLETED', files: [file] })).toEqual([]);
  });

  it('went back, or lacks a file or its approval', () => {
    expect(seenAs({ status: 'ACCEPTED', files: [file] })).toEqual(['lost']);
    expect(seenAs({ status: 'SUBMITTED', files: [] })).toEqual(['lost']);
    expect(seenAs({ status: 'SUBMITTED', files: [{ ...file, status: 'PENDING' }] })).toEqual(['lost']);
  });

  it('is not held to a status that moved on while it was read', () => {
    expect(seenAs({ status: 'PAID', files: [file] }, { ...deal, status: null })).toEqual([]);
  });
});

it('the played part is of the busiest hour of a day of 100,000 people', () => {
  expect(busiestHour.online).toBeCloseTo(4167, 0);
  const { actsPerSecond, restSeconds } = playedBy(48, 0.1);
  expect(actsPerSecond).toBeCloseTo(busiestHour.actsPerSecond / 10);
  expect(restSeconds * actsPerSecond).toBeCloseTo(48);
});
