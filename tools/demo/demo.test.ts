import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  BrandProfileUpdate,
  CreatorProfileUpdate,
  creatorCategories,
  creatorLanguages,
  currentDeliverables,
  DealStatus,
  deliverableOptions,
  profileCompleteness,
} from '@briefcast/contract';
import { expect, test } from 'vitest';
import { brands } from './brands.ts';
import { offers } from './creators/offers.ts';
import { creators, newWork } from './creators.ts';
import { customers, drawingOf } from './customers.ts';
import { deals } from './deals.ts';
import { hasPoster, posterOf } from './film-measures.ts';
import { demoLogins } from './logins.ts';
import type { DemoCreator, DemoDeal, DemoMessage } from './types.ts';
import { formsOf, isWatched } from './watchable.ts';

const mediaFolder = join(import.meta.dirname, 'media');

const namedFiles = [
  ...creators.flatMap((creator) => [creator.avatar, ...creator.portfolio.map((item) => item.file)]),
  newWork.file,
  ...brands.map((brand) => brand.logo),
  ...customers.map(drawingOf),
  ...deals.flatMap((deal) => [...deal.references, ...deal.rounds.flat()].map((item) => item.file)),
];

const posters = namedFiles.filter(hasPoster).map(posterOf);

const forms = namedFiles.filter(isWatched).flatMap((file) => Object.values(formsOf(file)));

const committedFiles = readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(mediaFolder.length + 1));

test.each([...new Set(namedFiles)])('%s is there and small', (file) => {
  const { size } = statSync(join(mediaFolder, file));
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThan(150_000);
});

test.each([...new Set(posters)])('%s lets a page show its film or picture at once', (file) => {
  expect(statSync(join(mediaFolder, file)).size).toBeLessThan(20_000);
});

test.each([...new Set(forms)])('%s lets the review room show its film at once', (file) => {
  expect(statSync(join(mediaFolder, file)).size).toBeLessThan(400_000);
});

test('nothing lies in the media folder that nobody shows', () => {
  expect(committedFiles.sort()).toEqual([...new Set([...namedFiles, ...posters, ...forms])].sort());
});

test('keys, e-mails and parties hold together', () => {
  const emails = demoLogins.map((login) => login.email);
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.every((email) => email.endsWith('.example'))).toBe(true);
  expect(demoLogins.slice(0, 2).map((login) => login.who)).toEqual(['Oasis Skin', 'Layla Haddad']);
  expect(new Set(deals.map((deal) => deal.key)).size).toBe(deals.length);
  for (const deal of deals) {
    expect(brands.map((brand) => brand.key)).toContain(deal.brand);
    expect(creators.filter((creator) => creator.isPublished).map((creator) => creator.key)).toContain(
      deal.creator,
    );
  }
});

test('languages, categories and deliverables are from the lists', () => {
  for (const creator of creators) {
    expect(creatorLanguages).toEqual(expect.arrayContaining(creator.languages));
    expect(creatorCategories).toEqual(expect.arrayContaining(creator.categories));
  }
  for (const deal of deals) {
    expect(creatorCategories).toContain(deal.category);
    expect(deliverableOptions).toEqual(expect.arrayContaining(deal.deliverables));
    expect(deal.deliverables).not.toEqual([]);
    expect(deal.deliverables).toEqual(expect.arrayContaining(Object.keys(deal.counts ?? {})));
    expect(deal.requirements).toEqual(expect.arrayContaining(deal.missed ?? []));
  }
});

const completenessOf = (creator: DemoCreator) =>
  profileCompleteness({ ...creator, ...creator.pricing, portfolioItems: creator.portfolio.length });

test('who is published could publish, one profile waits for it, and one is still to be finished', () => {
  const unpublished = creators.filter((creator) => !creator.isPublished);
  expect(unpublished.map((creator) => creator.key)).toEqual(['tomas', 'sara']);
  for (const creator of creators) {
    expect(completenessOf(creator).isComplete, creator.key).toBe(creator.key !== 'tomas');
    if (creator.isPublished) expect(creator.portfolio.length).toBeGreaterThanOrEqual(4);
  }
});

test.each(brands)('$companyName could save its profile as it is', (brand) => {
  expect(BrandProfileUpdate.safeParse(brand).error).toBeUndefined();
});

test.each(Object.entries(offers))('%s could save what they offer as it is', (key, given) => {
  expect(creators.map((creator) => creator.key)).toContain(key);
  expect(CreatorProfileUpdate.safeParse(given).error).toBeUndefined();
});

test('money is positive whole cents', () => {
  const prices = creators
    .flatMap((creator) => Object.values(creator.pricing))
    .filter((price) => price !== null);
  for (const amount of [...prices, ...deals.map((deal) => deal.budgetCents)]) {
    expect(Number.isInteger(amount) && amount > 0, String(amount)).toBe(true);
  }
});

test('every status occurs, and the two main logins see every tab filled', () => {
  const statuses = (of: DemoDeal[]) => new Set(of.map((deal) => deal.status));
  expect(statuses(deals)).toEqual(new Set(DealStatus.options));
  expect(statuses(deals.filter((deal) => deal.brand === 'oasis-skin'))).toEqual(new Set(DealStatus.options));
  expect(statuses(deals.filter((deal) => deal.creator === 'layla'))).toEqual(new Set(DealStatus.options));
});

const verdictsOf = (deal: DemoDeal) => {
  const files = deal.rounds.flat().map((file) => ({
    status: file.verdict,
    superseded: file.superseded ?? false,
    uploader: { role: 'CREATOR' as const },
  }));
  return currentDeliverables(files).map((file) => file.status);
};

/** Whether a deal's files allow its status (rules/deals). */
const reachable: Record<DealStatus, (verdicts: string[]) => boolean> = {
  BRIEF_SENT: (verdicts) => verdicts.length === 0,
  ACCEPTED: (verdicts) => verdicts.length === 0,
  REJECTED: (verdicts) => verdicts.length === 0,
  CANCELLED: (verdicts) => verdicts.length === 0,
  IN_PROGRESS: (verdicts) => verdicts.includes('PENDING'),
  SUBMITTED: (verdicts) =>
    verdicts.length > 0 && verdicts.every((verdict) => verdict === 'PENDING' || verdict === 'APPROVED'),
  NEEDS_REVISION: (verdicts) =>
    verdicts.some((verdict) => verdict === 'NEEDS_REVISION' || verdict === 'REJECTED'),
  COMPLETED: (verdicts) => verdicts.length > 0 && verdicts.every((verdict) => verdict === 'APPROVED'),
};

test.each(deals)('$key can have come to $status', (deal) => {
  expect(reachable[deal.status](verdictsOf(deal))).toBe(true);
  for (const file of deal.rounds.flat()) {
    if (file.verdict === 'NEEDS_REVISION') expect(file.feedback).toBeTruthy();
    if (file.superseded) expect(['NEEDS_REVISION', 'REJECTED']).toContain(file.verdict);
    expect(file.uploadedHoursAgo).toBeLessThan(deal.createdDaysAgo * 24);
  }
  const lastRound = deal.rounds.at(-1) ?? [];
  expect(lastRound.some((file) => file.superseded)).toBe(false);
});

/** Unread is what the other side wrote after one's own last word. */
const isReadInOrder = (messages: DemoMessage[]) =>
  messages.every(
    (message, index) =>
      !message.unread || messages.slice(index).every((later) => later.unread && later.from === message.from),
  );

test.each(deals)('$key tells a conversation in order', (deal) => {
  const hours = deal.messages.map((message) => message.hoursAgo);
  expect(hours).toEqual([...hours].sort((a, b) => b - a));
  expect(new Set(hours).size).toBe(hours.length);
  expect(hours[0]).toBeLessThanOrEqual(deal.createdDaysAgo * 24);
  expect(deal.messages.length).toBeLessThanOrEqual(10);
  expect(isReadInOrder(deal.messages)).toBe(true);
  expect(deal.deadlineInDays).toBeGreaterThan(-deal.createdDaysAgo);
});
