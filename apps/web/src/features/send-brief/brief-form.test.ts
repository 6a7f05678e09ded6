import { issueText } from '@briefcast/i18n/findings';
import { describe, expect, test } from 'vitest';
import { BriefForm, dayOf, emptyBrief, matchCategory, newDeal } from './brief-form.ts';

const tomorrow = dayOf(new Date(Date.now() + 24 * 60 * 60_000));
const brief: BriefForm = {
  title: 'Winter serum',
  description: 'Three steps.',
  deliverables: ['UGC Video'],
  requirements: ' No filter \n\nNatural light',
  budget: '$1,240.50',
  deadline: tomorrow,
};

const problems = (change: Partial<Record<keyof BriefForm, unknown>>) =>
  BriefForm.safeParse({ ...brief, ...change }).error?.issues.map(({ path, message }) => [
    path[0],
    issueText(message),
  ]) ?? [];

describe('what must be filled in', () => {
  test('a whole brief passes', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ deadline: dayOf(new Date()) })).toEqual([]);
    expect(problems({ requirements: '' })).toEqual([]);
  });

  test('an empty one names each field once', () => {
    expect(problems(emptyBrief).map(([field]) => field)).toEqual([
      'title',
      'description',
      'deliverables',
      'budget',
      'deadline',
    ]);
  });

  test.each([
    [{ budget: 'ten' }, 'Enter an amount such as 1,240, up to 1,000,000.'],
    [{ budget: '0' }, 'Enter a budget above $0.'],
    [{ budget: '1000001' }, 'Enter an amount such as 1,240, up to 1,000,000.'],
    [{ deadline: '2020-01-01' }, 'The deadline cannot be in the past.'],
    [{ deadline: '9999-01-01' }, 'Choose a date before the year 2200 ends.'],
    [{ title: '   ' }, 'This field is required.'],
  ])('%j', (change, message) => {
    expect(problems(change).map(([, text]) => text)).toEqual([message]);
  });
});

test('a brief becomes a deal: cents, a day in UTC, lines', () => {
  expect(newDeal(brief, 'creator', 'category')).toEqual({
    title: 'Winter serum',
    description: 'Three steps.',
    budget: 124_050,
    deadline: `${tomorrow}T00:00:00.000Z`,
    categoryId: 'category',
    creatorId: 'creator',
    requirements: ['No filter', 'Natural light'],
    deliverables: ['UGC Video'],
  });
});

test("the category is the creator's first by name, else the first there is", () => {
  const categories = [
    { id: '1', name: 'Beauty' },
    { id: '2', name: 'Food' },
  ];
  expect(matchCategory({ categories: [{ name: 'food' }, { name: 'Beauty' }] }, categories)).toBe('2');
  expect(matchCategory({ categories: [{ name: 'Chess' }] }, categories)).toBe('1');
  expect(matchCategory({ categories: [] }, [])).toBeNull();
});
