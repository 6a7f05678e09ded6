/** Briefs sent at once by two processes never spend more credits than there are. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError, defaultOperatorSettings } from '@briefcast/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, newCreator, newDeal, type ServerProcess, startProcess } from '../testing/fleet.ts';
import { testAdminPassword } from '../testing/harness.ts';
import { emptyPostgres } from '../testing/test-database.ts';

/** Twice as many briefs as credits, in packs of 10. */
const briefs = Number(process.env.PROOF_BRIEFS ?? 60);
const credits = briefs / 2;
const atOnce = 40;

let database: Awaited<ReturnType<typeof emptyPostgres>>;
let dataDir: string;
let processes: ServerProcess[];

beforeAll(async () => {
  database = await emptyPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-credits-'));
  const start = () => startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '0' });
  processes = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all(processes?.map((process) => process.stop()) ?? []);
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test(
  'as many briefs are sent as there are credits',
  async () => {
    const [left = '', right = ''] = processes.map(({ origin }) => origin);
    const { brand } = await newDeal(left);
    const creator = await newCreator(left);
    const { token } = await clientOf(left).admin.logIn({ body: { password: testAdminPassword } });
    const admin = clientOf(left, token);
    await admin.admin.togglePublish({ params: { id: creator.id }, body: { isPublished: true } });
    const settings = defaultOperatorSettings;
    await admin.operatorSettings.change({
      body: { ...settings, credits: { ...settings.credits, isOn: true } },
    });
    // The other process knows as well.
    const isKnown = async () => (await clientOf(right).system.site()).market?.credits;
    await expect.poll(isKnown, { timeout: 10_000 }).toBe(true);
    for (let bought = 0; bought < credits; bought += 10) {
      const { order } = await brand.at(left).billing.order({ body: { credits: 10 } });
      const paid = { params: { id: order.id }, body: { receivedFils: order.grossFils } };
      // Confirmed at both processes, booked once.
      const confirm = (origin: string) => clientOf(origin, token).adminMoney.confirmOrder(paid);
      await Promise.all([confirm(left), confirm(right)]);
    }
    expect((await brand.at(right).billing.balance()).ready).toBe(credits);

    const codes: string[] = [];
    let next = 0;
    async function sendOn() {
      while (next < briefs) {
        const number = next++;
        const body = {
          title: `Brief ${number}`,
          description: 'Three steps, bare skin first.',
          budget: 124_000,
          deadline: '2099-12-12T00:00:00.000Z',
          creatorId: creator.id,
        };
        const at = brand.at(number % 2 ? left : right);
        // A process that is busy says so, and is asked again under the same key, as the web app does.
        const idempotencyKey = `brief-${number}`;
        const send = () =>
          at.deals
            .create({ body }, { idempotencyKey })
            .then(() => 'sent')
            .catch((error: unknown) => (error instanceof AppError ? error.code : String(error)));
        let code = await send();
        while (code.startsWith('service.') || code === 'request.in_progress') code = await send();
        codes.push(code);
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendOn));
    const countOf = (code: string) => codes.filter((one) => one === code).length;
    expect([countOf('sent'), countOf('billing.no_credits')]).toEqual([credits, briefs - credits]);
    const { ready, held } = await brand.at(left).billing.balance();
    expect([ready, held]).toEqual([0, credits]);
  },
  60_000 + briefs * 200,
);
