import { deliverableOptions, usualRights, withDefaults } from '@briefcast/contract';
import { issueText } from '@briefcast/i18n/findings';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../../lib/calendar-day.ts';
import { BriefForm, emptyBrief, matchCategory, newDeal } from './brief-form.ts';

const tomorrow = dayOf(new Date(Date.now() + 24 * 60 * 60_000));
const brief: BriefForm = {
  ...emptyBrief,
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

/** The usual wishes with one of a kind changed. */
const wishing = (kind: keyof BriefForm['wishes'], change: Partial<BriefForm['wishes']['UGC Video']>) => ({
  ...emptyBrief.wishes,
  [kind]: { ...emptyBrief.wishes[kind], ...change },
});

describe('what must be filled in', () => {
  test('a whole brief passes', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ deadline: dayOf(new Date()) })).toEqual([]);
    expect(problems({ requirements: '' })).toEqual([]);
    // Expects no problem of a kind that is not chosen, as nobody sees its fields.
    expect(problems({ wishes: wishing('Unboxing', { minSeconds: 'long' }) })).toEqual([]);
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
    [{ budget: '0' }, 'Enter a budget above 0.'],
    [{ budget: '-80' }, 'Enter a budget above 0.'],
    [{ budget: '1000001' }, 'Enter an amount such as 1,240, up to 1,000,000.'],
    [{ deadline: '2020-01-01' }, 'The deadline cannot be in the past.'],
    [{ deadline: '9999-01-01' }, 'Choose a date before 2201.'],
    [{ title: '   ' }, 'This field is required.'],
    [{ wishes: wishing('UGC Video', { minSeconds: 'long' }) }, 'Enter whole seconds, up to 1:00:00.'],
    [{ wishes: wishing('UGC Video', { maxSeconds: '3601' }) }, 'Enter whole seconds, up to 1:00:00.'],
    [
      { rights: { ...emptyBrief.rights, ownAccounts: false, siteAndShop: false } },
      'Choose at least one use of the content.',
    ],
    [
      { rights: { ...emptyBrief.rights, boostedPost: 'DAYS_30', posting: 'BRAND' } },
      'Only a post on the creator’s account can be boosted. Let the creator publish it too.',
    ],
    [
      { rights: { ...emptyBrief.rights, postOn: '2020-01-01' } },
      'The day of the post cannot be in the past.',
    ],
    [{ exclusivityMonths: '3' }, 'Enter the trade, so the creator knows whom to turn down'],
    [
      { wishes: wishing('UGC Video', { minSeconds: '90' }) },
      'The longest length is shorter than the shortest.',
    ],
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
    deliverableWishes: [
      {
        kind: 'UGC Video',
        count: 1,
        shape: '9:16',
        minSeconds: 15,
        maxSeconds: 60,
        minWidth: 1080,
        minHeight: 1920,
      },
    ],
    rounds: 2,
    rights: usualRights,
  });
});

test('what is wished of each chosen deliverable goes along, nothing where a field is empty', () => {
  const wishes = {
    ...wishing('UGC Video', { count: '3', shape: '16:9', minSeconds: '', maxSeconds: ' 30 ' }),
    ...{ 'UGC Photo': { ...emptyBrief.wishes['UGC Photo'], shape: '', shortSide: '' } },
  };
  const asked = newDeal(
    { ...brief, deliverables: ['UGC Photo', 'UGC Video'], wishes, rounds: '4' },
    'c',
    null,
  );
  expect(asked.deliverableWishes).toEqual([
    {
      kind: 'UGC Photo',
      count: 1,
      shape: null,
      minSeconds: null,
      maxSeconds: null,
      minWidth: null,
      minHeight: null,
    },
    {
      kind: 'UGC Video',
      count: 3,
      shape: '16:9',
      minSeconds: null,
      maxSeconds: 30,
      minWidth: 1920,
      minHeight: 1080,
    },
  ]);
  expect(asked.rounds).toBe(4);
});

test('the fields show the usual wishes at first', () => {
  for (const kind of deliverableOptions) {
    expect(newDeal({ ...brief, deliverables: [kind] }, 'c', null).deliverableWishes).toEqual([
      withDefaults({ kind }),
    ]);
  }
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
