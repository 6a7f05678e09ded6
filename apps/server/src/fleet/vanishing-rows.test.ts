/** What a call returns when a person or a deal is deleted while the call waits for their rows: a refusal, never a failure. */

import { AppError, api } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { remindOfDeadlines } from '../features/notifications/remind-of-deadlines.ts';
import { checkWatches } from '../features/notifications/watch-messages.ts';
import { tokenHash } from '../platform/auth/secrets.ts';
import type { Tx } from '../platform/database/database.ts';
import { samplePicture } from '../platform/media/sample-media.ts';
import {
  acceptedDeal,
  brandIdOf,
  briefFor,
  completeProfile,
  type DealSituation,
} from '../testing/builders.ts';
import { fromOutside } from '../testing/from-outside.ts';
import { type Person, testPassword, useTestServer } from '../testing/harness.ts';
import { sendFile } from '../testing/send-file.ts';
import { storedKeys } from '../testing/stored-keys.ts';

const server = useTestServer();
const soon = { timeout: 10_000, interval: 5 };

interface Situation extends DealSituation {
  fileId: string;
}

async function situation(): Promise<Situation> {
  const deal = await acceptedDeal(server);
  const { file } = await upload(deal.creator, deal.dealId);
  await server.drain();
  return { ...deal, fileId: file.id };
}

const picture = () => samplePicture('webp', 8, 8);
const upload = async (by: Person, dealId: string) =>
  sendFile(server, by, api.files.upload, await picture(), { name: 'a.webp', params: { dealId } });

/** Those of a brand's person; here each has one person. */
const organizationsOf = (id: string) => sql`select brand_id from members where user_id = ${id}`;
const removeUser = (id: string) => sql`with gone as (delete from brands where id in (${organizationsOf(id)}))
  delete from users where id = ${id}`;
const holdUser = async (tx: Tx, id: string) => {
  await tx.execute(sql`select from users where id = ${id} for update`);
  await tx.execute(sql`select from creators where user_id = ${id} for update`);
  await tx.execute(sql`select from brands where id in (${organizationsOf(id)}) for update`);
};
const holdDeal = (tx: Tx, id: string) => tx.execute(sql`select from deals where id = ${id} for update`);

/** Resolves once some connection of this database waits for a lock. */
const isBlocked = () =>
  vi.waitFor(async () => {
    const { rows } = (await server.app.deps.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
  }, soon);

/** The code that a call is refused with, or `done`. */
const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** Holds rows, begins the call, deletes the rows once the call waits for them, and returns what it was told. */
async function whileVanishing(
  hold: (tx: Tx) => Promise<unknown>,
  remove: SQL,
  call: () => Promise<unknown>,
): Promise<string> {
  let outcome: Promise<string> = Promise.resolve('');
  await server.app.deps.db.transaction(async (tx) => {
    await hold(tx);
    outcome = fromOutside(() => outcomeOf(call()));
    await isBlocked();
    await tx.execute(remove);
  });
  return outcome;
}

type Call = (given: Situation) => Promise<unknown>;

describe('an account that is deleted meanwhile', () => {
  const cases: { call: string; who: 'brand' | 'creator'; make: Call; code: string }[] = [
    {
      call: 'sends a brief',
      who: 'brand',
      make: ({ brand, creator }) => brand.client.deals.create({ body: briefFor(creator) }),
      code: 'auth.session_expired',
    },
    {
      call: 'is sent a brief',
      who: 'creator',
      make: ({ brand, creator }) => brand.client.deals.create({ body: briefFor(creator) }),
      code: 'deal.creator_unavailable',
    },
    {
      call: 'is sent a brief under a key',
      who: 'creator',
      make: ({ brand, creator }) =>
        brand.client.deals.create({ body: briefFor(creator) }, { idempotencyKey: crypto.randomUUID() }),
      code: 'deal.creator_unavailable',
    },
    {
      call: 'writes',
      who: 'brand',
      make: ({ brand, dealId }) =>
        brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } }),
      code: 'auth.session_expired',
    },
    {
      call: 'adds to its portfolio',
      who: 'creator',
      make: ({ creator }) =>
        creator.client.portfolio.add({
          body: { type: 'IMAGE', url: 'https://media.example/a.jpg', title: '' },
        }),
      code: 'auth.session_expired',
    },
    {
      call: 'removes from its portfolio',
      who: 'creator',
      make: async ({ creator }) => {
        const { portfolio } = creator.user as { portfolio: { id: string }[] };
        await creator.client.portfolio.remove({ params: { itemId: portfolio[0]?.id ?? '' } });
      },
      code: 'auth.session_expired',
    },
    {
      call: 'uploads a picture',
      who: 'brand',
      make: async ({ brand }) => sendFile(server, brand, api.files.uploadAvatar, await picture()),
      code: 'auth.session_expired',
    },
    {
      call: 'chooses its notifications',
      who: 'brand',
      make: ({ brand }) =>
        brand.client.notifications.changeSettings({ body: { kinds: ['brief.accepted'], byMail: false } }),
      code: 'auth.session_expired',
    },
    {
      call: 'changes its profile as a creator',
      who: 'creator',
      make: ({ creator }) => creator.client.profiles.update({ body: completeProfile }),
      code: 'auth.session_expired',
    },
    {
      call: 'changes its profile as a brand',
      who: 'brand',
      make: ({ brand }) => brand.client.profiles.update({ body: { companyName: 'Another' } }),
      code: 'auth.session_expired',
    },
    {
      call: 'logs in',
      who: 'brand',
      make: ({ brand }) =>
        server.anonymous.accounts.logIn({ body: { email: brand.user.email, password: testPassword } }),
      code: 'account.bad_credentials',
    },
  ];

  test.each(cases)('and $call is told $code', async ({ who, make, code }) => {
    const given = await situation();
    const { id } = given[who].user;
    const before = await storedKeys(server);
    const told = await whileVanishing(
      (tx) => holdUser(tx, id),
      removeUser(id),
      () => make(given),
    );
    expect(told).toBe(code);
    expect(await storedKeys(server)).toEqual(before);
  });

  test('leaves no open deal behind that was sent to it meanwhile', async () => {
    const { brand, creator } = await situation();
    const admin = await server.signInAdmin();
    let removed: Promise<string> = Promise.resolve('');
    let sent: Promise<string> = Promise.resolve('');
    await server.app.deps.db.transaction(async (tx) => {
      // The removal waits here, with the account and its profile in its hands.
      await tx.execute(sql`select from deals where creator_id = ${creator.user.id} for update`);
      removed = fromOutside(() =>
        outcomeOf(admin.client.admin.removeUser({ params: { id: creator.user.id } })),
      );
      await isBlocked();
      sent = fromOutside(() => outcomeOf(brand.client.deals.create({ body: briefFor(creator) })));
      await vi.waitFor(async () => {
        const { rows } = (await server.app.deps.db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )) as unknown as { rows: unknown[] };
        expect(rows).toHaveLength(2);
      }, soon);
    });
    expect([await removed, await sent]).toEqual(['done', 'deal.creator_unavailable']);
    const { deals } = await brand.client.deals.brandDeals({ query: {} });
    expect(deals.map(({ status }) => status)).toEqual(['CANCELLED']);
  });
});

test('a creator who is taken offline meanwhile gets no brief', async () => {
  const { brand, creator } = await situation();
  const outcome = await whileVanishing(
    (tx) => tx.execute(sql`update creators set is_published = false where user_id = ${creator.user.id}`),
    sql`select 1`,
    () => brand.client.deals.create({ body: briefFor(creator) }),
  );
  expect(outcome).toBe('deal.creator_unavailable');
});

describe('a deal that is deleted meanwhile', () => {
  const cases: { call: string; make: Call; code: string }[] = [
    {
      call: 'a message',
      make: ({ brand, dealId }) =>
        brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } }),
      code: 'deal.not_found',
    },
    {
      call: 'a message with a file, under a key',
      make: ({ brand, dealId, fileId }) =>
        brand.client.messages.send(
          { body: { dealId, type: 'FILE', content: 'Look', fileId } },
          { idempotencyKey: crypto.randomUUID() },
        ),
      code: 'deal.not_found',
    },
    {
      call: 'having read it',
      make: ({ brand, dealId }) => brand.client.messages.markRead({ params: { id: dealId } }),
      code: 'deal.not_found',
    },
    {
      call: 'an upload',
      make: ({ creator, dealId }) => upload(creator, dealId),
      code: 'deal.not_found',
    },
    {
      call: 'a verdict',
      make: ({ brand, fileId }) =>
        brand.client.files.review({ params: { id: fileId }, body: { status: 'APPROVED' } }),
      code: 'deal.not_found',
    },
    {
      call: 'a move',
      make: ({ creator, dealId }) =>
        creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } }),
      code: 'deal.not_found',
    },
    {
      call: 'cancelling',
      make: async ({ dealId }) => {
        const { client } = await server.signInAdmin();
        await client.admin.cancelDeal({ params: { id: dealId } });
      },
      code: 'deal.not_found',
    },
    {
      call: 'deleting it as well',
      make: async ({ dealId }) => {
        const { client } = await server.signInAdmin();
        await client.admin.removeDeal({ params: { id: dealId } });
      },
      code: 'deal.not_found',
    },
  ];

  test.each(cases)('refuses $call with $code', async ({ make, code }) => {
    const given = await situation();
    const before = await storedKeys(server);
    const told = await whileVanishing(
      (tx) => holdDeal(tx, given.dealId),
      sql`delete from deals where id = ${given.dealId}`,
      () => make(given),
    );
    expect(told).toBe(code);
    expect(await storedKeys(server)).toEqual(before);
  });
});

describe('whoever waits for an account holds nothing that comes after it in the order of locks', () => {
  const holdsNothing: { call: string; prepare?: Call; make: Call; of: (given: Situation) => SQL }[] = [
    {
      call: 'a message',
      make: ({ brand, dealId }) =>
        brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } }),
      of: ({ dealId }) => sql`select from deals where id = ${dealId} for update nowait`,
    },
    {
      call: 'a bell',

      // The fact is written under the lock: the projection follows it by itself as well.
      make: async ({ brand, dealId }) => {
        const { db, facts } = server.app.deps;
        const party = { brandId: brandIdOf(brand), creatorId: null, dealId };
        await db.transaction((tx) =>
          facts.append(tx, {
            kind: 'deal.moved',
            actor: 'CREATOR',
            ...party,
            data: { from: 'IN_PROGRESS', to: 'SUBMITTED' },
          }),
        );
        await server.app.settle();
      },
      of: ({ dealId }) => sql`select from deals where id = ${dealId} for update nowait`,
    },
    {
      call: 'a look whether messages are unread',
      prepare: async ({ brand, creator, dealId }) => {
        await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } });
        await server.drain();
        await server.app.deps.db.execute(
          sql`update message_watches set due_at = now() - interval '1 minute' where user_id = ${brand.user.id}`,
        );
        await server.app.deps.db.execute(
          sql`update messages set created_at = now() - interval '1 hour' where deal_id = ${dealId}`,
        );
        await server.app.deps.db.execute(
          sql`update deals set brand_acted_at = now() - interval '2 hours' where id = ${dealId}`,
        );
      },
      make: () => checkWatches(server.app.deps),
      of: ({ dealId }) => sql`select from deals where id = ${dealId} for update nowait`,
    },
    {
      call: 'a reminder',
      prepare: ({ dealId }) =>
        server.app.deps.db.execute(
          sql`update deals set deadline = now() - interval '3 days' where id = ${dealId}`,
        ) as Promise<unknown>,
      make: () => remindOfDeadlines(server.app.deps),
      of: ({ dealId }) => sql`select from deals where id = ${dealId} for update nowait`,
    },
    {
      call: 'a new password',
      prepare: ({ brand }) =>
        server.app.deps.db.execute(sql`insert into reset_tokens (token_hash, user_id, expires_at)
          values (${tokenHash(brand.user.id)}, ${brand.user.id}, now() + interval '1 hour')`) as Promise<unknown>,
      make: ({ brand }) =>
        server.anonymous.accounts.resetPassword({ body: { token: brand.user.id, password: testPassword } }),
      of: ({ brand }) => sql`select from reset_tokens where user_id = ${brand.user.id} for update nowait`,
    },
  ];

  test.each(holdsNothing)('$call', async ({ prepare, make, of }) => {
    const given = await situation();
    await prepare?.(given);
    let outcome: Promise<string> = Promise.resolve('');
    await server.app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${given.brand.user.id} for update`);
      outcome = fromOutside(() => outcomeOf(make(given)));
      await isBlocked();
      await tx.execute(of(given));
    });
    expect(await outcome).toBe('done');
  });
});

test('a log-in with the old password that meets a new one is refused, and opens nothing', async () => {
  const { brand } = await situation();
  const { id, email } = brand.user;
  let outcome: Promise<string> = Promise.resolve('');
  await server.app.deps.db.transaction(async (tx) => {
    await tx.execute(sql`update users set password_hash = 'another' where id = ${id}`);
    outcome = fromOutside(() =>
      outcomeOf(server.anonymous.accounts.logIn({ body: { email, password: testPassword } })),
    );
    await isBlocked();
    await tx.execute(sql`delete from sessions where user_id = ${id}`);
  });
  expect(await outcome).toBe('account.bad_credentials');
  const { rows } = (await server.app.deps.db.execute(
    sql`select from sessions where user_id = ${id}`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([]);
});
