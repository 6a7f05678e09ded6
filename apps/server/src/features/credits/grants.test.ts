/** Goodwill credits, given by one admin or by two (rules/credits#goodwill). */
import type { Client } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandIdOf } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { setCredits } from '../../testing/credits.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const reason = 'Our answer took four days. Sorry.';
let first: Client;
let second: Client;

beforeAll(async () => {
  await setCredits(server, true);
  first = (await server.signInAdmin()).client;
  const email = newEmail();
  await first.admins.add({ body: { email, name: 'Dana Reyes', password: testPassword } });
  second = server.as((await server.anonymous.admin.logIn({ body: { email, password: testPassword } })).token);
});

const give = (client: Client, brand: Person, credits: number) =>
  client.creditGrants.give({ params: { id: brandIdOf(brand) }, body: { credits, reason } });
const readyOf = async ({ client }: Person) => (await client.billing.read()).balance.ready;
const trailOf = async (brand: Person) =>
  (await first.admin.audit({ query: { about: brandIdOf(brand) } })).entries.map(({ action }) => action);

describe('up to ten credits', () => {
  test('are given by one admin, and the brand reads why', async () => {
    const brand = await server.signUpBrand('Kayan Home');
    const { grant } = await give(first, brand, 2);
    expect(grant).toMatchObject({ state: 'GIVEN', askedBy: 'admin', mayDecide: false });
    expect(await readyOf(brand)).toBe(2);
    const { lines } = await brand.client.billing.statement({ query: {} });
    expect(lines).toMatchObject([{ movement: 'GIVEN', credits: 2, change: 2, reason }]);
    await server.drain();
    const { notifications } = await brand.client.notifications.list();
    expect(notifications.map(({ kind }) => kind)).toContain('credits.given');
    expect(await trailOf(brand)).toEqual(['credits.give']);
    const { goodwill } = await first.creditGrants.ofBrand({ params: { id: brandIdOf(brand) } });
    expect(goodwill).toEqual({ times: 1, credits: 2, waiting: null });
  });
});

describe('more', () => {
  test('wait for another admin, never who asked, and count once given', async () => {
    const brand = await server.signUpBrand('Large House');
    const { grant } = await give(first, brand, 20);
    expect(grant).toMatchObject({ state: 'WAITING', mayDecide: false });
    expect(await readyOf(brand)).toBe(0);
    expect((await first.admin.dashboard()).waitingGrants).toBe(1);
    expect(await codeOf(give(second, brand, 12))).toBe('billing.grant_waits');
    const decision = { params: { id: grant.id }, body: { verdict: 'APPROVE' as const } };
    expect(await codeOf(first.creditGrants.decide(decision))).toBe('billing.own_grant');
    expect((await second.creditGrants.waiting()).grants).toMatchObject([{ id: grant.id, mayDecide: true }]);
    expect((await second.creditGrants.decide(decision)).grant.state).toBe('GIVEN');
    expect(await readyOf(brand)).toBe(20);
    expect(await codeOf(second.creditGrants.decide(decision))).toBe('billing.grant_decided');
    expect(await trailOf(brand)).toEqual(['credits.give', 'credits.ask']);
  });

  test('are declined by another admin, and the brand gets nothing', async () => {
    const brand = await server.signUpBrand('Declined House');
    const { grant } = await give(second, brand, 11);
    const decision = { params: { id: grant.id }, body: { verdict: 'DECLINE' as const } };
    expect(await codeOf(second.creditGrants.decide(decision))).toBe('billing.own_grant');
    await first.creditGrants.decide(decision);
    expect(await readyOf(brand)).toBe(0);
    expect(await trailOf(brand)).toEqual(['credits.decline', 'credits.ask']);
  });
});

test('what was done to a brand names its people, orders and castings, and nothing of others', async () => {
  const [brand, other] = [await server.signUpBrand('Trail House'), await server.signUpBrand('Other House')];
  await give(first, other, 1);
  await first.adminDetails.endSessions({ params: { id: brand.user.id } });
  await first.adminSuspensions.suspendBrand({ params: { id: brandIdOf(brand) }, body: { reason } });
  expect(await trailOf(brand)).toEqual(['brand.suspend', 'person.log_out']);
});

test('with credits off nothing is given', async () => {
  const brand = await server.signUpBrand();
  await setCredits(server, false);
  expect(await codeOf(give(first, brand, 1))).toBe('billing.credits_off');
  const params = { id: brandIdOf(brand) };
  expect((await first.creditGrants.ofBrand({ params })).goodwill).toBeNull();
});
