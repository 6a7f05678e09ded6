/** Two real processes on one PostgreSQL: whoever is on one sees at once what happens on the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type LiveEvent, requestPath } from '@briefcast/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import migrations from '../platform/database/migrations/meta/_journal.json' with { type: 'json' };
import { samplePicture } from '../platform/media/sample-media.ts';
import {
  type FleetPerson,
  type Follower,
  follow,
  newDeal,
  type ServerProcess,
  startProcess,
} from '../testing/fleet.ts';
import { multipartBody } from '../testing/multipart-body.ts';
import { cuttingProxy } from '../testing/proxies.ts';
import { readConversation } from '../testing/read-conversation.ts';
import { emptyPostgres } from '../testing/test-database.ts';

let database: Awaited<ReturnType<typeof emptyPostgres>>;
let dataDir: string;
let left: ServerProcess;
let right: ServerProcess;

beforeAll(async () => {
  database = await emptyPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-fleet-'));
  const start = () => startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '0' });
  [left, right] = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all([left?.stop(), right?.stop()]);
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** Far below the heartbeat, at which a stream would look by itself; far above what it takes. */
const soon = { timeout: 5000, interval: 5 };
const kinds = ({ events }: Follower) =>
  events.map(({ kind }) => kind).filter((kind) => kind !== 'notifications.changed');

test('two processes that start at once on an empty database migrate it once', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  const categories = await client.query(
    'select name, count(*) from categories group by name having count(*) > 1',
  );
  await client.end();
  expect(rows).toEqual([{ count: migrations.entries.length }]);
  expect(categories.rows).toEqual([]);
});

describe('what one does on a process is heard on the other', () => {
  let brand: FleetPerson;
  let creator: FleetPerson;
  let dealId: string;
  let brandHears: Follower;
  let creatorHears: Follower;

  beforeAll(async () => {
    ({ brand, creator, dealId } = await newDeal(left.origin));
    brandHears = await follow(left.origin, brand);
    creatorHears = await follow(right.origin, creator);
  });
  afterAll(() => {
    brandHears?.pause();
    creatorHears?.pause();
  });

  /** Waits until a person hears of it for the first time. */
  async function hears(who: Follower, kind: LiveEvent['kind'], act: () => Promise<unknown>) {
    who.events.length = 0;
    await act();
    await vi.waitFor(() => expect(kinds(who)).toContain(kind), soon);
  }
  const onLeft = () => brand.at(left.origin);
  const onRight = () => creator.at(right.origin);
  const deal = () => ({ params: { id: dealId } });

  async function upload({ token }: FleetPerson, origin: string) {
    const { headers, payload } = multipartBody(await samplePicture('webp', 8, 8), 'a.webp');
    const answer = await fetch(`${origin}${requestPath(api.files.upload, { params: { dealId } })}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(payload),
    });
    return ((await answer.json()) as { data: { file: { id: string } } }).data.file.id;
  }

  test('messages, typing, what was read, files and their judgement, statuses, a new brief', async () => {
    await hears(creatorHears, 'message.created', () =>
      onLeft().messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } }),
    );
    await hears(creatorHears, 'typing', () => onLeft().messages.typing(deal()));
    await hears(brandHears, 'messages.read', () => onRight().messages.markRead(deal()));
    await hears(brandHears, 'deal.changed', () =>
      onRight().deals.changeStatus({ ...deal(), body: { status: 'ACCEPTED' } }),
    );
    let fileId = '';
    await hears(brandHears, 'file.changed', async () => {
      fileId = await upload(creator, right.origin);
    });
    await hears(creatorHears, 'file.changed', () =>
      onLeft().files.review({ params: { id: fileId }, body: { status: 'APPROVED' } }),
    );
    const brief = { title: 'Another one', description: 'Soon.', budget: 100, creatorId: creator.id };
    await hears(creatorHears, 'deal.created', () =>
      onLeft().deals.create({ body: { ...brief, deadline: '2099-01-01T00:00:00.000Z' } }),
    );
  });

  test('a call that comes to both at once under one key is done once', async () => {
    const body = { dealId, type: 'TEXT' as const, content: 'Once' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        brand
          .at([left, right][number % 2]?.origin ?? '')
          .messages.send({ body }, { idempotencyKey: 'one-message' }),
      ),
    );
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    const { messages } = await onRight().messages.page(deal());
    expect(messages.filter(({ content }) => content === 'Once')).toHaveLength(1);
  });

  test('a logout on one ends the stream on the other', async () => {
    await creator.at(left.origin).accounts.logOut();
    await vi.waitFor(() => expect(creatorHears.isRefused()).toBe(true), soon);
    expect(brandHears.isRefused()).toBe(false);
  });
});

describe('messages from twenty people over both', () => {
  const dealCount = 10;
  /** Messages of each side of a deal: `FLEET_MESSAGES=500` makes it ten thousand in all. */
  const messageCount = Number(process.env.FLEET_MESSAGES ?? 40);
  /** So many messages after each other until a line is cut; some that come together meet a line that is cut already. */
  const untilCut = 8;

  /** One message after the other, each once it is acknowledged; the two sides of a deal write at the same time. */
  async function write(who: FleetPerson, origin: string, dealId: string, name: string, count: number) {
    const client = who.at(origin);
    for (let number = 0; number < count; number++) {
      await client.messages.send({ body: { dealId, type: 'TEXT', content: `${name} ${number}` } });
    }
  }

  /** Cuts a line as soon as some messages have come over it. */
  function cutOften(line: { cut(): void }) {
    let received = 0;
    return ({ kind }: LiveEvent) => {
      if (kind === 'message.created' && ++received % untilCut === 0) line.cut();
    };
  }

  const receivedMessages = ({ events }: Follower) =>
    events.flatMap(({ kind, subjectId }) => (kind === 'message.created' ? [subjectId] : []));

  test('none is lost, none comes twice, both sides see one order, though two lines are cut all the time', async () => {
    const deals = await Promise.all(
      Array.from({ length: dealCount }, (_, number) => newDeal([left, right][number % 2]?.origin ?? '')),
    );
    const [followed] = deals;
    if (!followed) throw new Error('There is no deal');
    const lines = [await cuttingProxy(left.origin), await cuttingProxy(right.origin)] as const;
    const followers = await Promise.all([
      follow(lines[0].origin, followed.brand, cutOften(lines[0])),
      follow(lines[1].origin, followed.creator, cutOften(lines[1])),
    ]);
    const begun = performance.now();
    await Promise.all(
      deals.flatMap((deal) => [
        write(deal.brand, left.origin, deal.dealId, 'brand', messageCount),
        write(deal.creator, right.origin, deal.dealId, 'creator', messageCount),
      ]),
    );
    const sent = deals.length * 2 * messageCount;
    if (process.env.FLEET_MESSAGES) {
      console.info(`${sent} messages, ${Math.round((sent * 1000) / (performance.now() - begun))} a second`);
    }

    for (const deal of deals) {
      const { brand, creator, dealId } = deal;
      const [mine, theirs] = await Promise.all([
        readConversation(brand.at(right.origin), dealId),
        readConversation(creator.at(left.origin), dealId),
      ]);
      expect(mine.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id));
      for (const [role, name] of [
        ['BRAND', 'brand'],
        ['CREATOR', 'creator'],
      ]) {
        const written = mine.filter(({ sender }) => sender.role === role).map(({ content }) => content);
        expect(written).toEqual(Array.from({ length: messageCount }, (_, number) => `${name} ${number}`));
      }
    }
    const inOrder = (await readConversation(followed.brand.at(left.origin), followed.dealId)).map(
      ({ id }) => id,
    );
    for (const one of followers) {
      await vi.waitFor(
        () => expect(receivedMessages(one).length).toBeGreaterThanOrEqual(inOrder.length),
        soon,
      );
      expect(receivedMessages(one)).toEqual(inOrder);
      // A conversation of eighty messages meets a line that is cut.
      expect(one.connections()).toBeGreaterThan(1);
      expect(one.resets()).toBe(0);
      one.pause();
    }
    await Promise.all(lines.map((line) => line.close()));
  }, 240_000);
});
