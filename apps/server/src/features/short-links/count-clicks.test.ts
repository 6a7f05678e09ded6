/** Clicks under lost connections, deleted deals and many at once (rules/short-links#counting). */
import { isoMarketDay, minuteMs } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { deals, shortLinkDays, shortLinks } from '../../platform/database/tables/index.ts';
import { acceptedDeal } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { someLink } from '../../testing/short-links.ts';
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

test('a click counts once where its answer from the database was lost', async () => {
  const dealId = await linkedDeal();
  const { deps } = server.app;
  let isLost = true;
  // Commits as the database does; the first answer does not arrive.
  const losing = new Proxy(deps.db, {
    get(db, name) {
      const value: unknown = Reflect.get(db, name);
      if (name !== 'with') return typeof value === 'function' ? value.bind(db) : value;
      return (...parts: Parameters<Database['with']>) => {
        const build = db.with(...parts);
        return losingFirstAnswer(build);
      };
    },
  });
  const losingFirstAnswer = (build: ReturnType<Database['with']>) => ({
    select: (...columns: Parameters<typeof build.select>) => ({
      from: (table: Parameters<ReturnType<typeof build.select>['from']>[0]) => ({
        prepare: (name: string) => {
          const statement = build
            .select(...columns)
            .from(table)
            .prepare(name);
          return {
            async execute(values: Record<string, unknown>) {
              await statement.execute(values);
              if (isLost) {
                isLost = false;
                throw new Error('The connection was lost');
              }
            },
          };
        },
      }),
    }),
  });
  const clicks = countClicks({ ...deps, db: losing as unknown as Database });
  await clicks.add(dealId);
  await clicks.close();
  expect(isLost).toBe(false);
  expect(await counted(dealId)).toEqual([[today(), 1]]);
});

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
