/** The directory of every process is that of the database, whatever happens in whichever process, and if one is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@briefcast/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chanceFrom } from '../../../../tools/bench/lib/random.ts';
import {
  clientOf,
  type FleetPerson,
  newCreator,
  type ServerProcess,
  startProcess,
} from '../testing/fleet.ts';
import { testAdminPassword } from '../testing/harness.ts';
import { clonePostgres } from '../testing/test-database.ts';

const creatorCount = 12;
const changeCount = 120;
/** What a change may take until every process answers by it. */
const soon = { timeout: 5000, interval: 20 };

let database: Awaited<ReturnType<typeof clonePostgres>>;
let dataDir: string;
const running = new Set<ServerProcess>();

async function start(): Promise<ServerProcess> {
  const made = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '0' });
  running.add(made);
  return made;
}

beforeAll(async () => {
  database = await clonePostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-directory-'));
});
afterAll(async () => {
  await Promise.all([...running].map((one) => one.stop()));
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const questions = [
  '',
  '?limit=5',
  '?limit=5&sort=price_asc',
  '?search=light',
  '?languages=Arabic&limit=24',
  '?categories=Beauty&minPrice=5000&sort=price_desc',
  '?locations=Lisbon%2C%20Portugal',
];

/** Everything that a process answers, as it stands on the wire. */
const answersOf = ({ origin }: ServerProcess) =>
  Promise.all(
    questions.map(async (query) => (await fetch(`${origin}/api/users/creators/public${query}`)).text()),
  );

/** What a published profile needs may not be taken from it: then nothing changes. */
const unlessNeeded = (change: Promise<unknown>) =>
  change.catch((error: unknown) => {
    const refused = ['profile.published_needs', 'profile.empty'];
    if (!(error instanceof AppError && refused.includes(error.code))) throw error;
  });

/** One change of one creator, as a person or the admin makes it. */
function changes(random: (below: number) => number, admin: string) {
  const items = new Map<string, string[]>();
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const profile = () => ({
    bio: pick(['Films in morning light.', 'Quiet rooms, loud colours.', 'Street food at night.']),
    location: pick(['Lisbon, Portugal', 'Dubai, UAE', null]),
    languages: pick([['Arabic'], ['English', 'Arabic'], ['Spanish']] as const).slice(),
    categories: pick([['Beauty'], ['Food', 'Travel'], ['Beauty', 'Fashion']]),
    ugcPhotoPricing: pick([4000, 6000, 9000]),
  });
  return async (creator: FleetPerson, origin: string): Promise<void> => {
    const own = items.get(creator.id) ?? [];
    items.set(creator.id, own);
    const { portfolio, profiles } = creator.at(origin);
    const kind = random(4);
    if (kind === 0) await unlessNeeded(profiles.update({ body: profile() }));
    else if (kind === 1) {
      const params = { id: creator.id };
      const body = { isPublished: random(3) > 0 };
      await unlessNeeded(clientOf(origin, admin).admin.togglePublish({ params, body }));
    } else if (kind === 2 || own.length === 0) {
      const body = { type: 'IMAGE', url: `https://media.example/${random(1e6)}.jpg`, title: 'Take' } as const;
      own.push((await portfolio.add({ body })).item.id);
    } else {
      const [id] = own.splice(random(own.length), 1);
      if (id) await unlessNeeded(portfolio.remove({ params: { itemId: id } }));
    }
  };
}

test('a random history in two processes, one of which is killed, leaves both like a fresh one', async () => {
  const seed = Number(process.env.PROOF_SEED ?? 20_261_128);
  const random = chanceFrom(seed).below;
  const [left, right] = await Promise.all([start(), start()]);
  const creators = await Promise.all(
    Array.from({ length: creatorCount }, (_, number) => newCreator(left.origin, `Creator ${number}`)),
  );
  const admin = await clientOf(left.origin).admin.logIn({ body: { password: testAdminPassword } });
  const change = changes(random, admin.token);
  const history = async (origins: readonly string[], count: number) => {
    for (let number = 0; number < count; number++) {
      const creator = creators[random(creatorCount)] as FleetPerson;
      await change(creator, origins[random(origins.length)] as string);
    }
  };

  await history([left.origin, right.origin], changeCount / 2);
  right.child.kill('SIGKILL');
  running.delete(right);
  await history([left.origin], changeCount / 4);
  const again = await start();
  await history([left.origin, again.origin], changeCount / 4);
  const removed = creators[0] as FleetPerson;
  await clientOf(again.origin, admin.token).admin.removeUser({ params: { id: removed.id } });

  // It builds its directory from the database, with everything in it.
  const fresh = await start();
  await vi.waitFor(async () => {
    const expected = await answersOf(fresh);
    expect(await answersOf(left), `left, seed ${seed}`).toEqual(expected);
    expect(await answersOf(again), `again, seed ${seed}`).toEqual(expected);
  }, soon);
});
