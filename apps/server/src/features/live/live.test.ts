import { type AddressInfo, connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { presence } from '../../platform/database/tables/index.ts';
import type { NewFact } from '../../platform/facts/kinds.ts';
import { sentBrief, teamMember } from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
let origin: string;

beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.http.server.address() as AddressInfo).port}`;
});

/** An open stream of a person: `next` waits for the next event of a kind. */
async function listen({ token }: Pick<Person, 'token'>, lastEventId?: string, query = '') {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/events${query}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let opening: string | undefined;
  async function next(): Promise<{
    id: string | undefined;
    kind: string | undefined;
    data: Record<string, unknown>;
  }> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const frame = text.slice(0, end);
        text = text.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
        const data = field('data');
        opening ??= field('id');
        // The bell's own events arrive with some others, and are tested with it.
        if (data && field('event') !== 'notifications.changed')
          return { id: field('id'), kind: field('event'), data: JSON.parse(data) };
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The stream ended');
      text += chunk.value;
    }
  }
  /** Waits until the server ends the stream: before its next heartbeat, which would check anyway. */
  async function end(): Promise<void> {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      if (chunk.value.includes('still here')) throw new Error('The stream went on until its heartbeat');
    }
  }
  return { answer, next, end, opening: () => opening, stop: () => abort.abort() };
}

const withToken = ({ token }: Person) => ({ headers: { authorization: `Bearer ${token}` } });

const say = (from: Person, dealId: string, content: string) =>
  from.client.messages.send({ body: { dealId, type: 'TEXT', content } });

describe('the live stream', () => {
  test('tells both sides of a message, by its id', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const stream = await listen(creator);
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
    const { message } = await say(brand, dealId, 'Hello');
    expect(await stream.next()).toMatchObject({
      kind: 'message.created',
      data: { dealId, subjectId: message.id, by: 'BRAND' },
    });
    stream.stop();
  });

  test('resumes after the last event that was seen, without loss or repetition', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const first = await listen(creator);
    await say(brand, dealId, 'One');
    const seen = await first.next();
    first.stop();
    const missed = [
      (await say(brand, dealId, 'Two')).message.id,
      (await say(brand, dealId, 'Three')).message.id,
    ];
    const again = await listen(creator, seen.id);
    expect([(await again.next()).data.subjectId, (await again.next()).data.subjectId]).toEqual(missed);
    again.stop();
  });

  test('notes that somebody is here, and when they left', async () => {
    const { creator } = await sentBrief(server);
    const seenAt = async () => {
      const [row] = await server.app.deps.db
        .select()
        .from(presence)
        .where(eq(presence.userId, creator.user.id));
      return row?.seenAt.getTime() ?? 0;
    };
    const start = server.app.deps.clock().getTime();
    const stream = await listen(creator);
    await expect.poll(seenAt).toBeGreaterThanOrEqual(start);
    server.advance(60_000);
    stream.stop();
    await expect.poll(seenAt).toBeGreaterThanOrEqual(start + 60_000);
  });

  test('a stranger hears nothing of it', async () => {
    const { brand, dealId } = await sentBrief(server);
    const other = await sentBrief(server);
    const stream = await listen(other.creator);
    await say(brand, dealId, 'Not for you');
    await say(other.brand, other.dealId, 'For you');
    expect((await stream.next()).data.dealId).toBe(other.dealId);
    stream.stop();
  });

  test('typing reaches the other side and colleagues, and is not kept', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const noor = await teamMember(server, brand, 'REVIEWER');
    const streams = [await listen(creator), await listen(noor)];
    await brand.client.messages.typing({ params: { id: dealId } });
    for (const stream of streams) {
      const { id, kind, data } = await stream.next();
      expect({ id, kind, by: data.byPerson }).toEqual({ id: undefined, kind: 'typing', by: brand.user.id });
      stream.stop();
    }
  });

  test('a change that was rolled back is told to nobody', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const stream = await listen(creator);
    const { db, facts } = server.app.deps;
    await db
      .transaction(async (tx) => {
        await facts.append(tx, { kind: 'deal.removed', actor: 'ADMIN', creatorId: creator.user.id, dealId });
        throw new Error('back');
      })
      .catch(() => undefined);
    await say(brand, dealId, 'Afterwards');
    expect((await stream.next()).kind).toBe('message.created');
    stream.stop();
  });

  test('seeing what was seen already is no news', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await creator.client.messages.markRead({ params: { id: dealId } });
    const stream = await listen(creator);
    await creator.client.messages.markRead({ params: { id: dealId } });
    await say(brand, dealId, 'News');
    expect((await stream.next()).kind).toBe('message.created');
    stream.stop();
  });

  test('needs a session', async () => {
    const answer = await fetch(`${origin}/api/events`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'auth.required' } });
  });

  test('names where it begins, so that even a stream without an event can be resumed', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const first = await listen(creator);
    const typed = first.next();
    await brand.client.messages.typing({ params: { id: dealId } });
    await typed;
    first.stop();
    const { message } = await say(brand, dealId, 'While nobody listened');
    const again = await listen(creator, first.opening());
    expect((await again.next()).data.subjectId).toBe(message.id);
    again.stop();
  });

  test('begins a little in the past where it is asked to: what was loaded before it opened is not missed', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const { message } = await say(brand, dealId, 'Between loading and listening');
    const stream = await listen(creator, undefined, '?overlap=60');
    expect((await stream.next()).kind).toBe('deal.created');
    expect((await stream.next()).data.subjectId).toBe(message.id);
    stream.stop();
    expect((await fetch(`${origin}/api/events?overlap=61`, withToken(creator))).status).toBe(400);
  });

  test.each([
    ['cannot be read', 'abc'],
    ['names a fact alone, as an older version did', '4711'],
    ['was never given out, as after a backup was put back', '99999999:99999999:'],
  ])('says what to do about a number that %s', async (_, lastEventId) => {
    const { brand, creator, dealId } = await sentBrief(server);
    const stream = await listen(creator, lastEventId);
    const { id, kind, data } = await stream.next();
    expect({ kind, data }).toEqual({ kind: 'reset', data: { kind: 'reset' } });
    const { message } = await say(brand, dealId, 'Afterwards');
    const next = await stream.next();
    expect(next.data.subjectId).toBe(message.id);
    expect(next.id).not.toBe(id);
    stream.stop();
  });

  test('says so when events after the number were swept, and goes on for those who missed none', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const first = await listen(creator);
    await say(brand, dealId, 'Seen');
    const seen = await first.next();
    await creator.client.messages.markRead({ params: { id: dealId } });
    first.stop();
    const { db, jobs } = server.app.deps;
    await db.execute(sql`update facts set created_at = created_at - interval '4 days'`);
    server.advance(2 * 60 * 60 * 1000);
    await jobs.drain();
    const away = await listen(creator, seen.id);
    const reset = await away.next();
    expect(reset.kind).toBe('reset');
    away.stop();
    const back = await listen(creator, reset.id);
    const { message } = await say(brand, dealId, 'After the sweep');
    expect((await back.next()).data.subjectId).toBe(message.id);
    back.stop();
  });

  test.each([
    ['deal.celebrated', 'deal.changed'],
    ['party.invited', 'party.invited'],
  ])('%s, a kind that this version does not know, is passed on as %s', async (newer, kind) => {
    const { creator } = await sentBrief(server);
    const stream = await listen(creator);
    const { db, facts } = server.app.deps;
    const fact = { kind: newer, actor: 'BRAND', creatorId: creator.user.id };
    await db.transaction((tx) => facts.append(tx, fact as unknown as NewFact));
    expect(await stream.next()).toMatchObject({
      kind,
      data: { kind, dealId: null, subjectId: null, by: 'BRAND' },
    });
    stream.stop();
  });

  test('a proxy is told to hold nothing back, and one of the old kind gets it as well', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /api/events HTTP/1.0\r\nAuthorization: Bearer ${creator.token}\r\n\r\n`);
    const pieces = socket.setEncoding('utf8')[Symbol.asyncIterator]();
    let text = '';
    const until = async (end: string) => {
      while (!text.includes(end)) text += (await pieces.next()).value;
    };
    await until('retry:');
    expect(text.toLowerCase()).toContain('x-accel-buffering: no');
    expect(text.toLowerCase()).toContain('cache-control: no-store, no-transform');
    expect(text.toLowerCase()).not.toMatch(/content-encoding|transfer-encoding/);
    const { message } = await say(brand, dealId, 'Through an old proxy');
    await until(message.id);
    socket.destroy();
  });
});

test('a stream has no head alone, which would never end', async () => {
  const creator = await server.signUpCreator();
  const headers = { authorization: `Bearer ${creator.token}` };
  const { statusCode } = await server.app.http.inject({ method: 'HEAD', url: '/api/events', headers });
  expect(statusCode).toBe(404);
});

describe('a session that ends takes its streams with it', () => {
  const logIn = ({ user }: Person) =>
    server.anonymous.accounts.logIn({ body: { email: user.email, password: testPassword } });

  test('at logout its own, and no other', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const other = await logIn(creator);
    const [own, others] = [await listen(creator), await listen(other)];
    await creator.client.accounts.logOut();
    await own.end();
    await say(brand, dealId, 'Still here');
    expect((await others.next()).kind).toBe('message.created');
    others.stop();
  });

  test('with a new password all of them', async () => {
    const creator = await server.signUpCreator();
    const streams = [await listen(creator), await listen(await logIn(creator))];
    await server.anonymous.accounts.forgotPassword({ body: { email: creator.user.email } });
    const token = /token=([\w-]+)/.exec((await server.mails()).at(-1) ?? '')?.[1] ?? '';
    await server.anonymous.accounts.resetPassword({ body: { token, password: 'another good password' } });
    await Promise.all(streams.map((stream) => stream.end()));
  });

  test('with the account', async () => {
    const creator = await server.signUpCreator();
    const stream = await listen(creator);
    const admin = await server.signInAdmin();
    await admin.client.admin.removeUser({ params: { id: creator.user.id } });
    await stream.end();
  });
});
