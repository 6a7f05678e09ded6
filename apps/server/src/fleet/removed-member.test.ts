/** Two real processes on one PostgreSQL: whoever is removed from an organisation on one is out on the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FleetPerson, follow, newDeal, type ServerProcess, startProcess } from '../testing/fleet.ts';
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

const organizationOf = async (person: FleetPerson, origin: string) =>
  (await person.at(origin).team.read()).team.organization.id;

/** Makes somebody a member, as an accepted invitation does. */
async function addMember(brandId: string, userId: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into members (brand_id, user_id, role, joined_at) values ($1, $2, 'MANAGER', now())`,
    [brandId, userId],
  );
  await client.end();
}

test('a member who is removed on one process has no stream and no session left on the other', async () => {
  const { brand: owner, creator, dealId } = await newDeal(left.origin);
  const { brand: member } = await newDeal(right.origin);
  const brandId = await organizationOf(owner, left.origin);
  await addMember(brandId, member.id);
  await member.at(right.origin).team.switchOrganization({ body: { id: brandId } });
  const [memberHears, ownerHears] = [await follow(right.origin, member), await follow(right.origin, owner)];
  await creator.at(left.origin).messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } });
  const kinds = ({ events }: typeof ownerHears) => events.map(({ kind }) => kind);
  await vi.waitFor(() => expect(kinds(memberHears)).toContain('message.created'), soon);

  await owner.at(left.origin).team.removeMember({ params: { userId: member.id } });
  await vi.waitFor(() => expect(memberHears.isRefused()).toBe(true), soon);
  const read = member.at(right.origin).deals.read({ params: { id: dealId } });
  await expect(read).rejects.toMatchObject({ code: 'auth.removed_from_team' });
  await vi.waitFor(() => expect(kinds(ownerHears)).toContain('organization.changed'), soon);
  expect(ownerHears.isRefused()).toBe(false);
  memberHears.pause();
  ownerHears.pause();
});
