import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deals, twoFactors } from '../../platform/database/tables/index.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { brandIdOf, briefFor, sentBrief, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const remove = ({ client }: Person, body: object = {}) =>
  client.personalData.removeAccount({ body: { password: testPassword, ...body } });
const removalOf = ({ client }: Person) => client.personalData.removal();
const logIn = ({ user }: Person) =>
  codeOf(server.anonymous.accounts.logIn({ body: { email: user.email, password: testPassword } }));
const finish = (dealId: string) =>
  server.app.deps.db.update(deals).set({ status: 'COMPLETED' }).where(eq(deals.id, dealId));
const statusFor = async ({ client }: Person, id: string) =>
  (await client.deals.read({ params: { id } })).deal.status;

describe('a creator’s own deletion', () => {
  test('says first what it does, and needs the password', async () => {
    const { creator, dealId } = await sentBrief(server);
    expect(await removalOf(creator)).toMatchObject({
      openDeals: [{ id: dealId, status: 'BRIEF_SENT', with: 'Oasis Skin' }],
      closedDeals: 0,
      organizations: [],
    });
    expect(await codeOf(remove(creator, { password: 'a guess' }))).toBe('account.wrong_password');
    expect(await logIn(creator)).toBe('done');
  });

  test('ends log-in and sessions, cancels what is open, and leaves what is finished', async () => {
    const open = await sentBrief(server);
    const { creator, brand } = open;
    const finished = (await brand.client.deals.create({ body: briefFor(creator) })).deal.id;
    await finish(finished);
    await remove(creator);
    await expect(creator.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
    expect(await logIn(creator)).toBe('account.bad_credentials');
    expect(await statusFor(brand, open.dealId)).toBe('CANCELLED');
    const { deal } = await brand.client.deals.read({ params: { id: finished } });
    expect(deal).toMatchObject({ status: 'COMPLETED', creator: null });
    const told = (await server.mails()).filter((mail) => mail.includes(`To: ${creator.user.email}`));
    expect(told.at(-1)).toContain('Subject: Your Briefcast account is deleted');
  });

  test('asks for the second step, and takes it along', async () => {
    const person = await server.signUpCreator();
    const { secret } = await person.client.ownAccount.beginTwoFactor({ body: { password: testPassword } });
    const codeNow = authenticator(server, secret);
    await person.client.ownAccount.turnOnTwoFactor({ body: { code: codeNow() } });
    server.advance(30_000);
    expect(await codeOf(remove(person))).toBe('account.code_required');
    await remove(person, { code: codeNow() });
    const { db } = server.app.deps;
    expect(await db.select().from(twoFactors).where(eq(twoFactors.accountId, person.user.id))).toEqual([]);
  });
});

describe('the deletion of a brand’s person', () => {
  test('closes the organisation that nobody else belongs to', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    expect(await removalOf(brand)).toMatchObject({
      openDeals: [{ id: dealId, with: 'Layla Haddad' }],
      organizations: [{ companyName: 'Oasis Skin', outcome: 'CLOSED' }],
    });
    await remove(brand);
    expect(await logIn(brand)).toBe('account.bad_credentials');
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal).toMatchObject({ status: 'CANCELLED', brand: { companyName: 'Oasis Skin' } });
  });

  test('is refused to the only owner of a team, whose organisation stays as it is', async () => {
    const { brand, dealId } = await sentBrief(server);
    const colleague = await teamMember(server, brand, 'MANAGER');
    expect((await removalOf(brand)).organizations).toMatchObject([{ outcome: 'LAST_OWNER' }]);
    expect(await codeOf(remove(brand))).toBe('team.last_owner');
    expect(await logIn(brand)).toBe('done');
    expect(await statusFor(colleague, dealId)).toBe('BRIEF_SENT');

    const userId = colleague.user.id;
    await brand.client.team.changeRole({ params: { userId }, body: { role: 'OWNER' } });
    expect((await removalOf(brand)).organizations).toMatchObject([{ outcome: 'LEFT' }]);
    await remove(brand);
    expect(await statusFor(colleague, dealId)).toBe('BRIEF_SENT');
    const { team } = await colleague.client.team.read();
    expect(team.organization.id).toBe(brandIdOf(colleague));
    expect(team.members.map((member) => member.userId)).toEqual([userId]);
  });

  test('closes an organisation that the session does not work for, too', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await brand.client.team.startOrganization({ body: { companyName: 'Another' } });
    await remove(brand);
    expect(await statusFor(creator, dealId)).toBe('CANCELLED');
  });
});
