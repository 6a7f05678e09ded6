/** Applying to castings, comparing who applied, and casting (rules/castings#applications, rules/castings#casting). */
import type { Casts } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPortfolioItems, publishedCreator, teamMember } from '../../testing/builders.ts';
import { applicationBody, appliedTo, castingBody, postedCasting } from '../../testing/castings.ts';
import { buyCredits, setCredits } from '../../testing/credits.ts';
import { finishedDeal } from '../../testing/finished-deal.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { setModeration } from '../../testing/moderation.ts';

const server = useTestServer();
let brand: Person;
let creator: Person;
beforeAll(async () => {
  brand = await server.signUpBrand();
  creator = await publishedCreator(server);
});

const applicantsOf = async (id: string, show?: 'SHORTLISTED' | 'PASSED' | 'CAST') =>
  (await brand.client.castings.applicants({ params: { id }, query: show ? { show } : {} })).applicants;
const dealsOf = async ({ client }: Person) => (await client.deals.brandDeals()).deals;

test('who applied and was mostly in time is found among those who have finished enough to tell', async () => {
  const id = await postedCasting(brand);
  const [inTime, late] = ['2026-03-09T10:00:00Z', '2026-03-12T10:00:00Z'];
  const histories = [
    [inTime, inTime, inTime],
    [inTime, late, late],
    [inTime, inTime],
  ];
  const applied: string[] = [];
  for (const submissions of histories) {
    const one = await publishedCreator(server);
    for (const submitted of submissions) await finishedDeal(server.app.deps.db, one.user.id, { submitted });
    applied.push((await appliedTo(id, one)).applicationId);
  }
  const { applicants } = await brand.client.castings.applicants({
    params: { id },
    query: { filters: ['onTime'] },
  });
  expect(applicants.map((one) => one.id)).toEqual([applied[0]]);
});

describe('an application', () => {
  test('is shown to the brand with the work that was chosen, in its order', async () => {
    const id = await postedCasting(brand, { question: 'Which skin is yours?' });
    const { portfolio: items } = await creator.client.portfolio.list({ params: { userId: creator.user.id } });
    const itemIds = [items[2], items[0]].map((item) => item?.id ?? '');
    await appliedTo(id, creator, { answer: 'Reactive', itemIds });
    const [applicant] = await applicantsOf(id);
    expect(applicant).toMatchObject({
      price: 42_000,
      answer: 'Reactive',
      outcome: 'WAITING',
      isNew: true,
      facts: null,
      projects: 0,
      creator: { firstName: 'Layla', isPublished: true },
    });
    expect(applicant?.items.map((item) => item.id)).toEqual(itemIds);
  });

  test('answers the question, shows own work alone, and comes from a published profile once', async () => {
    const id = await postedCasting(brand, { question: 'Which skin is yours?' });
    const other = await publishedCreator(server);
    await addPortfolioItems(other, 1);
    const { portfolio: items } = await other.client.portfolio.list({ params: { userId: other.user.id } });
    await expect(appliedTo(id, creator)).rejects.toMatchObject({ code: 'request.invalid' });
    const foreign = { answer: 'Dry', itemIds: [items[0]?.id ?? ''] };
    await expect(appliedTo(id, creator, foreign)).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(appliedTo(id, await server.signUpCreator(), { answer: 'Dry' })).rejects.toMatchObject({
      code: 'application.not_published',
    });
    await appliedTo(id, creator, { answer: 'Dry' });
    await expect(appliedTo(id, creator, { answer: 'Dry' })).rejects.toMatchObject({
      code: 'application.answered',
    });
  });

  test('is changed and withdrawn until it is answered, and can be made again', async () => {
    const id = await postedCasting(brand);
    const params = { castingId: id };
    await appliedTo(id, creator);
    const changed = await creator.client.castingApplications.change({
      params,
      body: applicationBody({ price: 40_000 }),
    });
    expect(changed.application.price).toBe(40_000);
    expect((await creator.client.castingApplications.withdraw({ params })).application.state).toBe(
      'WITHDRAWN',
    );
    expect(await applicantsOf(id)).toEqual([]);
    const again = await appliedTo(id, creator, { price: 39_000 });
    await brand.client.castings.cast({ params: { id }, body: { choices: [again] } });
    await expect(creator.client.castingApplications.withdraw({ params })).rejects.toMatchObject({
      code: 'application.answered',
    });
  });

  test('answers the casting that was read, also where that is made worse at the same moment', async () => {
    const brand = await server.signUpBrand();
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round++) {
      const id = await postedCasting(brand);
      const creator = await publishedCreator(server);
      const { version } = (await creator.client.castings.read({ params: { id } })).casting;
      const [applied, changed] = await Promise.allSettled([
        appliedTo(id, creator, { version }),
        brand.client.castings.change({ params: { id }, body: castingBody({ payFrom: 100, payTo: 200 }) }),
      ]);
      const { casting } = await creator.client.castings.read({ params: { id } });
      outcomes.push(`${applied.status} ${changed.status} ${casting.payTo}`);
      if (applied.status === 'rejected') expect(applied.reason).toMatchObject({ code: 'casting.changed' });
    }
    for (const outcome of outcomes)
      expect(['fulfilled rejected 45000', 'rejected fulfilled 200']).toContain(outcome);
    const id = await postedCasting(brand);
    const creator = await publishedCreator(server);
    const { version } = (await creator.client.castings.read({ params: { id } })).casting;
    await brand.client.castings.change({ params: { id }, body: castingBody({ payFrom: 100, payTo: 200 }) });
    await expect(appliedTo(id, creator, { version })).rejects.toMatchObject({ code: 'casting.changed' });
    const now = (await creator.client.castings.read({ params: { id } })).casting;
    expect(await appliedTo(id, creator, { version: now.version })).toBeTruthy();
  });

  test('has the pay of the casting as its price where that is fixed', async () => {
    const brand = await server.signUpBrand();
    const id = await postedCasting(brand, { payFrom: 30_000, payTo: 30_000 });
    const creator = await publishedCreator(server);
    await expect(appliedTo(id, creator, { price: 90_000 })).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['price'], message: 'The pay of this casting is fixed.' }],
    });
    expect((await appliedTo(id, creator, { price: 30_000 })).price).toBe(30_000);
  });

  test('holds no contact details while moderation is on', async () => {
    const id = await postedCasting(brand);
    const pitch = 'Call me at +971 50 123 4567.';
    await setModeration(server, true);
    await expect(appliedTo(id, creator, { pitch })).rejects.toMatchObject({ code: 'request.invalid' });
    await setModeration(server, false);
    expect(await appliedTo(id, creator, { pitch })).toBeTruthy();
  });

  test('tells the brand once until somebody has looked', async () => {
    const owner = await server.signUpBrand('Nomad Roasters');
    const id = await postedCasting(owner);
    const told = async () =>
      (await server.mails()).filter(
        (mail) => mail.includes(`To: ${owner.user.email}`) && mail.includes('applied to your casting'),
      ).length;
    await appliedTo(id, creator);
    await appliedTo(id, await publishedCreator(server));
    expect(await told()).toBe(1);
    expect((await owner.client.castings.readOwn({ params: { id } })).casting.unseen).toBe(2);
    expect((await owner.client.castings.markSeen({ params: { id } })).casting.unseen).toBe(0);
    const { application } = await creator.client.castingApplications.read({ params: { castingId: id } });
    expect(application?.state).toBe('SEEN');
    await appliedTo(id, await publishedCreator(server));
    expect(await told()).toBe(2);
  });

  test('is put on the shortlist or passed over, which is taken back and not told to its creator', async () => {
    const id = await postedCasting(brand);
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    const { applicationId } = await appliedTo(id, creator);
    const mark = (mark: 'SHORTLISTED' | 'PASSED' | null) =>
      reviewer.client.castings.mark({ params: { id, applicationId }, body: { mark } });
    const stateFor = async () =>
      (await creator.client.castingApplications.read({ params: { castingId: id } })).application?.state;
    await mark('SHORTLISTED');
    expect([await stateFor(), (await applicantsOf(id, 'SHORTLISTED')).length]).toEqual(['SHORTLISTED', 1]);
    await mark('PASSED');
    expect([await stateFor(), (await applicantsOf(id)).length]).toEqual(['SEEN', 0]);
    expect(await applicantsOf(id, 'PASSED')).toHaveLength(1);
    await mark(null);
    expect(await applicantsOf(id)).toHaveLength(1);
    const other = await server.signUpBrand();
    await expect(
      other.client.castings.mark({ params: { id, applicationId }, body: { mark: 'PASSED' } }),
    ).rejects.toMatchObject({ code: 'casting.not_found' });
  });
});

describe('casting', () => {
  test('makes a deal with each creator at their own price, with what the casting says', async () => {
    const owner = await server.signUpBrand();
    const { categories } = await server.anonymous.creators.categories();
    const id = await postedCasting(owner, {
      currency: 'AED',
      categoryIds: [categories[0]?.id ?? ''],
      paymentDays: 14,
      rounds: 3,
    });
    const other = await publishedCreator(server);
    const choices = [
      await appliedTo(id, creator, { price: 42_000 }),
      await appliedTo(id, other, { price: 36_000 }),
    ];
    const { deals, casting } = await owner.client.castings.cast({ params: { id }, body: { choices } });
    expect(casting).toMatchObject({ cast: 2, state: 'OPEN' });
    expect(deals.map(({ applicationId }) => applicationId)).toEqual(choices.map((one) => one.applicationId));
    const { deal } = await other.client.deals.read({ params: { id: deals[1]?.dealId ?? '' } });
    expect(deal).toMatchObject({
      title: castingBody().title,
      status: 'BRIEF_SENT',
      budget: 36_000,
      currency: 'AED',
      paymentDays: 14,
      category: { name: categories[0]?.name },
    });
    expect(deal.rounds?.included).toBe(3);
    const { application } = await other.client.castingApplications.read({ params: { castingId: id } });
    expect(application).toMatchObject({ state: 'CAST', deal: { id: deal.id, status: 'BRIEF_SENT' } });
  });

  test('makes no deal at all where one of them withdrew, asks another price or takes no briefs', async () => {
    const owner = await server.signUpBrand();
    const id = await postedCasting(owner);
    const [gone, dearer, hidden] = [
      await publishedCreator(server),
      await publishedCreator(server),
      await publishedCreator(server),
    ];
    const good = await appliedTo(id, creator);
    const cast = (other: { applicationId: string; price: number }) =>
      owner.client.castings.cast({ params: { id }, body: { choices: [good, other] } });
    const withdrawn = await appliedTo(id, gone);
    await gone.client.castingApplications.withdraw({ params: { castingId: id } });
    await expect(cast(withdrawn)).rejects.toMatchObject({ code: 'casting.applicant_gone' });
    const risen = await appliedTo(id, dearer);
    await dearer.client.castingApplications.change({
      params: { castingId: id },
      body: applicationBody({ price: 90_000 }),
    });
    await expect(cast(risen)).rejects.toMatchObject({ code: 'casting.price_changed' });
    const unpublished = await appliedTo(id, hidden);
    await hidden.client.profiles.update({ body: { isPublished: false } });
    await expect(cast(unpublished)).rejects.toMatchObject({ code: 'casting.applicant_gone' });
    expect(await dealsOf(owner)).toEqual([]);
  });

  test('says where somebody of the team has cast one of them already', async () => {
    const owner = await server.signUpBrand();
    const id = await postedCasting(owner);
    const [first, second] = [
      await appliedTo(id, creator),
      await appliedTo(id, await publishedCreator(server)),
    ];
    const cast = (...choices: Casts['choices']) =>
      owner.client.castings.cast({ params: { id }, body: { choices } });
    await cast(first);
    await expect(cast(first, second)).rejects.toMatchObject({ code: 'casting.already_cast' });
    expect(await dealsOf(owner)).toHaveLength(1);
  });

  test('of two members who pick the last place at once one wins, and the other is told', async () => {
    const owner = await server.signUpBrand();
    const manager = await teamMember(server, owner, 'MANAGER');
    const id = await postedCasting(owner, { places: 1 });
    const choices = [
      await appliedTo(id, creator),
      await appliedTo(id, await publishedCreator(server)),
    ] as const;
    const outcomes = await Promise.allSettled([
      owner.client.castings.cast({ params: { id }, body: { choices: [choices[0]] } }),
      manager.client.castings.cast({ params: { id }, body: { choices: [choices[1]] } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'casting.places_taken' });
    expect(await dealsOf(owner)).toHaveLength(1);
    expect((await owner.client.castings.readOwn({ params: { id } })).casting).toMatchObject({
      cast: 1,
      state: 'CAST',
    });
  });

  test('holds a credit for each, or casts nobody where there are too few', async () => {
    await setCredits(server, true);
    const owner = await server.signUpBrand();
    const id = await postedCasting(owner);
    const choices = [await appliedTo(id, creator), await appliedTo(id, await publishedCreator(server))];
    const cast = () => owner.client.castings.cast({ params: { id }, body: { choices } });
    await expect(cast()).rejects.toMatchObject({ code: 'billing.no_credits' });
    expect(await dealsOf(owner)).toEqual([]);
    await buyCredits(server, owner, 10);
    await cast();
    expect(await owner.client.billing.balance()).toMatchObject({ ready: 8, held: 2 });
    await setCredits(server, false);
  });

  test('a place opens again when its creator declines, and the casting is over once all accepted', async () => {
    const owner = await server.signUpBrand();
    const id = await postedCasting(owner, { places: 1 });
    const params = { id };
    const [first, second, third] = [creator, await publishedCreator(server), await publishedCreator(server)];
    const choices = [
      await appliedTo(id, first),
      await appliedTo(id, second),
      await appliedTo(id, third),
    ] as const;
    const answer = (person: Person, dealId: string, status: 'ACCEPTED' | 'REJECTED') =>
      person.client.deals.changeStatus({ params: { id: dealId }, body: { status } });
    const declined = await owner.client.castings.cast({ params, body: { choices: [choices[0]] } });
    // Filled, but not over: nobody has accepted yet.
    expect(declined.casting).toMatchObject({ state: 'CAST', isOver: false });
    await answer(first, declined.deals[0]?.dealId ?? '', 'REJECTED');
    const again = await owner.client.castings.cast({ params, body: { choices: [choices[1]] } });
    await answer(second, again.deals[0]?.dealId ?? '', 'ACCEPTED');
    await server.drain();
    const { application } = await third.client.castingApplications.read({ params: { castingId: id } });
    expect(application?.state).toBe('NOT_CHOSEN');
    await expect(
      owner.client.castings.cast({ params, body: { choices: [choices[2]] } }),
    ).rejects.toMatchObject({ code: 'casting.over' });
  });
});
