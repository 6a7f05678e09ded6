import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  activeStatuses,
  briefItemState,
  currentDeliverables,
  type DealDetail,
  type DealListItem,
  defaultCurrency,
  deliveredAgainstAsked,
  sumsOf,
} from '@briefcast/contract';
import { monthsLater } from '@briefcast/contract/credits/ledger';
import { gt } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { hideLapsed } from '../../apps/server/src/features/subscriptions/hide-lapsed.ts';
import { creatorSubscriptions } from '../../apps/server/src/platform/database/tables/index.ts';
import { type Person, useTestServer } from '../../apps/server/src/testing/harness.ts';
import { setModeration } from '../../apps/server/src/testing/moderation.ts';
import { setSubscription } from '../../apps/server/src/testing/subscription.ts';
import { creators } from './creators.ts';
import { deals } from './deals.ts';
import { demoLogins, demoPassword } from './logins.ts';
import { seedDemo } from './seed.ts';
import { addedCentsOf } from './seed-additions.ts';
import { seedDisputes } from './seed-disputes.ts';
import { seedModeration } from './seed-moderation.ts';
import { demoRenewals } from './seed-renewals.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import type { DemoDeal } from './types.ts';

const server = useTestServer();

async function signIn(email: string): Promise<Person> {
  const { token, user } = await server.anonymous.accounts.logIn({ body: { email, password: demoPassword } });
  return { token, user, client: server.as(token) };
}

let brand: Person;
let creator: Person;
let brandDeals: DealListItem[];
let creatorDeals: DealListItem[];

const [mainBrand, mainCreator] = demoLogins;
const ofBrand = deals.filter((deal) => deal.brand === 'oasis-skin');
const ofCreator = deals.filter((deal) => deal.creator === 'layla');

beforeAll(async () => {
  expect(await seedDemo(server.app.deps)).toBe(true);
  brand = await signIn(mainBrand?.email ?? '');
  creator = await signIn(mainCreator?.email ?? '');
  brandDeals = (await brand.client.deals.brandDeals()).deals;
  creatorDeals = (await creator.client.deals.creatorDeals()).deals;
});

const emailOf = (key: string): string => creators.find((one) => one.key === key)?.email ?? '';

const titled = (list: readonly DealListItem[], { title }: DemoDeal): DealListItem => {
  const found = list.find((deal) => deal.title === title);
  if (!found) throw new Error(`${title} is not in the list`);
  return found;
};

const pageOf = async (person: Person, { id }: DealListItem): Promise<DealDetail> =>
  (await person.client.deals.read({ params: { id } })).deal;

const countOf = (list: readonly DemoDeal[], statuses: readonly string[]) =>
  list.filter((deal) => statuses.includes(deal.status)).length;

const sumOf = (list: readonly DemoDeal[]) =>
  sumsOf(
    list.map(({ key, budgetCents, currency = defaultCurrency }) => ({
      cents: budgetCents + addedCentsOf(key),
      currency,
    })),
  );

test('two campaigns of the first brand run, and one is in the archive', async () => {
  const { campaigns } = await brand.client.campaigns.list();
  expect(
    campaigns.map(({ name, sums }) => [name, sums.reduce((deals, sum) => deals + sum.deals, 0)]),
  ).toEqual([
    ['Sun without a beach', 2],
    ['Dry season', 7],
  ]);
  const archived = await brand.client.campaigns.list({ query: { state: 'archived' } });
  expect(archived.campaigns.map(({ name }) => name)).toEqual(['Patch test week']);
});

test('the brand keeps three creators in mind, with notes, and knows what they offer', async () => {
  const { lists, saved } = await brand.client.rosters.read();
  expect(lists.map(({ name }) => name)).toEqual(['Winter launch']);
  expect(saved).toHaveLength(3);
  for (const one of saved) expect(one.note).not.toBe('');
  const { details } = await server.anonymous.creators.details({ params: { id: creator.user.id } });
  expect(details).toMatchObject({ socialAccounts: [{}, {}, {}], packages: [{}, {}] });
});

test('a marketplace that is filled already is left alone', async () => {
  expect(await seedDemo(server.app.deps)).toBe(false);
});

test('everybody can sign in', async () => {
  for (const login of demoLogins) {
    const { user } = await signIn(login.email);
    expect(user).toMatchObject({ role: login.role, email: login.email });
  }
});

test('the directory shows the published creators with what the rules derive', async () => {
  const page = await server.anonymous.creators.directory();
  expect(page.total).toBe(11);
  expect(page.creators).toHaveLength(11);
  expect(page.creators[0]?.firstName).toBe('Priya');
  const cheapest = await server.anonymous.creators.directory({ query: { sort: 'price_asc', limit: 1 } });
  expect(cheapest.creators[0]?.firstName).toBe('Priya');
  const found = await server.anonymous.creators.directory({ query: { search: 'ex-pharmacist' } });
  expect(found.creators.map(({ firstName }) => firstName)).toEqual(['Layla']);
});

test('each film of a deal can be watched at once, and nothing is left to encode', async () => {
  const pages = await Promise.all(brandDeals.map((deal) => pageOf(brand, deal)));
  const files = pages.flatMap(({ files }) => files);
  // Papers print them: the licence certificate shows the still of each file.
  expect(files.filter(({ type, poster }) => type !== 'DOCUMENT' && poster === null)).toEqual([]);
  const films = files.filter(({ type }) => type === 'VIDEO');
  expect(films.length).toBeGreaterThan(3);
  for (const { media } of films) {
    expect(media).toMatchObject({ state: 'READY', frameRate: { numerator: 24, denominator: 1 } });
    expect(media?.proxy?.frames).toBe(media?.frames);
    expect(media?.storyboard?.count).toBeGreaterThan(3);
  }
  const proxy = films[0]?.media?.proxy?.url ?? '';
  expect((await server.app.http.inject(proxy)).statusCode).toBe(200);
});

test('a portfolio is listed in the order of the data, its films with stills', async () => {
  const layla = creators.find((one) => one.key === 'layla');
  const { portfolio } = await server.anonymous.portfolio.list({ params: { userId: creator.user.id } });
  expect(portfolio.map(({ title }) => title)).toEqual(layla?.portfolio.map(({ title }) => title));
  for (const item of portfolio) expect(item.poster !== null).toBe(item.type === 'VIDEO');
  const still = await server.app.http.inject(portfolio[0]?.poster ?? '');
  expect(still).toMatchObject({ statusCode: 200 });
  expect(still.headers['content-type']).toBe('image/webp');
});

describe('the dashboards', () => {
  test("the brand's tiles match the data", async () => {
    const agreed = sumOf(ofBrand.filter(({ status }) => status !== 'REJECTED' && status !== 'CANCELLED'));
    expect(await brand.client.deals.brandStats()).toMatchObject({
      allProjects: ofBrand.length,
      briefsSent: countOf(ofBrand, ['BRIEF_SENT']),
      activeProjects: countOf(ofBrand, activeStatuses),
      completedProjects: countOf(ofBrand, ['COMPLETED']),
      totalBudget: agreed.USD,
      totalBudgetFils: agreed.AED,
    });
  });

  test("the creator's tiles match the data", async () => {
    const earned = sumOf(ofCreator.filter(({ status }) => status === 'COMPLETED'));
    const renewed = demoRenewals
      .filter(({ acceptedDaysAgo }) => acceptedDaysAgo !== undefined)
      .reduce((sum, { offer }) => sum + offer.price, 0);
    expect(await creator.client.deals.creatorStats()).toMatchObject({
      allDeals: ofCreator.length,
      pendingDeals: countOf(ofCreator, ['BRIEF_SENT']),
      activeProjects: countOf(ofCreator, activeStatuses),
      completedProjects: countOf(ofCreator, ['COMPLETED']),
      totalEarnings: earned.USD + renewed,
      totalEarningsFils: earned.AED,
    });
  });

  test('every deal is there with its status, newest first', () => {
    expect(new Set(brandDeals.map(({ status }) => status)).size).toBe(8);
    for (const [list, data] of [
      [brandDeals, ofBrand],
      [creatorDeals, ofCreator],
    ] as const) {
      const newestFirst = data.toSorted((a, b) => a.createdDaysAgo - b.createdDaysAgo);
      expect(list.map(({ title, status }) => [title, status])).toEqual(
        newestFirst.map(({ title, status }) => [title, status]),
      );
    }
  });

  test('what is unread in the data is unread, and nothing else is new', () => {
    const check = (list: readonly DealListItem[], data: readonly DemoDeal[], other: 'BRAND' | 'CREATOR') => {
      for (const deal of data) {
        const unread = deal.messages.filter((message) => message.unread && message.from === other).length;
        const { unreadMessages, hasNewActivity } = titled(list, deal);
        expect({ unreadMessages, hasNewActivity }, deal.key).toEqual({
          unreadMessages: unread,
          hasNewActivity: unread > 0,
        });
      }
    };
    check(brandDeals, ofBrand, 'CREATOR');
    check(creatorDeals, ofCreator, 'BRAND');
  });

  test('the bell tells of what waits: some of it unread, and all of it of one’s own deals', async () => {
    for (const [person, list] of [
      [brand, brandDeals],
      [creator, creatorDeals],
    ] as const) {
      const { notifications, unread } = await person.client.notifications.list({ query: { limit: 100 } });
      expect(unread).toBeGreaterThan(0);
      expect(unread).toBeLessThan(notifications.length);
      const own = list.map(({ id }) => id);
      for (const { deal } of notifications) expect(own).toContain(deal?.id);
    }
  });

  test('nothing happened in the future', () => {
    const now = Date.now() + 60_000;
    for (const { lastActivity, createdAt } of [...brandDeals, ...creatorDeals]) {
      expect(Date.parse(lastActivity)).toBeLessThan(now);
      expect(Date.parse(lastActivity)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    }
  });
});

describe('the pages of the deals', () => {
  test.each(ofBrand)('$key tells what the data tells', async (deal) => {
    const page = await pageOf(brand, titled(brandDeals, deal));
    const content = deal.rounds.flat();
    expect(
      page.files.filter(({ status }) => status === 'REFERENCE').map((file) => file.originalName),
    ).toEqual(deal.references.map(({ name }) => name));
    expect(page.files.filter(({ uploader }) => uploader.role === 'CREATOR')).toMatchObject(
      content.map(({ originalName, verdict, feedback, superseded }) => ({
        originalName,
        status: verdict,
        feedback: feedback ?? null,
        superseded: superseded ?? false,
      })),
    );
    expect(page.messages.map((message) => message.content)).toEqual([
      ...deal.references.map(({ name }) => name),
      ...deal.messages.map(({ text }) => text),
    ]);
    const times = page.messages.map((message) => Date.parse(message.createdAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(page.briefItems?.filter(({ missedAt }) => missedAt !== null).map(({ text }) => text)).toEqual(
      deal.missed ?? [],
    );
    if (deal.status === 'COMPLETED') {
      const delivered = deliveredAgainstAsked(page.deliverableWishes ?? [], currentDeliverables(page.files));
      expect(delivered.missing).toBe(0);
      expect(page.briefItems?.map(briefItemState)).not.toContain('OPEN');
      expect(new Set(currentDeliverables(page.files).map(({ status }) => status))).toEqual(
        new Set(['APPROVED']),
      );
    }
  });

  test('the creator sees the same deal with the guidelines of the brand', async () => {
    const [newest] = creatorDeals;
    if (!newest) throw new Error('The main creator has no deal');
    const page = await pageOf(creator, newest);
    expect(page.status).toBe('BRIEF_SENT');
    expect(page.brand.guidelines?.contentDos).not.toEqual([]);
  });

  test('a film can be fetched by its signed address, whole and in part', async () => {
    const data = ofBrand.find(({ key }) => key === 'overnight-mask');
    const source = data?.rounds[0]?.[0];
    if (!data || !source) throw new Error('The data has changed');
    const page = await pageOf(brand, titled(brandDeals, data));
    const film = page.files.find(({ originalName }) => originalName === source.originalName);
    const bytes = await readFile(join(import.meta.dirname, 'media', source.file));
    const whole = await server.app.http.inject(film?.url ?? '');
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const part = await server.app.http.inject({ url: film?.url ?? '', headers: { range: 'bytes=10-19' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`);
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true);
    expect((await server.app.http.inject(film?.poster ?? '')).statusCode).toBe(200);
  });
});

test('the admin’s queue holds a first profile, changes and a report, and what is public stays as it was', async () => {
  await setModeration(server, true);
  await seedModeration(server.app.deps);
  const { client } = await server.signInAdmin();
  const { entries, counts } = await client.moderation.queue({ query: {} });
  expect(entries).toMatchObject([
    { what: 'PROFILE', kind: 'FIRST', name: 'Sara Al Ketbi' },
    {
      what: 'PROFILE',
      kind: 'CHANGES',
      name: 'Elena Petrova-Lang',
      held: { fields: ['lastName'], items: 1 },
    },
    { what: 'REPORT', subject: 'PROFILE', author: 'Kenji Watanabe' },
  ]);
  expect(counts).toEqual({ profiles: 2, reports: 1, sentBack: 1 });
  const { report } = await client.moderation.report({ params: { id: entries[2]?.id ?? '' } });
  const shown = await Promise.all(report.kept.pictures.map((url) => server.app.http.inject(url)));
  // Two of the five are films, of which a report shows the stills.
  expect(shown.map(({ headers }) => String(headers['content-type']).split('/')[0])).toEqual(
    Array(5).fill('image'),
  );
  const omar = await signIn('omar@fayed.example');
  const { user } = await omar.client.accounts.me();
  expect(user).toMatchObject({
    isPublished: true,
    review: { state: 'SENT_BACK', held: { fields: ['bio'] } },
  });
  expect((await server.anonymous.creators.directory()).total).toBe(11);
});

test('one late payment has a letter, and a case about another waits with both sides heard', async () => {
  await seedDisputes(server.app.deps);
  const [owed] = (await creator.client.payouts.list()).payouts.filter(({ dispute }) => dispute);
  expect(owed).toMatchObject({
    title: 'A suite at first light',
    letter: { payBy: expect.any(String) },
    dispute: { state: 'OPEN', isBrandHeard: true },
  });
  const { client } = await server.signInAdmin();
  const { disputes } = await client.adminDisputes.list();
  expect(disputes).toMatchObject([{ title: 'A suite at first light', currency: 'AED' }]);
  const diego = await signIn(emailOf('diego'));
  const letters = (await diego.client.payouts.list()).payouts.filter(({ letter }) => letter);
  expect(letters).toMatchObject([{ title: 'Lisbon to Porto with one case' }]);
});

test('subscriptions are paid, overdue, and in the trial, and nobody is hidden', async () => {
  await setSubscription(server, true);
  await seedSubscriptions(server.app.deps);
  await hideLapsed(server.app.deps);
  const standingOf = async (email: string) => {
    const person = await signIn(email);
    return (await person.client.subscription.read()).subscription;
  };
  expect(await standingOf(emailOf('layla'))).toMatchObject({ state: 'ACTIVE', awaiting: null });
  expect((await creator.client.invoices.list()).invoices).toHaveLength(3);
  expect(await standingOf(emailOf('noor'))).toMatchObject({ state: 'GRACE' });
  expect(await standingOf(emailOf('marcus'))).toMatchObject({
    state: 'TRIAL',
    awaiting: { status: 'AWAITING' },
  });
  expect(await standingOf(emailOf('hana'))).toMatchObject({ state: 'TRIAL', awaiting: null });
  expect(await standingOf(emailOf('tomas'))).toMatchObject({ state: null });
  const { total } = await server.anonymous.creators.directory();
  expect(total).toBe(11);
  // All but the three above are there for a year.
  const inElevenMonths = monthsLater(server.app.deps.clock(), 11);
  const lasting = gt(creatorSubscriptions.endsAt, inElevenMonths);
  expect(await server.app.deps.db.select().from(creatorSubscriptions).where(lasting)).toHaveLength(total - 3);
});
