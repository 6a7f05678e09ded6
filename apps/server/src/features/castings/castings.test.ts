/** Posting, changing and ending castings (rules/castings). */
import { castingLimits, daysToChoose } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedCreator, teamMember } from '../../testing/builders.ts';
import { applicationBody, appliedTo, castingBody, postedCasting } from '../../testing/castings.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { expireCastings } from './expire-castings.ts';

const server = useTestServer();
let creator: Person;
beforeAll(async () => {
  creator = await publishedCreator(server);
});

const day = 86_400_000;
const dayIn = (days: number) =>
  new Date(server.app.deps.clock().getTime() + days * day).toISOString().slice(0, 10);
const board = async (query: object = {}) => {
  await server.app.settle();
  return server.anonymous.castings.board({ query });
};
const titlesOf = ({ castings }: Awaited<ReturnType<typeof board>>) => castings.map(({ title }) => title);

describe('a casting', () => {
  test('is read by everybody as its brand wrote it', async () => {
    const brand = await server.signUpBrand('Falaj Hotels');
    const { categories } = await server.anonymous.creators.categories();
    const travel = categories.find(({ name }) => name === 'Travel');
    const id = await postedCasting(brand, {
      title: 'Friday in Hatta, no script',
      categoryIds: [travel?.id ?? ''],
      question: 'Can you be there on a Friday?',
    });
    const { casting } = await server.anonymous.castings.read({ params: { id } });
    expect(casting).toMatchObject({
      title: 'Friday in Hatta, no script',
      state: 'OPEN',
      currency: 'USD',
      payFrom: 30_000,
      payTo: 45_000,
      places: 3,
      cast: 0,
      applications: 0,
      // Left out of the casting, so it is the default here.
      paymentDays: 30,
      languages: ['Arabic', 'English'],
      categories: [{ name: 'Travel' }],
      question: 'Can you be there on a Friday?',
      brand: { companyName: 'Falaj Hotels' },
      brandFacts: null,
    });
    // Details left out of a wish get their defaults.
    expect(casting.deliverableWishes[0]).toMatchObject({ kind: 'UGC Video', shape: '9:16' });
    expect(casting.closesOn).toBe(castingBody().closesOn);
  });

  test('is refused with days that are over, pay the wrong way round and unknown categories', async () => {
    const brand = await server.signUpBrand();
    const post = (changes: object) => brand.client.castings.post({ body: castingBody(changes) });
    await expect(post({ closesOn: dayIn(-3) })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(post({ payFrom: 50_000 })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(post({ dueOn: dayIn(2) })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(post({ categoryIds: [creator.user.id] })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(post({ deliverableWishes: [] })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('is one of a bounded number that are not over', async () => {
    const brand = await server.signUpBrand();
    const ids: string[] = [];
    for (let n = 0; n < castingLimits.running; n++) ids.push(await postedCasting(brand));
    await expect(postedCasting(brand)).rejects.toMatchObject({ code: 'casting.too_many' });
    await brand.client.castings.end({ params: { id: ids[0] ?? '' } });
    expect(await postedCasting(brand)).toBeTruthy();
  });

  test('is one of a bounded number that are posted within a day', async () => {
    const brand = await server.signUpBrand();
    for (let n = 0; n < castingLimits.postedPerDay; n++) {
      const id = await postedCasting(brand);
      await brand.client.castings.end({ params: { id } });
    }
    await expect(postedCasting(brand)).rejects.toMatchObject({ code: 'casting.many_today' });
  });

  test('can be changed in everything until somebody applied, and then only for the better', async () => {
    const brand = await server.signUpBrand();
    const id = await postedCasting(brand);
    const change = (changes: object) =>
      brand.client.castings.change({ params: { id }, body: castingBody(changes) });
    expect((await change({ title: 'Other words', payTo: 40_000 })).casting.title).toBe('Other words');
    await change({});
    await appliedTo(id, creator);
    for (const worse of [
      { title: 'Other words' },
      { payTo: 44_000 },
      { places: 2 },
      { closesOn: dayIn(6) },
      { question: 'And your skin?' },
      { currency: 'AED' },
    ])
      await expect(change(worse)).rejects.toMatchObject({ code: 'request.invalid' });
    const better = { payTo: 50_000, places: 4, closesOn: dayIn(9), dueOn: dayIn(30) };
    expect((await change(better)).casting).toMatchObject(better);
  });

  test('closes for applications, opens again until another day, and ends for good', async () => {
    const brand = await server.signUpBrand();
    const id = await postedCasting(brand);
    const params = { id };
    await appliedTo(id, creator);
    expect((await brand.client.castings.close({ params })).casting.state).toBe('CHOOSING');
    const late = await publishedCreator(server);
    await expect(appliedTo(id, late)).rejects.toMatchObject({ code: 'casting.closed' });
    await expect(
      brand.client.castings.reopen({ params, body: { closesOn: dayIn(-3) } }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
    const reopened = await brand.client.castings.reopen({ params, body: { closesOn: dayIn(10) } });
    expect(reopened.casting).toMatchObject({ state: 'OPEN', closesOn: dayIn(10) });
    await appliedTo(id, late);
    expect((await brand.client.castings.end({ params })).casting.state).toBe('CLOSED');
    await expect(
      brand.client.castings.reopen({ params, body: { closesOn: dayIn(10) } }),
    ).rejects.toMatchObject({ code: 'casting.over' });
  });

  test('tells everybody who was not chosen once, when it ends', async () => {
    const brand = await server.signUpBrand('Tamra');
    const id = await postedCasting(brand);
    const [one, other] = [await publishedCreator(server), await publishedCreator(server)];
    await appliedTo(id, one);
    await appliedTo(id, other);
    await other.client.castingApplications.withdraw({ params: { castingId: id } });
    await brand.client.castings.end({ params: { id } });
    const mailsTo = async (person: Person) =>
      (await server.mails()).filter(
        (mail) => mail.includes(`To: ${person.user.email}`) && mail.includes('chose others'),
      );
    expect(await mailsTo(one)).toHaveLength(1);
    expect(await mailsTo(other)).toHaveLength(0);
    const { notifications } = await one.client.notifications.list();
    expect(notifications.map(({ kind }) => kind)).toContain('casting.not_chosen');
    const { application } = await one.client.castingApplications.read({ params: { castingId: id } });
    expect(application?.state).toBe('NOT_CHOSEN');
  });

  test('is worked at by owners and managers, and read by reviewers', async () => {
    const owner = await server.signUpBrand();
    const [manager, reviewer] = [
      await teamMember(server, owner, 'MANAGER'),
      await teamMember(server, owner, 'REVIEWER'),
    ];
    const id = await postedCasting(manager);
    expect((await reviewer.client.castings.own()).castings.map((casting) => casting.id)).toEqual([id]);
    await expect(postedCasting(reviewer)).rejects.toMatchObject({ code: 'team.role_too_small' });
    await expect(reviewer.client.castings.end({ params: { id } })).rejects.toMatchObject({
      code: 'team.role_too_small',
    });
  });
});

test('the admin ends one with a reason that its brand reads', async () => {
  const brand = await server.signUpBrand('Lumen');
  const id = await postedCasting(brand, { title: 'App review in one take' });
  const waiting = await publishedCreator(server);
  await appliedTo(id, waiting);
  const { client } = await server.signInAdmin();
  const { castings } = await client.adminCastings.list({ query: { search: 'one take' } });
  expect(castings.map((casting) => [casting.id, casting.applications])).toEqual([[id, 1]]);
  const end = () => client.adminCastings.end({ params: { id }, body: { reason: 'Asks for passwords' } });
  await end();
  await expect(end()).rejects.toMatchObject({ code: 'casting.over' });
  const { casting } = await brand.client.castings.readOwn({ params: { id } });
  expect(casting).toMatchObject({ state: 'CLOSED', closedReason: 'Asks for passwords' });
  const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${brand.user.email}`));
  expect(mails.filter((mail) => mail.includes('Briefcast closed'))).toHaveLength(1);
  const { entries } = await client.admin.audit({ query: { kind: 'castings' } });
  expect(entries[0]).toMatchObject({ action: 'casting.end', after: { reason: 'Asks for passwords' } });
});

describe('the board', () => {
  test('is searched whatever letters, marks and accents were typed', async () => {
    const brand = await server.signUpBrand('Crème');
    await postedCasting(brand, { title: 'مؤثّرة لتغطية إفطار جديدة في أبوظبي' });
    for (const search of ['موثره', 'افطار جديده', 'ابوظبى', 'creme', 'مؤثـــرة لتغطية'])
      expect(titlesOf(await board({ search }))).toEqual(['مؤثّرة لتغطية إفطار جديدة في أبوظبي']);
    expect(titlesOf(await board({ search: 'سحور' }))).toEqual([]);
  });

  test('shows what is open to everybody, filtered, sorted and in pages', async () => {
    const brand = await server.signUpBrand('Sarab Parfums');
    const post = (title: string, changes: object) => postedCasting(brand, { title, ...changes });
    await post('Sarab one', { closesOn: dayIn(12), payFrom: 20_000, payTo: 20_000, languages: ['French'] });
    // 900 dirhams are about 245 dollars.
    await post('Sarab two', { closesOn: dayIn(4), payFrom: 90_000, payTo: 90_000, currency: 'AED' });
    await post('Sarab three', {
      closesOn: dayIn(8),
      languages: [],
      deliverableWishes: [{ kind: 'UGC Photo' }],
    });
    await post('Sarab hidden', { visibility: 'LINK' });
    const closed = await post('Sarab closed', {});
    await brand.client.castings.close({ params: { id: closed } });
    const search = 'sarab';
    expect(titlesOf(await board({ search }))).toEqual(['Sarab two', 'Sarab three', 'Sarab one']);
    expect(titlesOf(await board({ search, sort: 'newest' }))).toEqual([
      'Sarab three',
      'Sarab two',
      'Sarab one',
    ]);
    expect(titlesOf(await board({ search, sort: 'pay' }))).toEqual(['Sarab three', 'Sarab two', 'Sarab one']);
    expect(titlesOf(await board({ search, minPay: 24_000 }))).toEqual(['Sarab two', 'Sarab three']);
    expect(titlesOf(await board({ search, currency: 'AED' }))).toEqual(['Sarab two']);
    expect(titlesOf(await board({ search, languages: ['French'] }))).toEqual(['Sarab three', 'Sarab one']);
    expect(titlesOf(await board({ search, deliverables: ['UGC Photo'] }))).toEqual(['Sarab three']);
    const first = await board({ search, sort: 'pay', limit: 2 });
    expect([first.total, titlesOf(first)]).toEqual([3, ['Sarab three', 'Sarab two']]);
    const next = await board({ search, sort: 'pay', limit: 2, cursor: first.nextCursor ?? '' });
    expect([titlesOf(next), next.nextCursor]).toEqual([['Sarab one'], null]);
    const french = first.counts.languages.find(({ value }) => value === 'French');
    expect(french?.count).toBe(1);
  });

  test('says nothing of who applied', async () => {
    const brand = await server.signUpBrand('Kayan Home');
    const id = await postedCasting(brand, { title: 'The corner that grew' });
    await appliedTo(id, await publishedCreator(server), { pitch: 'One plant, one shelf.' });
    const seen = JSON.stringify([
      await board({ search: 'corner that grew' }),
      await server.anonymous.castings.read({ params: { id } }),
    ]);
    expect(seen).toContain('The corner that grew');
    expect(seen).not.toContain('One plant');
    expect(seen).not.toContain('Layla');
  });
});

test('what a creator says in an application is told to nobody but the brand', async () => {
  const brand = await server.signUpBrand();
  const id = await postedCasting(brand);
  await appliedTo(id, creator, applicationBody());
  const stranger = await publishedCreator(server);
  const { application } = await stranger.client.castingApplications.read({ params: { castingId: id } });
  expect(application).toBeNull();
  expect((await stranger.client.castingApplications.list()).applications).toEqual([]);
});

describe('by time', () => {
  test('a casting closes after its last day, and is over when nobody chose for long', async () => {
    const brand = await server.signUpBrand('PulseFit');
    const id = await postedCasting(brand);
    const waiting = await publishedCreator(server);
    await appliedTo(id, waiting);
    /** Signs in again, as the session of long ago is over. */
    const again = async ({ user }: Person) => {
      const { token } = await server.anonymous.accounts.logIn({
        body: { email: user.email, password: testPassword },
      });
      return server.as(token);
    };
    const read = async () => (await (await again(brand)).castings.readOwn({ params: { id } })).casting;
    server.advance(9 * day);
    // By its day alone, before any timer has run.
    expect((await read()).state).toBe('CHOOSING');
    await expect(appliedTo(id, await publishedCreator(server))).rejects.toMatchObject({
      code: 'casting.closed',
    });
    await expireCastings(server.app.deps);
    await expireCastings(server.app.deps);
    const mails = (await server.mails()).filter(
      (mail) => mail.includes(`To: ${brand.user.email}`) && mail.includes('closed for applications'),
    );
    expect(mails).toHaveLength(1);
    server.advance(daysToChoose * day);
    await expireCastings(server.app.deps);
    expect((await read()).state).toBe('CLOSED');
    const { application } = await (await again(waiting)).castingApplications.read({
      params: { castingId: id },
    });
    expect(application?.state).toBe('NOT_CHOSEN');
  });
});
