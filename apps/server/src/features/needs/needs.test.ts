/** The queue of both sides, kind by kind, as their calls fill and empty it (rules/needs). */
import { api, type NeedKind } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { needPutOffs, users } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, attestAll, briefFor, sentBrief, teamMember } from '../../testing/builders.ts';
import { appliedTo, postedCasting } from '../../testing/castings.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { logInAgain } from '../../testing/log-in-again.ts';
import { sendFile } from '../../testing/send-file.ts';
import { lift, suspend } from '../../testing/suspensions.ts';
import { sweepPutOffs } from './put-offs.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;

const kindsOf = async ({ client }: Person): Promise<NeedKind[]> =>
  (await client.needs.read()).needs.map(({ kind }) => kind);
const waitsOf = async ({ client }: Person) => (await client.needs.read()).waiting.map(({ kind }) => kind);
const write = ({ client }: Person, dealId: string, content: string) =>
  client.messages.send({ body: { dealId, type: 'TEXT', content } });
const submit = async (creator: Person, dealId: string) => {
  await attestAll({ creator, dealId });
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId },
  });
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
  return file.id;
};

test('a brief is its creator’s until it is answered, and the brand waits', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const { needs, total } = await creator.client.needs.read();
  expect(total).toBe(1);
  expect(needs).toMatchObject([
    {
      key: `deal.brief ${dealId}`,
      kind: 'deal.brief',
      deal: { id: dealId, title: 'Winter barrier serum' },
      who: { name: 'Oasis Skin' },
      sums: { amountCents: 124_000 },
    },
  ]);
  expect(await kindsOf(brand)).toEqual([]);
  const { waiting, waitingTotal } = await brand.client.needs.read();
  expect(waitingTotal).toBe(1);
  expect(waiting).toMatchObject([{ kind: 'brief', who: { name: 'Layla Haddad' }, deal: { id: dealId } }]);
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  expect(await kindsOf(creator)).toEqual([]);
  expect(await waitsOf(brand)).toEqual(['content']);
});

test('other terms go back and forth, and lapse', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const params = { id: dealId };
  const deadline = new Date(server.app.deps.clock().getTime() + 20 * day).toISOString();
  const body = { kind: 'TERMS', budget: 150_000, deadline, note: 'Two films are more work.' } as const;
  await creator.client.deals.propose({ params, body });
  const { needs } = await brand.client.needs.read();
  expect(needs).toMatchObject([{ kind: 'deal.terms', words: 'Two films are more work.' }]);
  expect(Date.parse(needs[0]?.at ?? '') - Date.parse(needs[0]?.since ?? '')).toBe(3 * day);
  expect(await kindsOf(creator)).toEqual([]);
  expect(await waitsOf(creator)).toEqual(['terms']);
  server.advance(3 * day);
  await logInAgain(server, brand);
  expect(await kindsOf(brand)).toEqual([]);
});

test('what rests for the suspended is not in their queue, and comes back', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  await write(brand, dealId, 'Can you start on Monday?');
  expect(await kindsOf(creator)).toEqual(['message.unread', 'deal.brief']);
  await suspend(server, creator, 'CREATOR');
  expect(await kindsOf(creator)).toEqual(['message.unread']);
  await lift(server, creator, 'CREATOR');
  expect(await kindsOf(creator)).toContain('deal.brief');
});

test('a suspended brand is not asked to choose somebody else', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'REJECTED' } });
  expect(await kindsOf(brand)).toEqual(['deal.rejected']);
  await suspend(server, brand, 'BRAND');
  expect(await kindsOf(brand)).toEqual([]);
});

test('a rejected brief is the brand’s to give to somebody else, and goes once it did', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const body = { status: 'REJECTED', reason: 'Another skin brand until April.' } as const;
  await creator.client.deals.changeStatus({ params: { id: dealId }, body });
  expect((await brand.client.needs.read()).needs).toMatchObject([
    { kind: 'deal.rejected', words: 'Another skin brand until April.' },
  ]);
  const other = await sentBrief(server);
  await brand.client.deals.create({ body: briefFor(other.creator) });
  expect(await kindsOf(brand)).toEqual([]);
});

test('content is reviewed, sent back, revised and completed, by whoever of the team does it', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server, {
    deadline: new Date(server.app.deps.clock().getTime() + 5 * day).toISOString(),
  });
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  expect(await kindsOf(creator)).toEqual(['deal.submit']);
  const id = await submit(creator, dealId);
  expect(await kindsOf(creator)).toEqual([]);
  expect(await waitsOf(creator)).toEqual(['review']);
  expect(await kindsOf(brand)).toEqual(['file.review']);
  expect(await kindsOf(reviewer)).toEqual(['file.review']);
  const verdict = { status: 'NEEDS_REVISION', feedback: 'Show the label.' } as const;
  await reviewer.client.files.review({ params: { id }, body: verdict });
  expect(await kindsOf(brand)).toEqual([]);
  expect((await creator.client.needs.read()).needs).toMatchObject([{ kind: 'deal.revise', count: 1 }]);
  const again = await submit(creator, dealId);
  await reviewer.client.files.review({ params: { id: again }, body: { status: 'APPROVED' } });
  expect(await kindsOf(brand)).toEqual(['deal.complete']);
  expect(await reviewer.client.needs.read()).toMatchObject({ needs: [], total: 0, ofTeam: 1 });
  await brand.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'COMPLETED' } });
  expect(await kindsOf(brand)).not.toContain('deal.complete');
});

test('an unread message is each reader’s own, and goes when it is read', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  await write(creator, dealId, 'Can I film on Friday\nrather than Thursday?');
  expect((await brand.client.needs.read()).needs).toMatchObject([
    { kind: 'message.unread', count: 1, words: 'Can I film on Friday rather than Thursday?' },
  ]);
  await brand.client.messages.markRead({ params: { id: dealId } });
  expect(await kindsOf(brand)).toEqual([]);
  expect(await kindsOf(reviewer)).toEqual(['message.unread']);
});

test('an addition and a cancellation wait for the other side', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const params = { dealId };
  const addition = { what: 'One more story', amount: 45_000, deadline: null };
  await creator.client.additions.propose({ params, body: addition });
  const { needs } = await brand.client.needs.read();
  expect(needs).toMatchObject([
    { kind: 'addition.answer', words: 'One more story', sums: { amountCents: 45_000 } },
  ]);
  expect(await waitsOf(creator)).toEqual(['addition']);
  await brand.client.deals.propose({
    params: { id: dealId },
    body: { kind: 'CANCELLATION', note: 'The launch moved.' },
  });
  expect(await kindsOf(creator)).toEqual(['deal.cancellation']);
  expect(await waitsOf(brand)).toContain('cancellation');
});

test('new applicants are the brand’s until somebody saw them, an invitation its creator’s', async () => {
  const brand = await server.signUpBrand();
  const { creator } = await sentBrief(server);
  const castingId = await postedCasting(brand);
  expect(await kindsOf(brand)).toEqual([]);
  const body = { creatorIds: [creator.user.id], message: '' };
  await brand.client.castingInvitations.invite({ params: { id: castingId }, body });
  expect(await kindsOf(creator)).toContain('casting.invited');
  await appliedTo(castingId, creator);
  expect(await kindsOf(creator)).not.toContain('casting.invited');
  const { needs } = await brand.client.needs.read();
  expect(needs).toMatchObject([{ kind: 'casting.applicants', count: 1, of: 1, casting: { id: castingId } }]);
  const manager = await teamMember(server, brand, 'MANAGER');
  await manager.client.castings.markSeen({ params: { id: castingId } });
  expect(await kindsOf(brand)).toEqual([]);
});

test('an address that nothing confirmed is everybody’s own', async () => {
  const creator = await server.signUpCreator();
  const { db } = server.app.deps;
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, creator.user.id));
  expect(await kindsOf(creator)).toEqual(['account.confirm_mail']);
});

test('what is put off is away for one person, comes back by time or change, and is swept', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const manager = await teamMember(server, brand, 'MANAGER');
  await write(creator, dealId, 'First');
  const key = `message.unread ${dealId}`;
  const gone = { key: 'deal.brief nothing', until: 'TOMORROW' } as const;
  expect(await codeOf(brand.client.needs.putOff({ body: gone }))).toBe('need.gone');
  const away = await brand.client.needs.putOff({ body: { key, until: 'TOMORROW' } });
  expect(away).toMatchObject({ needs: [], total: 0, putOff: [{ key, putOff: { until: 'TOMORROW' } }] });
  expect(await kindsOf(manager)).toEqual(['message.unread']);
  expect(await brand.client.needs.showAgain({ body: { key } })).toMatchObject({ total: 1, putOff: [] });
  await brand.client.needs.putOff({ body: { key, until: 'CHANGE' } });
  expect(await kindsOf(brand)).toEqual([]);
  await write(creator, dealId, 'Second');
  expect(await kindsOf(brand)).toEqual(['message.unread']);
  await brand.client.needs.putOff({ body: { key, until: 'TOMORROW' } });
  server.advance(2 * day);
  await logInAgain(server, brand);
  expect(await kindsOf(brand)).toEqual(['message.unread']);
  const { db, clock } = server.app.deps;
  server.advance(2 * day);
  await db.transaction((tx) => sweepPutOffs(tx, clock()));
  expect(await db.select().from(needPutOffs).where(eq(needPutOffs.key, key))).toEqual([]);
});
