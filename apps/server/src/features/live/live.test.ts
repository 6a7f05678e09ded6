import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentBrief } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
let origin: string;

beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.http.server.address() as AddressInfo).port}`;
});

/** An open stream of a person: `next` waits for the next event of a kind. */
async function listen({ token }: Person, lastEventId?: string) {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
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
        if (data) return { id: field('id'), kind: field('event'), data: JSON.parse(data) };
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The stream ended');
      text += chunk.value;
    }
  }
  return { answer, next, stop: () => abort.abort() };
}

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

  test('a stranger hears nothing of it', async () => {
    const { brand, dealId } = await sentBrief(server);
    const other = await sentBrief(server);
    const stream = await listen(other.creator);
    await say(brand, dealId, 'Not for you');
    await say(other.brand, other.dealId, 'For you');
    expect((await stream.next()).data.dealId).toBe(other.dealId);
    stream.stop();
  });

  test('typing reaches the other side and is not kept', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const stream = await listen(creator);
    await brand.client.messages.typing({ params: { id: dealId } });
    const { id, kind } = await stream.next();
    expect({ id, kind }).toEqual({ id: undefined, kind: 'typing' });
    stream.stop();
  });

  test('a change that was rolled back is told to nobody', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const stream = await listen(creator);
    const { db, events } = server.app.deps;
    await db
      .transaction(async (tx) => {
        await events.publish(tx, [creator.user.id], {
          kind: 'deal.removed',
          dealId,
          subjectId: null,
          by: null,
        });
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
});
