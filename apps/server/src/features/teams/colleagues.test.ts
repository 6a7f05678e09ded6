import type { AddressInfo } from 'node:net';
import { api, type LiveEvent } from '@briefcast/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { members } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, brandIdOf, sentBrief, teamMember } from '../../testing/builders.ts';
import { follow } from '../../testing/fleet.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { tickJob } from '../notifications/jobs.ts';

const server = useTestServer();
let origin: string;
const soon = { timeout: 5000, interval: 5 };

beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.http.server.address() as AddressInfo).port}`;
});

const bellOf = async ({ client }: Person) =>
  (await client.notifications.list()).notifications.map(({ kind, deal }) => [
    kind,
    deal?.organization?.companyName,
  ]);
const say = ({ client }: Person, dealId: string, content: string) =>
  client.messages.send({ body: { dealId, type: 'TEXT', content } });
/** Counts the mails with these words that each of them was sent. */
async function mailsTo(people: readonly Person[], words = ''): Promise<number[]> {
  const mails = (await server.mails()).filter((mail) => mail.includes(words));
  return people.map(({ user }) => mails.filter((mail) => mail.includes(`To: ${user.email}`)).length);
}

describe('what the creator does', () => {
  test('rings for everybody of the organisation, and mails each by their own settings', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const quiet = await teamMember(server, brand, 'REVIEWER');
    const member = await teamMember(server, brand, 'MANAGER');
    await quiet.client.notifications.changeSettings({ body: { kinds: ['brief.accepted'], byMail: false } });
    const everybody = [brand, quiet, member];
    const before = await mailsTo(everybody);
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
    const lines = [['brief.accepted', 'Oasis Skin']];
    expect(await Promise.all(everybody.map(bellOf))).toEqual([lines, lines, lines]);
    const after = await mailsTo(everybody);
    expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 0, 1]);
  });

  test('that waits unread is mailed to whoever is away, not to who has read it', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const member = await teamMember(server, brand, 'REVIEWER');
    await say(creator, dealId, 'Shall I begin?');
    await server.drain();
    await member.client.messages.markRead({ params: { id: dealId } });
    server.advance(16 * 60_000);
    await server.app.deps.jobs.plan(tickJob, server.app.deps.clock());
    expect(await mailsTo([brand, member], 'wrote to you')).toEqual([1, 0]);
  });
});

describe('what a colleague does', () => {
  test('rings no bell in the organisation, and is heard by its screens', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const member = await teamMember(server, brand, 'REVIEWER');
    const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), { params: { dealId } });
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
    const before = await bellOf(brand);
    const received: LiveEvent[] = [];
    const following = await follow(origin, brand, (event) => received.push(event));
    await say(member, dealId, 'Looking at it.');
    const reviewed = await member.client.files.review({
      params: { id: file.id },
      body: { status: 'NEEDS_REVISION', feedback: 'Brighter, please.' },
    });
    expect(reviewed.file.reviewedBy).toEqual({ id: member.user.id, firstName: 'Yusuf', lastName: 'Karim' });
    const ofMember = () => received.filter(({ byPerson }) => byPerson === member.user.id);
    await vi.waitFor(() => expect(ofMember().map(({ kind }) => kind)).toContain('deal.changed'), soon);
    following.pause();
    expect(ofMember().filter(({ dealId: about }) => about !== null)).toMatchObject([
      { kind: 'message.created', by: 'BRAND', byPerson: member.user.id },
      { kind: 'file.changed', by: 'BRAND', byPerson: member.user.id },
      { kind: 'deal.changed', by: 'BRAND', byPerson: member.user.id },
    ]);
    expect(await bellOf(brand)).toEqual(before);
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal.files[0]).toMatchObject({
      uploadedBy: { id: creator.user.id, firstName: 'Layla' },
      reviewedBy: { id: member.user.id },
    });
    expect([deal.sentBy?.id, deal.statusBy?.id]).toEqual([brand.user.id, member.user.id]);
  });

  test('is not heard by a session that works for another organisation', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const member = await teamMember(server, brand, 'REVIEWER');
    const received: LiveEvent[] = [];
    const following = await follow(origin, member, (event) => received.push(event));
    const messages = () => received.filter(({ kind }) => kind === 'message.created');
    await say(creator, dealId, 'Before');
    await vi.waitFor(() => expect(messages()).toHaveLength(1), soon);
    const before = following.connections();
    await member.client.team.startOrganization({ body: { companyName: 'Own Studio' } });
    // The stream ends a moment after the answer, and is opened for the other organisation.
    await vi.waitFor(() => expect(following.connections()).toBeGreaterThan(before), soon);
    await say(creator, dealId, 'After');
    const ofOwn = () =>
      received.filter(({ kind, byPerson }) => kind === 'organization.changed' && byPerson === member.user.id);
    const known = ofOwn().length;
    await member.client.team.changeName({ body: { firstName: 'Yusuf', lastName: 'Karimi' } });
    await vi.waitFor(() => expect(ofOwn().length).toBeGreaterThan(known), soon);
    expect(messages()).toHaveLength(1);
    expect(following.isRefused()).toBe(false);
    following.pause();
  });
});

describe('the admin deletes an organisation', () => {
  test('with the people who belong to no other one; the others go on elsewhere', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const gone = await teamMember(server, brand, 'MANAGER');
    const stays = await server.signUpBrand('Own Studio');
    await server.app.deps.db.insert(members).values({
      ...{ brandId: brandIdOf(brand), userId: stays.user.id, role: 'REVIEWER' as const },
      joinedAt: server.app.deps.clock(),
    });
    await say(gone, dealId, 'Hello');
    const { client: admin } = await server.signInAdmin();
    const { brands: listed } = await admin.admin.brands({ query: { search: gone.user.email } });
    expect(listed.map(({ id, email }) => [id, email])).toEqual([[brandIdOf(brand), brand.user.email]]);
    await admin.admin.removeUser({ params: { id: brandIdOf(brand) } });
    for (const person of [brand, gone])
      await expect(person.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
    expect((await stays.client.team.organizations()).organizations).toHaveLength(1);
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect([deal.status, deal.brand.companyName, deal.sentBy]).toEqual(['CANCELLED', 'Oasis Skin', null]);
    expect(deal.messages.map(({ by }) => by)).toEqual([null]);
  });
});
