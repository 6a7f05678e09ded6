/** Every call that creates, under keys of its caller: done once, answered the same, and nothing else under the same key. */
import { allRoutes, type RouteSpec, requestPath } from '@briefcast/contract';
import { count, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { idempotencyKeys } from './platform/database/tables/index.ts';
import { testPassword, useTestServer } from './testing/harness.ts';
import { multipartBody } from './testing/multipart-body.ts';
import { unknownId } from './testing/route-samples/access-ground.ts';
import { sampledRoutes, sampleOf } from './testing/route-samples/all-samples.ts';
import { type CreationGround, makeCreationGround } from './testing/route-samples/creation-ground.ts';
import type { CreatingCall, Creation } from './testing/route-samples/route-sample.ts';
import { testsRunOnPostgres } from './testing/test-database.ts';

const server = useTestServer();
let ground: CreationGround;
let lastKey = 0;
const newKey = () => `key-${++lastKey}`;

beforeAll(async () => {
  ground = await makeCreationGround(server);
});

const creating = allRoutes.filter(({ spec }) => spec.creates);
const rowsOf = async ({ table }: Creation) => {
  const [row] = await server.app.deps.db.select({ count: count() }).from(table);
  return row?.count ?? 0;
};
const creationOf = (name: string): Creation => {
  const { creates } = sampleOf(name);
  if (!creates) throw new Error(`The sample of ${name} does not say how it creates`);
  return creates;
};
const specOf = (name: string): RouteSpec => {
  const spec = creating.find((route) => route.name === name)?.spec;
  if (!spec) throw new Error(`${name} creates nothing`);
  return spec;
};
const nextOf = async (name: string): Promise<CreatingCall> => creationOf(name).next(ground, ++lastKey);

function call(
  spec: RouteSpec,
  { token, params = {}, body }: CreatingCall,
  key: string,
  { name = 'a.webp', address = '192.0.2.1' } = {},
) {
  const form = Buffer.isBuffer(body) ? multipartBody(body, name) : null;
  return server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, { params }),
    remoteAddress: address,
    headers: {
      'idempotency-key': key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...form?.headers,
    },
    payload: form?.payload ?? body,
  });
}

const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;

test('samples say of every route that creates how it does, and of no other', () => {
  const told = sampledRoutes.filter(({ sample }) => sample.creates);
  expect(told.map(({ name }) => name).sort()).toEqual(creating.map(({ name }) => name).sort());
});

describe.each(creating)('$name', ({ name, spec }) => {
  const creation = creationOf(name);

  test('is done once under one key, and answers the same', async () => {
    const [key, asked] = [newKey(), await nextOf(name)];
    const before = await rowsOf(creation);
    const first = await call(spec, asked, key);
    expect(first.statusCode, first.body).toBe(201);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const again = await call(spec, asked, key);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      'content-type': first.headers['content-type'],
    });
    expect(await rowsOf(creation)).toBe(before + 1);
  });

  // How statements take turns differs between the databases, and every call is walked on both; what a key is worth is not.
  if (!testsRunOnPostgres) return;

  test('is done once when it is asked for many times at once', async () => {
    const [key, asked] = [newKey(), await nextOf(name)];
    const before = await rowsOf(creation);
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(spec, asked, key)));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(done.map((answer) => answer.body)).size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(codeOf(answer)).toBe('request.in_progress');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await rowsOf(creation)).toBe(before + 1);
  });

  test('refuses the key for anything else', async () => {
    const [key, asked] = [newKey(), await nextOf(name)];
    expect((await call(spec, asked, key)).statusCode).toBe(201);
    const { body } = asked;
    const other = Buffer.isBuffer(body)
      ? { ...asked, body: Buffer.concat([body, Buffer.from(' ')]) }
      : await nextOf(name);
    const refused = await call(spec, other, key);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'request.key_reused']);
  });
});

describe.runIf(testsRunOnPostgres)('what a call does and its key', () => {
  const inOneTransaction = creating.filter(({ spec }) => !spec.upload);

  test.each(inOneTransaction)('$name: both are kept or neither', async ({ name, spec }) => {
    const { db } = server.app.deps;
    const creation = creationOf(name);
    const [key, asked] = [newKey(), await nextOf(name)];
    const before = await rowsOf(creation);
    // The last statement of the transaction fails, as when the process dies there.
    await db.execute(
      sql`alter table idempotency_keys add constraint broken check (answer is null) not valid`,
    );
    const broken = await call(spec, asked, key).finally(() =>
      db.execute(sql`alter table idempotency_keys drop constraint broken`),
    );
    expect(broken.statusCode).toBe(500);
    expect(await rowsOf(creation)).toBe(before);
    expect((await call(spec, asked, key)).statusCode).toBe(201);
  });
});

describe('a key', () => {
  const send = (message: CreatingCall, key: string) => call(specOf('messages.send'), message, key);
  const register = (asked: CreatingCall, key: string, address?: string) =>
    call(specOf('accounts.register'), asked, key, address ? { address } : {});

  test.each(['', 'two words', 'ümlaut', 'x'.repeat(201)])('%j is none', async (key) => {
    const answer = await send(await nextOf('messages.send'), key);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'request.key_invalid']);
    expect(answer.json().error.details).toHaveLength(1);
  });

  test('is its owner’s alone: the same key of somebody else is another', async () => {
    const [key, message] = [newKey(), await nextOf('messages.send')];
    const mine = await send(message, key);
    const theirs = await send({ ...message, token: ground.creator.token }, key);
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().data.message.id).not.toBe(mine.json().data.message.id);
  });

  test('of an address opens nothing without the same password, nor from elsewhere', async () => {
    const [key, asked] = [newKey(), await nextOf('accounts.register')];
    expect((await register(asked, key)).statusCode).toBe(201);
    const guess = { ...asked, body: { ...asked.body, password: `${testPassword}!` } };
    expect(codeOf(await register(guess, key))).toBe('request.key_reused');
    const elsewhere = await register(asked, key, '192.0.2.2');
    expect(codeOf(elsewhere)).toBe('account.email_taken');
  });

  test('keeps its answer unreadable', async () => {
    const key = newKey();
    const answer = await register(await nextOf('accounts.register'), key);
    const rows = await server.app.deps.db.select().from(idempotencyKeys);
    const text = JSON.stringify(rows.find((row) => row.key === key));
    expect(text).toContain('fingerprint');
    expect(text).not.toContain(answer.json().data.token);
    expect(text).not.toContain(testPassword);
  });

  test('of a refused call is free: nothing was done under it', async () => {
    const key = newKey();
    const message = await nextOf('messages.send');
    const unknown = { ...message, body: { ...message.body, dealId: unknownId } };
    expect((await send(unknown, key)).statusCode).toBe(404);
    expect((await send(message, key)).statusCode).toBe(201);
  });
});

describe('the key of an upload', () => {
  const send = async (key: string, body: Buffer, name?: string) =>
    call(specOf('files.upload'), { ...(await nextOf('files.upload')), body }, key, name ? { name } : {});

  test('is refused for another name, and for other bytes of the same length', async () => {
    const key = newKey();
    expect((await send(key, ground.image)).statusCode).toBe(201);
    expect(codeOf(await send(key, ground.image, 'b.webp'))).toBe('request.key_reused');
    const changed = Buffer.from(ground.image);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(codeOf(await send(key, changed))).toBe('request.key_reused');
  });

  test('is free after a refusal, and after the process that held it has died', async () => {
    const key = newKey();
    expect((await send(key, Buffer.from('no picture'))).statusCode).toBe(415);
    expect((await send(key, ground.image)).statusCode).toBe(201);
    // Left as by a process that died on the way.
    const { db } = server.app.deps;
    const held = newKey();
    await send(held, ground.image);
    const lockedUntil = new Date(server.app.deps.clock().getTime() + 30_000);
    await db
      .update(idempotencyKeys)
      .set({ answer: null, uploadDigest: null, lockedUntil })
      .where(sql`${idempotencyKeys.key} = ${held}`);
    expect(codeOf(await send(held, ground.image))).toBe('request.in_progress');
    server.advance(31_000);
    expect((await send(held, ground.image)).statusCode).toBe(201);
  });
});

test('a key stands for a day, and is swept then', async () => {
  const [key, message] = [newKey(), await nextOf('messages.send')];
  const send = () => call(specOf('messages.send'), message, key);
  const first = await send();
  server.advance(11 * 60 * 60 * 1000);
  expect((await send()).body).toBe(first.body);
  const { db, jobs } = server.app.deps;
  await db.execute(sql`update idempotency_keys set created_at = created_at - interval '14 hours'`);
  const anew = await send();
  expect(anew.json().data.message.id).not.toBe(first.json().data.message.id);
  await db.execute(sql`update idempotency_keys set created_at = created_at - interval '25 hours'`);
  // The hundreds of mails of the tests before are not sent for this one.
  await db.execute(sql`delete from jobs where kind <> 'rows.sweep'`);
  await jobs.drain();
  expect(await db.select().from(idempotencyKeys)).toEqual([]);
});
