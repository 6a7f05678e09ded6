/** Uploads that ask at the same moment what is left of a quota: each waits for what the one before it reserves. */

import { AppError, api, partyId } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { lockQuota } from '../features/files/quota.ts';
import type { Tx } from '../platform/database/database.ts';
import { uploadReservations } from '../platform/database/tables/index.ts';
import { samplePdf } from '../platform/media/sample-media.ts';
import { acceptedDeal, actorOf } from '../testing/builders.ts';
import { fromOutside } from '../testing/from-outside.ts';
import { type Person, useTestServer } from '../testing/harness.ts';
import { sendFile } from '../testing/send-file.ts';

const room = 300 * 1024;
const server = useTestServer({ quotaAccountBytes: room, quotaDealBytes: room });

afterEach(() => server.app.deps.db.delete(uploadReservations));

const isBlocked = () =>
  vi.waitFor(
    async () => {
      const { rows } = (await server.app.deps.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as unknown as { rows: unknown[] };
      expect(rows.length).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 5 },
  );

/** What a person's upload is told that comes while another one, of `other`, is about to reserve all the room. */
async function codeBeside(hold: (tx: Tx) => Promise<unknown>, person: Person, other: Person, dealId: string) {
  const taking = vi.spyOn(server.app.deps.storage, 'write');
  const expiresAt = new Date(server.app.deps.clock().getTime() + 60_000);
  let code: Promise<string> = Promise.resolve('');
  await server.app.deps.db.transaction(async (tx) => {
    await hold(tx);
    code = fromOutside(() =>
      sendFile(server, person, api.files.upload, samplePdf(), { params: { dealId } }),
    ).then(
      () => 'taken',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
    await isBlocked();
    await tx
      .insert(uploadReservations)
      .values({ accountId: partyId(actorOf(other)) ?? '', dealId, bytes: room, expiresAt });
  });
  const told = await code;
  const taken = taking.mock.calls.length;
  taking.mockRestore();
  return { told, taken };
}

test('those of one account', async () => {
  const { brand, dealId } = await acceptedDeal(server);
  const hold = (tx: Tx) => lockQuota(tx, actorOf(brand));
  expect(await codeBeside(hold, brand, brand, dealId)).toEqual({ told: 'file.quota_account', taken: 0 });
});

test('those of both sides of a deal', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const hold = (tx: Tx) => tx.execute(sql`select from deals where id = ${dealId} for update`);
  expect(await codeBeside(hold, creator, brand, dealId)).toEqual({ told: 'file.quota_deal', taken: 0 });
});
