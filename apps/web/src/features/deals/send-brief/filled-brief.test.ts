import { usualRights, withDefaults } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { briefItem, dealDetail } from '../../../testing/deals.ts';
import { idOf } from '../../../testing/people.ts';
import { newDeal } from './brief-form.ts';
import { briefOfDeal, templateOfBrief } from './filled-brief.ts';

const deal = dealDetail({
  title: 'Winter serum',
  deliverables: ['UGC Photo', 'UGC Video'],
  deliverableWishes: [
    { id: idOf(40), ...withDefaults({ kind: 'UGC Video', count: 2, shape: '1:1', maxSeconds: 30 }) },
    { id: idOf(41), ...withDefaults({ kind: 'UGC Photo' }) },
  ],
  briefItems: [
    briefItem(50, 'REQUIREMENT', 'One take'),
    briefItem(51, 'REQUIREMENT', 'Natural light'),
    briefItem(52, 'DO', 'Of the brand, which every brief gets anew'),
  ],
  rounds: { included: 4, used: 3 },
  paymentDays: 21,
  budget: 124_050,
});

test('the next brief asks for what the deal asked for, on another day', () => {
  const form = briefOfDeal(deal, 'brief');
  expect(form).toMatchObject({
    title: 'Winter serum',
    description: deal.description,
    requirements: 'One take\nNatural light',
    budget: '1240.50',
    deadline: '',
  });
  expect(newDeal({ ...form, deadline: '2099-12-12' }, idOf(2), null)).toMatchObject({
    budget: 124_050,
    deliverables: ['UGC Video', 'UGC Photo'],
    deliverableWishes: [{ kind: 'UGC Video', count: 2, shape: '1:1', maxSeconds: 30 }, { kind: 'UGC Photo' }],
    rounds: 4,
    paymentDays: 21,
  });
});

test('the deliverables alone leave the words to be written', () => {
  expect(briefOfDeal(deal, 'deliverables')).toMatchObject({
    title: '',
    description: '',
    requirements: '',
    deliverables: ['UGC Video', 'UGC Photo'],
    budget: '1240.50',
  });
});

test('a deal of before there were items keeps its requirements', () => {
  const { briefItems: _, ...older } = deal;
  expect(briefOfDeal({ ...older, requirements: ['Old one'] }, 'brief').requirements).toBe('Old one');
});

const rights = { ...usualRights, paidAds: 'MONTHS_3', postOn: '2026-01-10T00:00:00.000Z' } as const;

test('the next brief has the same rights, on another day', () => {
  const again = briefOfDeal({ ...deal, rights, exclusivity: { months: 4, category: 'Serums' } }, 'brief');
  expect(again.formerLicence).toBe('');
  expect(newDeal({ ...again, deadline: '2099-12-12' }, idOf(2), null)).toMatchObject({
    rights: { ...rights, postOn: null },
    exclusivity: { months: 4, category: 'Serums' },
  });
});

test.each([
  [null, 'ENDLESS'],
  [9, '9'],
])(
  'a deal of before there were lines, licensed for %s months, proposes the usual rights',
  (licenceMonths, former) => {
    const again = briefOfDeal({ ...deal, rights: null, licenceMonths }, 'brief');
    expect(again.formerLicence).toBe(former);
    // A reel or a story is not asked for, so the brand posts.
    expect(newDeal({ ...again, deadline: '2099-12-12' }, idOf(2), null).rights).toEqual(usualRights);
  },
);

test('a template keeps the rights that pass, and no day', () => {
  const form = briefOfDeal({ ...deal, rights }, 'brief');
  const dated = { ...form, rights: { ...form.rights, postOn: '2099-12-12' } };
  expect(templateOfBrief(dated).rights).toEqual({ ...rights, postOn: null });
  const nothing = { ...form.rights, ownAccounts: false, siteAndShop: false, paidAds: null };
  expect(templateOfBrief({ ...form, rights: nothing }).rights).toBeUndefined();
});
