import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerError } from '../error-handler.ts';
import { answerInTime } from './answer-in-time.ts';

const app = Fastify();
const never = () => new Promise<never>(() => undefined);
app.setErrorHandler(answerError);
app.get('/late', () => answerInTime(20, never));
app.post('/late', () => answerInTime(20, never));
app.post('/soon', () => answerInTime(60_000, async () => ({ isDone: true })));

afterEach(() => app.close());

test('a call that takes too long is refused, with a body and without, and one in time is answered', async () => {
  // Over a real connection, because only there the rest of a request can be observed.
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"Hello"}',
  };
  for (const given of [undefined, post]) {
    const refused = await fetch(`${origin}/late`, given);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ error: { code: 'service.unavailable' } });
  }
  expect(await (await fetch(`${origin}/soon`, post)).json()).toEqual({ isDone: true });
});
