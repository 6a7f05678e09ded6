import { mostInvitationsToOne, mostOpenInvitations } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invitations, users } from '../../platform/database/tables/index.ts';
import { acceptedDeal, brandIdOf, invitationToken, teamMember } from '../../testing/builders.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const notFound = { code: 'invitation.not_found', status: 404 };
const name = { firstName: 'Mira', lastName: 'Haidar' };

const invite = async ({ client }: Person, email = newEmail()) => ({
  email,
  invitation: (await client.team.invite({ body: { email, role: 'REVIEWER' } })).invitation,
});
const accept = (token: string, client = server.anonymous) =>
  client.team.acceptInvitation({ body: { token, ...name, password: testPassword } });

describe('an invitation', () => {
  test('tells by mail who invites whom as what, and its link makes the account', async () => {
    const owner = await server.signUpBrand('Falaj Hotels');
    await owner.client.team.changeName({ body: { firstName: 'Salim', lastName: 'Al Harthy' } });
    const { email, invitation } = await invite(owner);
    expect(invitation).toMatchObject({ email, role: 'REVIEWER', by: { firstName: 'Salim' } });
    const mail = (await server.mails()).findLast((mail) => mail.includes(`To: ${email}`));
    expect(mail).toContain('Salim Al Harthy invites you to join Falaj Hotels on Briefcast');
    const token = await invitationToken(server, email);
    const { invitation: preview } = await server.anonymous.team.readInvitation({ params: { token } });
    expect(preview).toMatchObject({
      organization: { companyName: 'Falaj Hotels', profileImage: null },
      role: 'REVIEWER',
      email,
      inviter: { firstName: 'Salim', lastName: 'Al Harthy' },
      accountRole: null,
    });
    const { user, token: session } = await accept(token);
    expect(user).toMatchObject({
      ...{ ...name, email, role: 'BRAND', emailConfirmed: true },
      ...{ brandId: brandIdOf(owner), memberRole: 'REVIEWER', companyName: 'Falaj Hotels' },
    });
    expect((await server.as(session).accounts.me()).user).toEqual(user);
    const { team } = await owner.client.team.read();
    expect(team.invitations).toEqual([]);
    expect(team.members.map((member) => member.firstName)).toEqual(['Salim', 'Mira']);
  });

  test('reaches one address five times a day at most, whoever sends it', async () => {
    const email = newEmail();
    for (let sent = 0; sent < mostInvitationsToOne; sent++) await invite(await server.signUpBrand(), email);
    const refused = invite(await server.signUpBrand(), email);
    await expect(refused).rejects.toMatchObject({ code: 'team.address_invited_often', status: 409 });
    server.advance(day + 1);
    expect((await invite(await server.signUpBrand(), email)).invitation).toMatchObject({ email });
  });

  test('asks a new account for names and password, each that is missing', async () => {
    const { email } = await invite(await server.signUpBrand());
    const token = await invitationToken(server, email);
    const refused = server.anonymous.team.acceptInvitation({ body: { token, lastName: 'Haidar' } });
    await expect(refused).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['firstName'] }, { path: ['password'] }],
    });
  });

  test('is accepted once, also by two at once', async () => {
    const owner = await server.signUpBrand();
    const { email } = await invite(owner);
    const token = await invitationToken(server, email);
    const outcomes = await Promise.allSettled([accept(token), accept(token)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(accept(token)).rejects.toMatchObject(notFound);
    expect((await owner.client.team.read()).team.members).toHaveLength(2);
  });

  test('is made and accepted once under an idempotency key', async () => {
    const owner = await server.signUpBrand();
    const email = newEmail();
    const key = { idempotencyKey: crypto.randomUUID() };
    const ask = () => owner.client.team.invite({ body: { email, role: 'MANAGER' } }, key);
    expect(await ask()).toEqual(await ask());
    const token = await invitationToken(server, email);
    const body = { token, ...name, password: testPassword };
    const once = { idempotencyKey: crypto.randomUUID() };
    const first = await server.anonymous.team.acceptInvitation({ body }, once);
    expect(await server.anonymous.team.acceptInvitation({ body }, once)).toEqual(first);
  });

  test('ends after seven days, and works again once it is sent again', async () => {
    const owner = await server.signUpBrand();
    const { email, invitation } = await invite(owner);
    const token = await invitationToken(server, email);
    server.advance(7 * day + 1000);
    const expired = { code: 'invitation.expired', status: 409 };
    await expect(server.anonymous.team.readInvitation({ params: { token } })).rejects.toMatchObject(expired);
    await expect(accept(token)).rejects.toMatchObject(expired);
    // The session of the owner has ended by now as well.
    const { token: session } = await server.anonymous.accounts.logIn({
      body: { email: owner.user.email, password: testPassword },
    });
    await server.as(session).team.resendInvitation({ params: { id: invitation.id } });
    await accept(await invitationToken(server, email));
  });

  test('is sent again once a minute, and only the newest link works', async () => {
    const owner = await server.signUpBrand();
    const { email, invitation } = await invite(owner);
    const older = await invitationToken(server, email);
    const again = () => owner.client.team.resendInvitation({ params: { id: invitation.id } });
    await expect(again()).rejects.toMatchObject({ code: 'request.rate_limited', status: 429 });
    server.advance(61_000);
    const sent = await again();
    expect(sent.invitation.sentAt > invitation.sentAt).toBe(true);
    const newer = await invitationToken(server, email);
    expect(newer).not.toBe(older);
    await expect(accept(older)).rejects.toMatchObject(notFound);
    await accept(newer);
  });

  test('opens nothing once it was taken back', async () => {
    const owner = await server.signUpBrand();
    const { email, invitation } = await invite(owner);
    const token = await invitationToken(server, email);
    const revoke = () => owner.client.team.revokeInvitation({ params: { id: invitation.id } });
    await revoke();
    await expect(accept(token)).rejects.toMatchObject(notFound);
    await expect(revoke()).rejects.toMatchObject({ code: 'team.invitation_not_found' });
  });

  test('keeps no secret in the database', async () => {
    const { email, invitation } = await invite(await server.signUpBrand());
    const token = await invitationToken(server, email);
    const [row] = await server.app.deps.db
      .select()
      .from(invitations)
      .where(eq(invitations.id, invitation.id));
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe('an invitation is refused', () => {
  test('to whoever belongs to the organisation, and twice', async () => {
    const owner = await server.signUpBrand();
    const { email } = await invite(owner);
    await expect(invite(owner, email)).rejects.toMatchObject({ code: 'team.already_invited' });
    await expect(invite(owner, owner.user.email)).rejects.toMatchObject({ code: 'team.already_member' });
  });

  test('by an owner whose own e-mail nobody has confirmed', async () => {
    const owner = await server.signUpBrand();
    await server.app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, owner.user.id));
    await expect(invite(owner)).rejects.toMatchObject({ code: 'team.confirm_email_first', status: 403 });
  });

  test('beyond what can wait at once', async () => {
    const owner = await server.signUpBrand();
    for (let n = 0; n < mostOpenInvitations; n++) await invite(owner);
    await expect(invite(owner)).rejects.toMatchObject({
      code: 'team.many_invitations',
      message: expect.stringContaining('up to 30'),
    });
  });

  test('to a creator’s account when it is accepted', async () => {
    const creator = await server.signUpCreator();
    const { email } = await invite(await server.signUpBrand(), creator.user.email);
    const token = await invitationToken(server, email);
    const { invitation } = await server.anonymous.team.readInvitation({ params: { token } });
    expect(invitation.accountRole).toBe('CREATOR');
    const otherRole = { code: 'invitation.other_role', status: 409 };
    await expect(accept(token, creator.client)).rejects.toMatchObject(otherRole);
  });
});

describe('somebody who has an account', () => {
  test('is asked to log in with it, and then joins with the session that they have', async () => {
    const [owner, person, stranger] = [
      await server.signUpBrand('Oasis Skin'),
      await server.signUpBrand('Own Studio'),
      await server.signUpBrand(),
    ];
    await invite(owner, person.user.email);
    const token = await invitationToken(server, person.user.email);
    const logIn = { code: 'invitation.log_in', status: 409 };
    await expect(accept(token)).rejects.toMatchObject(logIn);
    await expect(accept(token, stranger.client)).rejects.toMatchObject(logIn);
    const joined = await person.client.team.acceptInvitation({ body: { token } });
    expect(joined.token).toBe(person.token);
    expect(joined.user).toMatchObject({
      id: person.user.id,
      companyName: 'Oasis Skin',
      memberRole: 'REVIEWER',
    });
    expect((await person.client.accounts.me()).user).toEqual(joined.user);
    expect((await person.client.team.organizations()).organizations).toHaveLength(2);
  });

  test('has nothing unread of what was written before they joined', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'On it.' } });
    const member = await teamMember(server, brand, 'REVIEWER');
    const unread = async ({ client }: Person) => {
      const { deals } = await client.deals.brandDeals({ query: {} });
      return deals.map(({ unreadMessages, hasNewActivity }) => [unreadMessages, hasNewActivity]);
    };
    expect([await unread(brand), await unread(member)]).toEqual([[[1, true]], [[0, false]]]);
    await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Done.' } });
    expect(await unread(member)).toEqual([[1, true]]);
    await member.client.messages.markRead({ params: { id: dealId } });
    expect([await unread(brand), await unread(member)]).toEqual([[[2, true]], [[0, false]]]);
  });
});
