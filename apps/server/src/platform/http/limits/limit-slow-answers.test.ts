import { expect, test } from 'vitest';
import { createHttp } from '../create-http.ts';
import { answerError } from '../error-handler.ts';
import { createConcurrencyLimiter } from './limit-concurrency.ts';
import { acquireFor } from './limit-slow-answers.ts';

test('a turn lasts until its answer was sent, or its reader went away', async () => {
  const http = createHttp({ logLevel: 'silent', trustProxy: false });
  http.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const limiter = createConcurrencyLimiter({ atOnce: 1, waiting: 1 });
  const began: PromiseWithResolvers<void>[] = [Promise.withResolvers(), Promise.withResolvers()];
  const answered = Promise.withResolvers<string>();
  let count = 0;
  http.get('/', async (_request, reply) => {
    await acquireFor(limiter, 'one', reply);
    began[count++]?.resolve();
    return count === 1 ? answered.promise : 'second';
  });
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const first = fetch(origin, { signal: leaving.signal }).catch(() => 'left');
  await began[0]?.promise;
  const waiting = [fetch(origin), fetch(origin)];
  const refused = await Promise.race(waiting);
  expect(refused.status).toBe(503);
  leaving.abort();
  expect(await first).toBe('left');
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 503]);
  answered.resolve('too late');
  await http.close();
});
