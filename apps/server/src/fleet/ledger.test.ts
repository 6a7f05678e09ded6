/**
 * The ledger over two processes: briefs sent at once never spend more credits than there are, and random histories, in
 * which processes are killed and the card's provider tells everything twice and in any order, leave the books as a model
 * of them says. PROOF_BRIEFS and PROOF_STEPS say how much; PROOF_SEED makes the same histories again.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError, defaultOperatorSettings } from '@briefcast/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { stateBuyer, statedHouse } from '../testing/credits.ts';
import {
  clientOf,
  type FleetPerson,
  fleetSecret,
  newBrand,
  newCreator,
  type ServerProcess,
  startProcess,
} from '../testing/fleet.ts';
import { freePort } from '../testing/free-port.ts';
import { testAdminPassword } from '../testing/harness.ts';
import { insist } from '../testing/insist.ts';
import { beginBrand } from '../testing/ledger/brand-history.ts';
import { countPapers, faultsOfLedger, monthsOf, sumsOfPostings } from '../testing/ledger/checks.ts';
import { beginCreator } from '../testing/ledger/creator-history.ts';
import { type History, stepsOf } from '../testing/ledger/steps.ts';
import { type StripeServer, startStripe } from '../testing/stripe/server.ts';
import { clonePostgres } from '../testing/test-database.ts';

/** Twice as many briefs as credits, in packs of 10. */
const briefs = Number(process.env.PROOF_BRIEFS ?? 60);
const credits = briefs / 2;
const atOnce = 40;

const steps = Number(process.env.PROOF_STEPS ?? 120);
const seed = Number(process.env.PROOF_SEED ?? 20_261_122);
/** A history is one organisation's or one creator's; some go on at the same time. */
const stepsOfHistory = Math.min(250, steps / 4);
const histories = Math.ceil(steps / stepsOfHistory);
const historiesAtOnce = 12;
/** Every so many histories one is a creator's, who pays for months. */
const historiesToOneOfMonths = 4;
const stepsBetweenKills = Math.min(1000, steps / 2);

let database: Awaited<ReturnType<typeof clonePostgres>>;
let dataDir: string;
let stripe: StripeServer;
let environments: Record<string, string>[];
let processes: ServerProcess[] = [];
let origins: string[];
/** A look into the same database. It serves nobody, and does jobs only when told to. */
let onlooker: App;
let aheadMilliseconds = 0;
let creators: FleetPerson[];
let adminToken: string;

beforeAll(async () => {
  database = await clonePostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-ledger-'));
  stripe = await startStripe();
  const shared = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PAYMENTS_URL: stripe.url,
    PUBLIC_URL: 'https://briefcast.example',
  };
  environments = await Promise.all(
    [0, 1].map(async () => ({ ...shared, DRAIN_SECONDS: '0', PORT: String(await freePort()) })),
  );
  processes = await Promise.all(environments.map((environment) => startProcess(environment)));
  origins = processes.map(({ origin }) => origin);
  const silent = { LOG_LEVEL: 'silent', SECRET: fleetSecret, ADMIN_PASSWORD: testAdminPassword };
  const clock = () => new Date(Date.now() + aheadMilliseconds);
  onlooker = await buildApp(readConfig({ ...shared, ...silent }), { clock });

  const [left = '', right = ''] = origins;
  adminToken = (await clientOf(left).admin.logIn({ body: { password: testAdminPassword } })).token;
  const admin = clientOf(left, adminToken);
  creators = await Promise.all(Array.from({ length: 3 }, () => newCreator(left)));
  for (const { id, at } of creators) {
    await at(left).profiles.update({ body: { bio: 'Skincare on camera.' } });
    await admin.admin.togglePublish({ params: { id }, body: { isPublished: true } });
  }
  const { credits: packs, subscription, ...settings } = defaultOperatorSettings;
  await admin.operatorSettings.change({
    body: {
      ...settings,
      ...statedHouse,
      credits: { ...packs, isOn: true },
      subscription: { ...subscription, isOn: true },
    },
  });
  // The other process knows as well.
  const isKnown = async () => (await clientOf(right).system.site()).market?.credits;
  await vi.waitFor(async () => expect(await isKnown()).toBe(true), { timeout: 10_000 });
}, 180_000);

afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await onlooker?.close();
  await stripe?.close();
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test(
  'as many briefs are sent as there are credits',
  async () => {
    const [left = '', right = ''] = origins;
    const brand = await newBrand(left);
    await stateBuyer({ client: brand.at(left) });
    const [creator] = creators as [FleetPerson];
    for (let bought = 0; bought < credits; bought += 10) {
      const { order } = await brand.at(left).billing.order({ body: { credits: 10 } });
      const paid = { params: { id: order.id }, body: { receivedFils: order.grossFils } };
      // Confirmed at both processes, booked once.
      const confirm = (origin: string) => clientOf(origin, adminToken).adminMoney.confirmOrder(paid);
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
        // A process that is busy says so, and is asked again under the same key, as the web app does.
        const key = { idempotencyKey: `brief-${number}` };
        const sent = await insist(origins, number, (origin) => brand.at(origin).deals.create({ body }, key));
        codes.push(sent instanceof AppError ? sent.code : 'sent');
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendOn));
    const counts = Object.entries(Object.groupBy(codes, (code) => code));
    expect(Object.fromEntries(counts.map(([code, some = []]) => [code, some.length]))).toEqual({
      sent: credits,
      'billing.no_credits': briefs - credits,
    });
    const { ready, held } = await brand.at(left).billing.balance();
    expect([ready, held]).toEqual([0, credits]);
  },
  180_000 + briefs * 200,
);

/** Kills one process after the other, and starts it again where it was. */
async function killOne(number: number): Promise<void> {
  const place = number % processes.length;
  const { child } = processes[place] as ServerProcess;
  const died = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await died;
  processes[place] = await startProcess(environments[place] ?? {});
}

async function requireModel({ ownerId, model }: History, about: string): Promise<void> {
  const { db } = onlooker.deps;
  const booked = {
    ...(await sumsOfPostings(db, ownerId)),
    ...(await countPapers(db, ownerId)),
    ...(await monthsOf(db, ownerId)),
  };
  expect(booked, about).toMatchObject(model.sums);
}

test(
  'random histories leave the books as a model of them says, whoever is killed meanwhile',
  async () => {
    const { deps } = onlooker;
    const ground = { origins, adminToken, creators, books: stripe.books, deps };
    const played: History[] = [];
    let [next, done, kills] = [0, 0, 0];
    let killing = Promise.resolve();
    const killAndLook = async (number: number) => {
      await killOne(number);
      expect(await faultsOfLedger(deps.db)).toEqual([]);
    };
    async function playOn() {
      while (next < histories) {
        const number = next++;
        const isOfMonths = number % historiesToOneOfMonths === historiesToOneOfMonths - 1;
        const history = await (isOfMonths ? beginCreator : beginBrand)(ground);
        const steps = stepsOf(history.weights, seed + number, stepsOfHistory);
        for (const [place, step] of steps.entries()) {
          await history.play(step).catch((cause: unknown) => {
            const where = `step ${place} (${step.command}) of PROOF_SEED=${seed + number}`;
            throw new Error(`${where}, after ${done} steps and ${kills} kills: ${cause}`, { cause });
          });
          done += 1;
          if (done < (kills + 0.5) * stepsBetweenKills) continue;
          const kill = kills++;
          killing = killing.then(() => killAndLook(kill));
        }
        // A look at the provider may be on its way.
        await vi.waitFor(() => requireModel(history, `history of seed ${seed + number}`), 5000);
        played.push(history);
      }
    }
    await Promise.all(Array.from({ length: historiesAtOnce }, playOn));
    await killing;
    // What dead processes had in hand is free after a minute; it is done at last, and changes nothing any more.
    await Promise.all(processes.splice(0).map((process) => process.stop()));
    aheadMilliseconds = 2 * 60_000;
    await deps.jobs.drain();
    for (const [place, history] of played.entries())
      await requireModel(history, `history ${place}, at the end`);
    expect(await faultsOfLedger(deps.db)).toEqual([]);
    if (process.env.PROOF_STEPS) console.info(`${done} steps in ${histories} histories, ${kills} kills`);
  },
  180_000 + steps * 200,
);
