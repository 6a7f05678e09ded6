/** Clicks under lost connections, deleted deals and many at once (rules/short-links#counting). */
import { isoMarketDay, minuteMs } from '@briefcast/contract/kit/days';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../platform/database/open.ts';
import { deals, shortLinkDays, shortLinks } from '../../platform/database/tables/index.ts';
import { acceptedDeal } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { cuttingProxy } from '../../testing/proxies.ts';
import { someLink } from '../../testing/short-links.ts';
import { testsRunOnPostgres } from '../../testing/test-database.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { limitClicks } from './click-limit.ts';
import { countClicks } from './count-clicks.ts';

const server = useTestServer();

async function linkedDeal() {
  const { brand, dealId } = await acceptedDeal(server);
  await brand.client.shortLinks.change({ params: { dealId }, body: someLink() });
  return dealId;
}
const counted = async (dealId: string) =>
  (await server.app.deps.db.select().from(shortLinkDays).where(eq(shortLinkDays.dealId, dealId))).map(
    ({ day, clicks }) => [day, clicks],
  );
const today = () => isoMarketDay(server.app.deps.clock());

test('a thousand at once on two links, by two processes, are counted exactly', async () => {
  const [one, other] = [await linkedDeal(), await linkedDeal()];
  const processes = [countClicks(server.app.deps), countClicks(server.app.deps)];
  await Promise.all(
    Array.from({ length: 1000 }, (_, number) => processes[number % 2]?.add(number % 3 === 0 ? one : other)),
  );
  expect([await counted(one), await counted(other)]).toEqual([[[today(), 334]], [[today(), 666]]]);
});

test.runIf(testsRunOnPostgres)(
  'a click counts once where its answer from the database was lost',
  async () => {
    const [lost, next] = [await linkedDeal(), await linkedDeal()];
    const { deps } = server.app;
    const { rows } = (await deps.db.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const url = new URL(inject('postgres').url);
    const proxy = await cuttingProxy(url.href);
    url.port = new URL(proxy.origin).port;
    url.pathname = `/${rows[0]?.name}`;
    const config = { databaseUrl: url.href, dataDir: '' };
    const behind = await openDatabase(config, pino({ level: 'silent' }), { migrate: false });
    const clicks = countClicks({ ...deps, db: behind.db });
    try {
      await deps.db.transaction(async (tx) => {
        await tx.select().from(shortLinks).where(eq(shortLinks.dealId, lost)).for('update');
        void clicks.add(lost);
        await untilBlocked(server);
        // The database writes on once the lock is gone, and has nobody left to tell.
        proxy.cut();
      });
      await vi.waitFor(async () => expect(await counted(lost)).toEqual([[today(), 1]]), 10_000);
      // Written after the batch that was lost was tried again.
      void clicks.add(next);
      await vi.waitFor(async () => expect(await counted(next)).toEqual([[today(), 1]]), 10_000);
      expect(await counted(lost)).toEqual([[today(), 1]]);
    } finally {
      await clicks.close();
      await behind.close();
      await proxy.close();
    }
  },
);

test('a deal that was deleted since holds up nobody else’s clicks', async () => {
  const [gone, there] = [await linkedDeal(), await linkedDeal()];
  const { db } = server.app.deps;
  const clicks = countClicks(server.app.deps);
  await db.delete(shortLinks).where(eq(shortLinks.dealId, gone));
  await db.delete(deals).where(eq(deals.id, gone));
  await Promise.all([clicks.add(gone), clicks.add(there)]);
  expect(await counted(there)).toEqual([[today(), 1]]);
});

test('of one network ten clicks a minute count on each link', () => {
  let now = 0;
  const counts = limitClicks(() => new Date(now));
  const of = (ip: string, slug: string) =>
    Array.from({ length: 12 }, () => counts(ip, slug)).filter(Boolean).length;
  expect([of('192.0.2.1', 'one'), of('192.0.2.1', 'two'), of('192.0.2.2', 'one')]).toEqual([10, 10, 10]);
  now += minuteMs;
  expect(of('192.0.2.1', 'one')).toBe(10);
});
