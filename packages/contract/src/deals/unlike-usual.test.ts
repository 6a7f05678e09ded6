import { expect, test } from 'vitest';
import { builtInUsualRights } from '../rights/usual-rights.ts';
import { withDefaults } from './deliverable-wishes.ts';
import { type FoldedTerms, foldedLines, linesUnlikeUsual } from './unlike-usual.ts';

const usual = { rights: builtInUsualRights, currency: 'AED' } as const;
const asUsual: FoldedTerms = {
  ...usual,
  postOn: null,
  deliverables: [withDefaults({ kind: 'UGC Photo', count: 3 })],
  rounds: 2,
  paymentDays: null,
  requirements: [],
};
const { rights } = asUsual;
const day = '2027-03-04T00:00:00.000Z';
const photo = withDefaults({ kind: 'UGC Photo' });
const bought = { kind: 'BOUGHT', what: 'Serum', upTo: 4_000 } as const;

test('nothing differs in a brief that says what is usual, however much it asks for', () => {
  expect(linesUnlikeUsual(asUsual, usual)).toEqual([]);
});

const changes: Record<(typeof foldedLines)[number], Partial<FoldedTerms>> = {
  ownAccounts: {
    rights: { ...rights, unpaid: { ownAccounts: false, siteAndShop: true, term: 'MONTHS_6' } },
  },
  siteAndShop: {
    rights: { ...rights, unpaid: { ownAccounts: true, siteAndShop: false, term: 'MONTHS_6' } },
  },
  unpaidTerm: {
    rights: { ...rights, unpaid: { ownAccounts: true, siteAndShop: true, term: 'ENDLESS' } },
  },
  paidAds: { rights: { ...rights, paidAds: 'MONTHS_3' } },
  boostedPost: { rights: { ...rights, boostedPost: 'DAYS_30' } },
  broadcast: { rights: { ...rights, broadcast: 'DAYS_30' } },
  territory: { rights: { ...rights, territory: 'WORLD' } },
  exclusivity: { rights: { ...rights, exclusivity: { months: 3, category: 'Serums' } } },
  rawFootage: { rights: { ...rights, rawFootage: true } },
  posting: { rights: { ...rights, posting: 'CREATOR' } },
  postOn: { postOn: day },
  rounds: { rounds: 3 },
  sample: { sample: bought },
  currency: { currency: 'USD' },
  paymentDays: { paymentDays: 14 },
  deposit: { deposit: { percent: 30, days: 7 } },
  requirements: { requirements: ['One take'] },
  wishes: { deliverables: [{ ...photo, shape: '1:1' }] },
  files: { files: 1 },
  categories: { categories: 1 },
  languages: { languages: 1 },
  question: { question: 'Do you have a dog?' },
  asksFilm: { asksFilm: true },
  visibility: { isByLinkAlone: true },
};

test.each(foldedLines)('%s differs by itself', (line) => {
  expect(linesUnlikeUsual({ ...asUsual, ...changes[line] }, usual)).toEqual([line]);
});

test('lines are named in the order in which a form shows them', () => {
  const typed = { ...asUsual, ...changes.deposit, ...changes.paidAds, ...changes.files };
  expect(linesUnlikeUsual(typed, usual)).toEqual(['paidAds', 'deposit', 'files']);
});

test('what a brand keeps as usual is no difference, and what is usual elsewhere then is', () => {
  const own = { ...usual, rights: { ...rights, paidAds: 'MONTHS_3' } } as const;
  expect(linesUnlikeUsual({ ...asUsual, ...changes.paidAds }, own)).toEqual([]);
  expect(linesUnlikeUsual(asUsual, own)).toEqual(['paidAds']);
});

test('who posts differs where somebody chose otherwise, not where what is asked for proposes it', () => {
  const story = { ...asUsual, deliverables: [withDefaults({ kind: 'Story Post' })] };
  expect(linesUnlikeUsual(story, usual)).toEqual([]);
  expect(linesUnlikeUsual({ ...story, rights: { ...rights, posting: 'BOTH' } }, usual)).toEqual([]);
  expect(linesUnlikeUsual({ ...story, rights: { ...rights, posting: 'BRAND' } }, usual)).toEqual(['posting']);
});

test('a usual exclusivity leaves its trade to each brief, unless it names one', () => {
  const months = 3;
  const typed = { ...asUsual, rights: { ...rights, exclusivity: { months, category: 'Serums' } } };
  const usualTrade = (category: string) => ({
    ...usual,
    rights: { ...rights, exclusivity: { months, category } },
  });
  expect(linesUnlikeUsual(typed, usualTrade(''))).toEqual([]);
  expect(linesUnlikeUsual(typed, usualTrade('Creams'))).toEqual(['exclusivity']);
});

test('a term counts only where there is a place, and giving up both places is two lines', () => {
  const none = { ...asUsual, rights: { ...rights, unpaid: null, paidAds: 'MONTHS_3' as const } };
  expect(linesUnlikeUsual(none, usual)).toEqual(['ownAccounts', 'siteAndShop', 'paidAds']);
});
