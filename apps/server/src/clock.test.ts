/** The machine's clock jumps, forward by a day and back by an hour: what ends has ended, and nothing is stuck. */
import { api } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { samplePdf } from './platform/media/sample-media.ts';
import { acceptedDeal, sentBrief } from './testing/builders.ts';
import { testPassword, useTestServer } from './testing/harness.ts';
import { sendFile } from './testing/send-file.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;
const day = 24 * hour;

const say = ({ brand, dealId }: Awaited<ReturnType<typeof sentBrief>>, content: string, key?: string) =>
  brand.client.messages.send(
    { body: { dealId, type: 'TEXT', content } },
    key === undefined ? {} : { idempotencyKey: key },
  );
const statusOf = async (url: string) => (await server.app.http.inject({ url })).statusCode;

describe('forward by a day', () => {
  test('short sessions and addresses of files end, long sessions live', async () => {
    const { creator, brand, dealId } = await acceptedDeal(server);
    const params = { dealId };
    const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), { params });
    const credentials = { email: brand.user.email, password: testPassword };
    const long = await server.anonymous.accounts.logIn({ body: { ...credentials, remember: true } });
    expect(await statusOf(file.url)).toBe(200);
    server.advance(day);
    await expect(creator.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
    expect(await statusOf(file.url)).toBe(403);
    const { deal } = await server.as(long.token).deals.read({ params: { id: dealId } });
    expect(await statusOf(deal.files[0]?.url ?? '')).toBe(200);
  });

  test('a key of the day before is free again, and one of before the jump back is not', async () => {
    const situation = await sentBrief(server);
    const { email } = situation.brand.user;
    const logIn = () => server.anonymous.accounts.logIn({ body: { email, password: testPassword } });
    const first = await say(situation, 'Once', 'a-key');
    server.advance(day + hour);
    const brand = { ...situation.brand, client: server.as((await logIn()).token) };
    const second = await say({ ...situation, brand }, 'Another', 'a-key');
    expect(second.message.id).not.toBe(first.message.id);
    server.advance(-hour);
    expect((await say({ ...situation, brand }, 'Another', 'a-key')).message.id).toBe(second.message.id);
  });
});

describe('back by an hour', () => {
  test('who is signed in stays so, and may log out', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const admin = await server.signInAdmin();
    server.advance(-hour);
    expect((await brand.client.accounts.me()).user.id).toBe(brand.user.id);
    expect((await admin.client.admin.audit()).entries).toBeDefined();
    expect((await creator.client.deals.read({ params: { id: dealId } })).deal.id).toBe(dealId);
    await brand.client.accounts.logOut();
    await expect(brand.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
  });

  test('messages keep their order, and what was read stays read', async () => {
    const situation = await sentBrief(server);
    const { creator, dealId } = situation;
    const params = { params: { id: dealId } };
    await say(situation, 'Before');
    await creator.client.messages.markRead(params);
    server.advance(-hour);
    await say(situation, 'After');
    const { messages } = await creator.client.messages.page(params);
    expect(messages.map(({ content }) => content)).toEqual(['Before', 'After']);
    const unread = async () =>
      (await creator.client.deals.creatorDeals()).deals.find(({ id }) => id === dealId)?.unreadMessages;
    expect(await unread()).toBe(1);
    await creator.client.messages.markRead(params);
    expect(await unread()).toBe(0);
  });

  test('bells ring once for what happened before and after', async () => {
    const { creator, dealId } = await sentBrief(server);
    await server.drain();
    server.advance(-hour);
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
    await server.drain();
    server.advance(hour);
    await server.drain();
    const { notifications } = await creator.client.notifications.list();
    expect(notifications.map(({ kind }) => kind)).toEqual(['brief.received']);
  });

  test('work that is handed on afterwards is done, and what was planned before is not lost', async () => {
    const [before, after] = [await server.signUpCreator(), await server.signUpCreator()];
    const ask = ({ user }: typeof before) =>
      server.anonymous.accounts.forgotPassword({ body: { email: user.email } });
    const mailsTo = async ({ user }: typeof before) =>
      (await server.mails()).filter((mail) => mail.includes(`To: ${user.email}`)).length;
    await ask(before);
    server.advance(-hour);
    await ask(after);
    expect(await mailsTo(after)).toBe(1);
    server.advance(hour);
    expect(await mailsTo(before)).toBe(1);
  });
});
