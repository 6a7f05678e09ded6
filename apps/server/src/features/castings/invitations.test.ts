/** Invitations to castings (rules/castings#invitations). */
import { castingLimits } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { publishedCreator, teamMember } from '../../testing/builders.ts';
import { appliedTo, postedCasting } from '../../testing/castings.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const invite = ({ client }: Person, id: string, creators: Person[], message = '') =>
  client.castingInvitations.invite({
    params: { id },
    body: { creatorIds: creators.map(({ user }) => user.id), message },
  });
const ownOf = async ({ client }: Person) => (await client.castingInvitations.own()).invitations;
const statesOf = async ({ client }: Person, id: string) =>
  (await client.castingInvitations.sent({ params: { id } })).invitations.map(({ state }) => state);
const mailsTo = async (person: Person, words: string) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${person.user.email}`) && mail.includes(words));

describe('an invitation', () => {
  test('is told once by bell and mail, and waits until the creator applies', async () => {
    const brand = await server.signUpBrand('Kayan Home');
    const creator = await publishedCreator(server);
    const id = await postedCasting(brand, { title: 'The corner that grew', visibility: 'LINK' });
    await invite(brand, id, [creator], 'We loved your window light.');
    expect(await ownOf(creator)).toMatchObject([
      { casting: { id, title: 'The corner that grew' }, message: 'We loved your window light.' },
    ]);
    expect(await mailsTo(creator, 'invited you')).toHaveLength(1);
    const { notifications } = await creator.client.notifications.list();
    expect(notifications.map(({ kind }) => kind)).toContain('casting.invited');
    expect(await statesOf(brand, id)).toEqual(['INVITED']);
    await appliedTo(id, creator);
    expect(await ownOf(creator)).toEqual([]);
    expect(await statesOf(brand, id)).toEqual(['APPLIED']);
  });

  test('is declined once and for all, and whoever declined can still apply', async () => {
    const brand = await server.signUpBrand();
    const creator = await publishedCreator(server);
    const id = await postedCasting(brand);
    await invite(brand, id, [creator]);
    const decline = () => creator.client.castingInvitations.decline({ params: { id } });
    await decline();
    await decline();
    expect(await ownOf(creator)).toEqual([]);
    expect(await statesOf(brand, id)).toEqual(['DECLINED']);
    await expect(invite(brand, id, [creator])).rejects.toMatchObject({ code: 'casting.nobody_invited' });
    await appliedTo(id, creator);
    expect(await statesOf(brand, id)).toEqual(['APPLIED']);
  });

  test('leaves out who was invited, applied, or is not published', async () => {
    const brand = await server.signUpBrand();
    const [invited, applied, fresh] = [
      await publishedCreator(server),
      await publishedCreator(server),
      await publishedCreator(server),
    ];
    const hidden = await server.signUpCreator();
    const id = await postedCasting(brand);
    await invite(brand, id, [invited]);
    await appliedTo(id, applied);
    const { invitedIds } = await invite(brand, id, [invited, applied, hidden, fresh]);
    expect(invitedIds).toEqual([fresh.user.id]);
    expect(await mailsTo(invited, 'invited you')).toHaveLength(1);
  });

  test('is sent by owners and managers of the brand, to a casting that is open', async () => {
    const brand = await server.signUpBrand();
    const creator = await publishedCreator(server);
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    const id = await postedCasting(brand);
    await expect(invite(reviewer, id, [creator])).rejects.toMatchObject({ code: 'team.role_too_small' });
    const stranger = await server.signUpBrand();
    await expect(invite(stranger, id, [creator])).rejects.toMatchObject({ code: 'casting.not_found' });
    await brand.client.castings.close({ params: { id } });
    await expect(invite(brand, id, [creator])).rejects.toMatchObject({ code: 'casting.closed' });
    await expect(creator.client.castingInvitations.decline({ params: { id } })).rejects.toMatchObject({
      code: 'casting.not_invited',
    });
  });

  test('is not shown any more once its casting closed', async () => {
    const brand = await server.signUpBrand();
    const creator = await publishedCreator(server);
    const id = await postedCasting(brand);
    await invite(brand, id, [creator]);
    await brand.client.castings.close({ params: { id } });
    expect(await ownOf(creator)).toEqual([]);
  });
});

test('invitations of a brand are bounded within a day', async () => {
  const brand = await server.signUpBrand();
  const id = await postedCasting(brand);
  const creator = await publishedCreator(server);
  const other = await publishedCreator(server);
  // Fills a day's limit for the same two people, with more castings than anybody could post.
  await server.app.deps.db.transaction(async (tx) => {
    const { castingInvitations, castings } = await import('../../platform/database/tables/index.ts');
    const { eq } = await import('drizzle-orm');
    const [row] = await tx.select().from(castings).where(eq(castings.id, id));
    if (!row) throw new Error('The casting is not there');
    for (let n = 0; n < castingLimits.invitedPerDay; n++) {
      const castingId = crypto.randomUUID();
      await tx.insert(castings).values({ ...row, id: castingId });
      await tx.insert(castingInvitations).values({
        id: crypto.randomUUID(),
        castingId,
        creatorId: other.user.id,
        invitedBy: brand.user.id,
        message: '',
        createdAt: server.app.deps.clock(),
      });
    }
  });
  await expect(invite(brand, id, [creator])).rejects.toMatchObject({
    code: 'casting.many_invitations_today',
  });
});
