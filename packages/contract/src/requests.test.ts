import { describe, expect, it } from 'vitest';
import { Login, Registration } from './accounts/schemas.ts';
import { TogglePublish } from './admin/schemas.ts';
import { BrandProfileUpdate } from './brands/schemas.ts';
import { CreatorProfileUpdate } from './creators/schemas.ts';
import { DealsQuery } from './deals/lists.ts';
import { NewDeal } from './deals/schemas.ts';
import { FileReview } from './files/schemas.ts';
import type { z } from './kit/zod.ts';
import { NewMessage } from './messages/schemas.ts';

const id = '01900000-0000-7000-8000-000000000001';
const paths = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('a new deal', () => {
  const deal = {
    title: 'Summer',
    description: 'Two reels.',
    budget: 120_000,
    deadline: '2030-01-31T12:00:00.000Z',
    creatorId: id,
    requirements: ['Vertical'],
    deliverables: '["Reel/Post"]',
  };

  it('takes lists in both forms', () => {
    expect(NewDeal.parse(deal)).toMatchObject({ requirements: ['Vertical'], deliverables: ['Reel/Post'] });
  });

  it.each([true, '120000', 0, -1, 0.5, 100_000_001, JSON.parse('9007199254740993'), null, [], {}])(
    'refuses a budget of %j',
    (budget) => {
      expect(new Set(paths(NewDeal, { ...deal, budget }))).toEqual(new Set(['budget']));
    },
  );

  it('tells once what is wrong with a budget', () => {
    const told = (budget: number) =>
      NewDeal.safeParse({ ...deal, budget }).error?.issues.map(({ message }) => message);
    expect(told(-1)).toEqual(['amount.no_budget']);
    expect(told(100_000_001)).toEqual(['amount.too_large']);
  });

  it('reports everything that is wrong at once', () => {
    const wrong = {
      ...deal,
      title: ' ',
      description: 'a\0',
      deadline: '9999-01-01T00:00:00Z',
      creatorId: 'me',
    };
    expect(paths(NewDeal, wrong)).toEqual(['title', 'description', 'deadline', 'creatorId']);
    expect(paths(NewDeal, {})).toEqual(['title', 'description', 'budget', 'deadline', 'creatorId']);
  });

  it.each([null, undefined, [], 'text', 7])('refuses %j for a whole deal', (value) => {
    expect(NewDeal.safeParse(value).success).toBe(false);
  });
});

describe('profile changes', () => {
  it('unpublish nobody by null, text or number', () => {
    for (const isPublished of [null, 0, 1, '', 'false']) {
      expect(paths(CreatorProfileUpdate, { isPublished })).toEqual(['isPublished']);
      expect(paths(TogglePublish, { isPublished })).toEqual(['isPublished']);
    }
    expect(CreatorProfileUpdate.parse({ isPublished: false })).toEqual({ isPublished: false });
  });

  it('leave what is absent, clear what is null, ignore what is not theirs', () => {
    const change = { bio: null, id, email: 'x@example.com', role: 'BRAND', passwordHash: 'x' };
    expect(CreatorProfileUpdate.parse(change)).toEqual({ bio: null });
    expect(BrandProfileUpdate.parse({ website: null })).toEqual({ website: null });
  });

  it('take categories as ids, names or both, and keep out what no database stores', () => {
    const categories = ['Beauty', { id }, { name: 'Food' }, { id, name: 'Food' }];
    expect(CreatorProfileUpdate.parse({ categories })).toEqual({ categories });
    expect(CreatorProfileUpdate.parse({ categories: JSON.stringify(categories) })).toEqual({ categories });
    for (const wrong of ['a\0', { name: 'a\0' }, { id: '\ud800' }, 7, null]) {
      expect(CreatorProfileUpdate.safeParse({ categories: [wrong] }).success).toBe(false);
    }
  });

  it('read a brand as older clients send it', () => {
    const sent = {
      targetAgeRange: '25-34',
      brandColors: '{"primary":"#12A594"}',
      contentDos: '["Show the product",""]',
      targetInterests: '["Beauty","Home & Decor"]',
      foundedYear: 2019,
    };
    expect(BrandProfileUpdate.parse(sent)).toEqual({
      targetAgeRange: 'AGE_25_34',
      brandColors: { primary: '#12A594', secondary: '', accent: '' },
      contentDos: ['Show the product'],
      targetInterests: ['Beauty', 'Home & Decor'],
      foundedYear: 2019,
    });
    const wrong = { targetAgeRange: 'toString', brandColors: '{"primary":"red"}', foundedYear: '2019' };
    expect(paths(BrandProfileUpdate, wrong)).toEqual([
      'foundedYear',
      'brandColors.primary',
      'targetAgeRange',
    ]);
  });
});

describe('accounts', () => {
  it('ask each role for its own names', () => {
    const common = { email: 'A@Example.com', password: 'long enough' };
    expect(Registration.parse({ ...common, role: 'BRAND', companyName: ' Glow ' })).toMatchObject({
      email: 'a@example.com',
      companyName: 'Glow',
    });
    expect(paths(Registration, { ...common, role: 'CREATOR' })).toEqual(['firstName', 'lastName']);
    expect(paths(Registration, { ...common, role: 'ADMIN' })).toEqual(['role']);
    expect(paths(Registration, { ...common, password: '1234567', role: 'BRAND', companyName: 'G' })).toEqual([
      'password',
    ]);
  });

  it('never trim a password', () => {
    const password = '  spaces count  ';
    expect(Login.parse({ email: 'a@example.com', password }).password).toBe(password);
  });
});

describe('reviews, messages and filters', () => {
  it('ask for feedback when changes are wanted', () => {
    expect(paths(FileReview, { status: 'NEEDS_REVISION' })).toEqual(['feedback']);
    expect(paths(FileReview, { status: 'NEEDS_REVISION', feedback: ' \n' })).toEqual(['feedback']);
    expect(paths(FileReview, { status: 'PENDING' })).toEqual(['status']);
    expect(paths(FileReview, { status: 'APPROVED' })).toEqual([]);
  });

  it('ask a file message for its file, and no message to be blank', () => {
    expect(paths(NewMessage, { content: 'x', dealId: id, type: 'FILE' })).toEqual(['fileId']);
    expect(paths(NewMessage, { content: ' ', dealId: id, type: 'TEXT' })).toEqual(['content']);
    expect(paths(NewMessage, { content: 'x', dealId: id, type: 'FILE', fileId: id })).toEqual([]);
  });

  it('filter deals by tab or by status', () => {
    for (const status of ['all', 'in_progress', 'open', 'closed', 'CANCELLED'])
      expect(DealsQuery.parse({ status })).toEqual({ status });
    expect(paths(DealsQuery, { status: 'ajar' })).toEqual(['status']);
  });
});
