/** The find field of the admin's bar, over all kinds and as far as the role goes (rules/admin#find). */
import type { Client, FoundKind } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { brandIdOf, sentBrief } from '../../testing/builders.ts';
import { buyCredits, setCredits } from '../../testing/credits.ts';
import { newEmail, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const found = async (client: Client, text: string) => (await client.admin.find({ query: { text } })).found;
const ofKind = async (client: Client, text: string, kind: FoundKind) =>
  (await found(client, text)).filter((one) => one.kind === kind);

async function finance(): Promise<Client> {
  const { client } = await server.signInAdmin();
  const email = newEmail();
  await client.admins.add({ body: { email, name: 'Fay Nance', password: testPassword, role: 'FINANCE' } });
  return server.as((await server.anonymous.admin.logIn({ body: { email, password: testPassword } })).token);
}

test('finds people and deals by their names, also with one slip', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const { client } = await server.signInAdmin();
  expect(await ofKind(client, 'oasis skin', 'BRAND')).toMatchObject([
    { id: brandIdOf(brand), title: 'Oasis Skin' },
  ]);
  expect(await ofKind(client, 'Layla Hadad', 'CREATOR')).toMatchObject([{ id: creator.user.id }]);
  expect(await ofKind(client, 'wintr barrier', 'DEAL')).toMatchObject([
    { id: dealId, title: 'Winter barrier serum', detail: 'Oasis Skin, Layla Haddad' },
  ]);
  expect(await found(client, 'Nobody is called so')).toEqual([]);
  expect(await found(client, ' ')).toEqual([]);
});

test('finds orders and invoices by their numbers', async () => {
  await setCredits(server, true);
  const brand = await server.signUpBrand('Number House');
  const id = await buyCredits(server, brand, 10);
  const { client } = await server.signInAdmin();
  const { order } = await brand.client.billing.readOrder({ params: { id } });
  expect(await found(client, order.reference)).toMatchObject([{ kind: 'ORDER', id, title: order.reference }]);
  const invoice = (await client.adminDetails.brand({ params: { id: brandIdOf(brand) } })).brand.money
    ?.invoices[0];
  expect(await found(client, invoice?.number ?? '')).toMatchObject([{ kind: 'INVOICE', id: invoice?.id }]);
});

test('finds for finance what it may open', async () => {
  const client = await finance();
  const kinds = new Set((await found(client, 'a')).map(({ kind }) => kind));
  expect([...kinds].filter((kind) => ['CREATOR', 'DEAL', 'CASE'].includes(kind))).toEqual([]);
  expect(await ofKind(client, 'Number House', 'BRAND')).toHaveLength(1);
  expect(await found(client, 'Layla')).toEqual([]);
});
