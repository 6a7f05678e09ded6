/** Ordering, paying, refunding and overdue months keep the order of locks (platform/database/lock-order.ts). */
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, test } from 'vitest';
import { publishedCreator } from '../../testing/builders.ts';
import { fromOutside } from '../../testing/from-outside.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { setSubscription } from '../../testing/subscription.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { hideLapsed } from './hide-lapsed.ts';
import { payMonthByCard } from './pay-month.ts';

const server = useTestServer();
let admin: Awaited<ReturnType<typeof server.signInAdmin>>['client'];

interface Given {
  creator: Person;
  /** A month that was paid, and one that waits. */
  paid: string;
  waiting: string;
}

beforeAll(async () => {
  admin = (await server.signInAdmin()).client;
  await setSubscription(server, true);
});

const confirm = (id: string) => admin.adminSubscriptions.confirm({ params: { id } });
const refund = (id: string) => admin.adminSubscriptions.refund({ params: { id }, body: { reason: 'Twice' } });

async function given(): Promise<Given> {
  const creator = await publishedCreator(server);
  const order = async () => (await creator.client.subscription.order()).order.id;
  const paid = await order();
  await confirm(paid);
  return { creator, paid, waiting: await order() };
}

/** Locks a row while a call waits for it, and expects that others can be locked during the wait. */
async function expectFree(held: SQL, call: () => Promise<unknown>, free: readonly SQL[]): Promise<void> {
  let made: Promise<unknown> = Promise.resolve();
  await server.app.deps.db.transaction(async (tx) => {
    await tx.execute(held);
    made = fromOutside(call);
    await untilBlocked(server);
    for (const rows of free) await tx.execute(sql`${rows} for update nowait`);
  });
  await made;
}

const calls: Record<string, (given: Given) => Promise<unknown>> = {
  'ordering a month': ({ creator }) => creator.client.subscription.order(),
  'confirming a month': ({ waiting }) => confirm(waiting),
  'refunding a month': ({ paid }) => refund(paid),
  'a month by card': ({ creator, paid }) =>
    server.app.deps.db.transaction((tx) =>
      payMonthByCard(server.app.deps, tx, creator.user.id, { id: `in_${paid}`, amount_paid: 10_500 }),
    ),
  'the look at what ended': async ({ creator }) => {
    await server.app.deps.db.execute(
      sql`update creator_subscriptions set ends_at = now() - interval '1 day' where creator_id = ${creator.user.id}`,
    );
    await hideLapsed(server.app.deps);
  },
};

test.each(Object.keys(calls))('%s waits for the creator first', async (name) => {
  const one = await given();
  const { id } = one.creator.user;
  await expectFree(
    sql`select from creators where user_id = ${id} for update`,
    async () => calls[name]?.(one),
    [
      sql`select from creator_subscriptions where creator_id = ${id}`,
      sql`select from subscription_orders where creator_id = ${id}`,
      sql`select from ledger_accounts where owner_id = ${id}`,
      sql`select from counters`,
    ],
  );
});

test.each(['confirming a month', 'refunding a month'])(
  '%s waits for the books before it takes a number',
  async (name) => {
    const one = await given();
    const { id } = one.creator.user;
    await expectFree(
      sql`select from ledger_accounts where owner_id = ${id} and kind = 'credits.held' for update`,
      async () => calls[name]?.(one),
      [sql`select from counters where name like 'invoices/%'`],
    );
  },
);
