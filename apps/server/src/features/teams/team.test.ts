import { api, type MemberRole } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import {
  acceptedDeal,
  actorOf,
  brandIdOf,
  briefFor,
  invitationToken,
  publishedCreator,
  sentBrief,
  teamMember,
} from '../../testing/builders.ts';
import { postedCasting } from '../../testing/castings.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { removeMember as removeAsActor } from './change-members.ts';
import { readMonth } from './read-month.ts';

const server = useTestServer();

const teamOf = async ({ client }: Pick<Person, 'client'>) => (await client.team.read()).team;
const changeRole = ({ client }: Person, { user }: Person, role: MemberRole) =>
  client.team.changeRole({ params: { userId: user.id }, body: { role } });
const upload = (creator: Person, dealId: string) =>
  sendFile(server, creator, api.files.upload, samplePdf(), { params: { dealId } });
const remove = ({ client }: Person, { user }: Person) =>
  client.team.removeMember({ params: { userId: user.id } });
const logIn = async ({ user }: Person): Promise<Person> => {
  const signedIn = await server.anonymous.accounts.logIn({
    body: { email: user.email, password: testPassword },
  });
  return { ...signedIn, client: server.as(signedIn.token) };
};

describe('registering a brand', () => {
  test('makes an organisation with its owner, which the account’s profile is', async () => {
    const owner = await server.signUpBrand('Falaj Hotels');
    expect(owner.user).toMatchObject({ companyName: 'Falaj Hotels', memberRole: 'OWNER', firstName: null });
    expect(brandIdOf(owner)).not.toBe(owner.user.id);
    const { organization, members, invitations } = await teamOf(owner);
    expect(organization).toEqual({ id: brandIdOf(owner), companyName: 'Falaj Hotels', profileImage: null });
    expect(members).toEqual([
      {
        userId: owner.user.id,
        firstName: null,
        lastName: null,
        email: owner.user.email,
        role: 'OWNER',
        joinedAt: expect.any(String),
        lastSeenAt: null,
        thisMonth: { briefs: 0, reviews: 0, messages: 0 },
      },
    ]);
    expect(invitations).toEqual([]);
  });
});

test('the team tells what each member did for it this month, and not elsewhere or before', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const member = await teamMember(server, brand, 'REVIEWER');
  const { file } = await upload(creator, dealId);
  await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'All there.' } });
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
  for (const content of ['Lovely light.', 'One more look.']) {
    await member.client.messages.send({ body: { dealId, type: 'TEXT', content } });
  }
  await member.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
  const months = async () => (await teamOf(brand)).members.map(({ thisMonth }) => thisMonth);
  expect(await months()).toEqual([
    { briefs: 1, reviews: 0, messages: 0 },
    { briefs: 0, reviews: 1, messages: 2 },
  ]);
  await member.client.team.startOrganization({ body: { companyName: 'Own Studio' } });
  expect((await teamOf(member)).members[0]?.thisMonth).toEqual({ briefs: 0, reviews: 0, messages: 0 });
  // The clock of the server stays: the other tests' briefs would be due in its past.
  const { db, clock } = server.app.deps;
  const nextMonth = new Date(Date.UTC(clock().getUTCFullYear(), clock().getUTCMonth() + 1));
  expect(await readMonth(db, brandIdOf(brand), nextMonth)).toEqual(new Map());
});

describe('what a role allows', () => {
  test('a reviewer chats and reviews, and neither sends briefs nor edits the profile', async () => {
    const { brand, dealId } = await acceptedDeal(server);
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    await reviewer.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Lovely light.' } });
    const tooSmall = { code: 'team.role_too_small', status: 403 };
    const creator = await publishedCreator(server);
    await expect(reviewer.client.deals.create({ body: briefFor(creator) })).rejects.toMatchObject({
      ...tooSmall,
      message: expect.stringContaining('an owner or manager'),
    });
    await expect(reviewer.client.profiles.update({ body: { companyName: 'Mine' } })).rejects.toMatchObject(
      tooSmall,
    );
    await expect(
      reviewer.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'COMPLETED' } }),
    ).rejects.toMatchObject(tooSmall);
  });

  test('a manager sends briefs and edits the profile, and does not invite', async () => {
    const owner = await server.signUpBrand();
    const manager = await teamMember(server, owner, 'MANAGER');
    const creator = await publishedCreator(server);
    const { deal } = await manager.client.deals.create({ body: briefFor(creator) });
    const { user } = await manager.client.profiles.update({ body: { companyName: 'Oasis Labs' } });
    expect(user).toMatchObject({ id: manager.user.id, companyName: 'Oasis Labs' });
    const { deal: seen } = await owner.client.deals.read({ params: { id: deal.id } });
    expect([seen.brand.companyName, seen.sentBy?.id]).toEqual(['Oasis Labs', manager.user.id]);
    await expect(
      manager.client.team.invite({ body: { email: newEmail(), role: 'REVIEWER' } }),
    ).rejects.toMatchObject({
      code: 'team.role_too_small',
      message: expect.stringContaining('Ask an owner to'),
    });
  });

  test('counts from the moment it is changed, in sessions that are open', async () => {
    const owner = await server.signUpBrand();
    const member = await teamMember(server, owner, 'REVIEWER');
    await member.client.accounts.me();
    const { team } = await changeRole(owner, member, 'MANAGER');
    expect(team.members.map(({ role }) => role)).toEqual(['OWNER', 'MANAGER']);
    expect((await member.client.accounts.me()).user).toMatchObject({ memberRole: 'MANAGER' });
    await member.client.profiles.update({ body: { department: 'Partnerships' } });
  });
});

describe('the last owner', () => {
  const lastOwner = { code: 'team.last_owner', status: 409 };

  test('cannot leave, or give up the role, without handing over', async () => {
    const owner = await server.signUpBrand();
    const manager = await teamMember(server, owner, 'MANAGER');
    await expect(remove(owner, owner)).rejects.toMatchObject(lastOwner);
    await expect(changeRole(owner, owner, 'MANAGER')).rejects.toMatchObject(lastOwner);
    await changeRole(owner, manager, 'OWNER');
    await remove(owner, owner);
    expect((await teamOf(manager)).members.map(({ userId }) => userId)).toEqual([manager.user.id]);
    await expect(owner.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
  });

  test('remains when two owners demote each other at once', async () => {
    const first = await server.signUpBrand();
    const second = await teamMember(server, first, 'OWNER');
    const outcomes = await Promise.allSettled([
      changeRole(first, second, 'REVIEWER'),
      changeRole(second, first, 'REVIEWER'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { members } = await teamOf(first);
    expect(members.filter(({ role }) => role === 'OWNER')).toHaveLength(1);
  });

  test('is not outvoted by somebody who was one until just now', async () => {
    const first = await server.signUpBrand();
    const second = await teamMember(server, first, 'OWNER');
    const known = actorOf(second);
    await changeRole(first, second, 'REVIEWER');
    const late = removeAsActor(server.app.deps, known, first.user.id);
    await expect(late).rejects.toMatchObject({ code: 'team.role_too_small' });
  });

  test('remains when two owners remove each other at once', async () => {
    const first = await server.signUpBrand();
    const second = await teamMember(server, first, 'OWNER');
    const outcomes = await Promise.allSettled([remove(first, second), remove(second, first)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a member who is removed', () => {
  test('is out at once; what they wrote stays under their name, and their bell forgets the deals', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const member = await teamMember(server, brand, 'MANAGER');
    await member.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } });
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
    expect((await member.client.notifications.list()).notifications).toHaveLength(1);
    await remove(brand, member);
    await expect(member.client.accounts.me()).rejects.toMatchObject({
      code: 'auth.removed_from_team',
      message: expect.stringContaining('the team of Oasis Skin'),
    });

    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal.messages.at(-1)).toMatchObject({
      sender: { companyName: 'Oasis Skin', role: 'BRAND' },
      by: { id: member.user.id, firstName: 'Yusuf', lastName: 'Karim' },
    });

    const again = await logIn(member);
    expect(again.user).toMatchObject({ brandId: null, memberRole: null, companyName: '' });
    expect((await again.client.deals.brandDeals({ query: {} })).deals).toEqual([]);
    expect((await again.client.notifications.list()).notifications).toEqual([]);
    await expect(again.client.deals.read({ params: { id: dealId } })).rejects.toMatchObject({
      code: 'deal.not_found',
    });
    await expect(again.client.team.read()).rejects.toMatchObject({ code: 'team.no_organization' });
    await expect(
      again.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Still here?' } }),
    ).rejects.toMatchObject({ code: 'deal.not_found' });
  });

  test('keeps sessions that work for another organisation', async () => {
    const owner = await server.signUpBrand();
    const member = await teamMember(server, owner, 'REVIEWER');
    const elsewhere = await logIn(member);
    await elsewhere.client.team.startOrganization({ body: { companyName: 'Own Studio' } });
    await remove(owner, member);
    await expect(member.client.accounts.me()).rejects.toMatchObject({ code: 'auth.removed_from_team' });
    expect((await elsewhere.client.accounts.me()).user).toMatchObject({ companyName: 'Own Studio' });
  });

  test('has none of the sessions of before when they belong to the team again', async () => {
    const owner = await server.signUpBrand('Oasis Skin');
    const member = await teamMember(server, owner, 'REVIEWER');
    await remove(owner, member);
    await owner.client.team.invite({ body: { email: member.user.email, role: 'MANAGER' } });
    const again = await logIn(member);
    const token = await invitationToken(server, member.user.email);
    await again.client.team.acceptInvitation({ body: { token } });
    expect((await again.client.accounts.me()).user).toMatchObject({ memberRole: 'MANAGER' });
    expect((await again.client.ownAccount.sessions()).sessions).toHaveLength(1);
    await expect(member.client.accounts.me()).rejects.toMatchObject({ code: 'auth.removed_from_team' });
  });

  test('is unknown to the owner of another organisation', async () => {
    const [owner, other] = [await server.signUpBrand(), await server.signUpBrand()];
    await expect(remove(owner, other)).rejects.toMatchObject({ code: 'team.member_not_found' });
    await expect(changeRole(owner, other, 'OWNER')).rejects.toMatchObject({ code: 'team.member_not_found' });
  });

  test('has no session left although its row is: the membership is what counts', async () => {
    const owner = await server.signUpBrand();
    const member = await teamMember(server, owner, 'REVIEWER');
    await remove(owner, member);
    const again = await logIn(member);
    await server.app.deps.db
      .update(sessions)
      .set({ brandId: brandIdOf(owner) })
      .where(eq(sessions.userId, member.user.id));
    server.app.deps.sessions.forget(member.user.id);
    await expect(again.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
  });
});

describe('somebody of several organisations', () => {
  test('switches this session alone, and the next one begins where they worked last', async () => {
    const owner = await server.signUpBrand('Oasis Skin');
    const person = await teamMember(server, owner, 'REVIEWER');
    const second = await logIn(person);
    const { user } = await second.client.team.startOrganization({ body: { companyName: 'Own Studio' } });
    expect(user).toMatchObject({ companyName: 'Own Studio', memberRole: 'OWNER', id: person.user.id });
    const { organizations } = await second.client.team.organizations();
    expect(organizations.map(({ companyName, role, isCurrent }) => [companyName, role, isCurrent])).toEqual([
      ['Oasis Skin', 'REVIEWER', false],
      ['Own Studio', 'OWNER', true],
    ]);
    expect((await person.client.accounts.me()).user).toMatchObject({ companyName: 'Oasis Skin' });
    expect((await logIn(person)).user).toMatchObject({ companyName: 'Own Studio' });
    await second.client.team.switchOrganization({ body: { id: brandIdOf(owner) } });
    expect((await second.client.accounts.me()).user).toMatchObject({ memberRole: 'REVIEWER' });
    expect((await logIn(person)).user).toMatchObject({ companyName: 'Oasis Skin' });
  });

  test('reads where reviews wait, and to which of them a deal belongs', async () => {
    const { brand: owner, creator, dealId } = await acceptedDeal(server);
    const person = await teamMember(server, owner, 'REVIEWER');
    await person.client.team.startOrganization({ body: { companyName: 'Own Studio' } });
    const read = async ({ client }: Pick<Person, 'client'>, asked: string) =>
      (await client.team.organizations({ query: { dealId: asked } })).organizations.map(
        ({ companyName, toReview, hasDeal }) => [companyName, toReview, hasDeal],
      );
    expect(await read(person, dealId)).toEqual([
      ['Oasis Skin', 0, true],
      ['Own Studio', 0, false],
    ]);
    await upload(creator, dealId);
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
    expect(await read(person, (await sentBrief(server)).dealId)).toEqual([
      ['Oasis Skin', 1, false],
      ['Own Studio', 0, false],
    ]);
    const [first] = (await person.client.team.organizations()).organizations;
    expect(first).toMatchObject({ toReview: 1 });
    expect(first).not.toHaveProperty('hasDeal');
    const stranger = await server.signUpBrand('Falaj Hotels');
    expect(await read(stranger, dealId)).toEqual([['Falaj Hotels', 0, false]]);
  });

  test('reads to which of them a casting belongs', async () => {
    const [owner, stranger] = [await server.signUpBrand('Oasis Skin'), await server.signUpBrand()];
    const castingId = await postedCasting(owner);
    const person = await teamMember(server, owner, 'REVIEWER');
    await person.client.team.startOrganization({ body: { companyName: 'Own Studio' } });
    const read = async ({ client }: Pick<Person, 'client'>) =>
      (await client.team.organizations({ query: { castingId } })).organizations.map(
        ({ hasCasting }) => hasCasting,
      );
    expect(await read(person)).toEqual([true, false]);
    expect(await read(stranger)).toEqual([false]);
  });

  test('cannot switch to one that they do not belong to', async () => {
    const [owner, other] = [await server.signUpBrand(), await server.signUpBrand()];
    await expect(
      owner.client.team.switchOrganization({ body: { id: brandIdOf(other) } }),
    ).rejects.toMatchObject({ code: 'team.organization_not_found', status: 404 });
  });
});

test('a name of one’s own is shown to the other side from then on', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const say = (content: string) => brand.client.messages.send({ body: { dealId, type: 'TEXT', content } });
  expect((await say('Hello')).message.by).toEqual({ id: brand.user.id, firstName: null, lastName: null });
  const { user } = await brand.client.team.changeName({ body: { firstName: 'Rania', lastName: 'Saleh' } });
  expect(user).toMatchObject({ firstName: 'Rania', lastName: 'Saleh' });
  await server.app.settle();
  expect((await say('It is me')).message).toMatchObject({
    by: { firstName: 'Rania', lastName: 'Saleh' },
    sender: { firstName: null, companyName: 'Oasis Skin' },
  });
  const { deal } = await creator.client.deals.read({ params: { id: dealId } });
  expect(deal.messages.map(({ by }) => by?.firstName)).toEqual(['Rania', 'Rania']);
  expect(deal.sentBy?.lastName).toBe('Saleh');
});
