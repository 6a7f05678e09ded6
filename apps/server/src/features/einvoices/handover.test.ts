/** E-invoices on their way to a provider, which is a real server on this machine (rules/einvoices#handover). */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { einvoiceHandovers, einvoiceProviders } from '../../platform/database/tables/index.ts';
import { isPublicAddress } from '../../platform/public-address.ts';
import { acceptedDeal, brandIdOf, type DealSituation } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sampleParties } from '../../testing/sample-einvoices.ts';
import { stateBoth, stateBuyer } from '../../testing/stated-parties.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { collectIssued } from './collect-issued.ts';
import { testProvider, tryHandover } from './hand-over.ts';
import { publicWebhooks, type WebhookOptions } from './post-webhook.ts';

const server = useTestServer();
const address = 'https://inbox.provider.example/einvoices';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}
let provider: Server;
let port: number;
let calls: Call[] = [];
let answer: (reply: ServerResponse) => void;
const answers = (status: number) => (reply: ServerResponse) => reply.writeHead(status).end('ignored');

beforeAll(async () => {
  provider = createServer(async (request, reply) => {
    let body = '';
    for await (const piece of request) body += piece;
    calls.push({ headers: request.headers, body });
    answer(reply);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  port = (provider.address() as AddressInfo).port;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  calls = [];
  answer = answers(204);
});

/** The rules of the public internet, but that `provider.test` lies on this machine, without encryption. */
const options = (changes: Partial<WebhookOptions> = {}): WebhookOptions => ({
  ...publicWebhooks,
  protocols: ['http:'],
  rules: {
    permitsAddress: (one) => one === '127.0.0.1' || isPublicAddress(one),
    permitsPort: (one) => one === String(port),
  },
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  nameMilliseconds: 500,
  ...changes,
});

const save = ({ client }: Person, secret?: string, password = testPassword) =>
  client.einvoiceProvider.save({ body: { password, provider: { address, ...(secret ? { secret } : {}) } } });

/** The saved address is one of the public internet: here it is turned to the server of this test. */
const turnHere = (creatorId: string | null) =>
  server.app.deps.db
    .update(einvoiceProviders)
    .set({ address: `http://provider.test:${port}/inbox` })
    .where(creatorId ? eq(einvoiceProviders.creatorId, creatorId) : undefined);

interface Issued extends DealSituation {
  invoiceId: string;
  reference: string;
}
async function issued(): Promise<Issued> {
  const situation = await acceptedDeal(server);
  await stateBoth(situation);
  await completeDeal(server, situation);
  const [payout] = (await situation.creator.client.payouts.list()).payouts;
  const [invoice] = payout?.invoices ?? [];
  return { ...situation, invoiceId: invoice?.id ?? '', reference: invoice?.reference ?? '' };
}
const paramsOf = ({ dealId: id, invoiceId }: Issued) => ({ params: { id, invoiceId } });
const handOver = (one: Issued) => one.creator.client.einvoiceProvider.handOver(paramsOf(one));
const readIfBegun = async (one: Issued) =>
  (await one.creator.client.einvoiceProvider.handover(paramsOf(one))).handover;
async function read(one: Issued) {
  const handover = await readIfBegun(one);
  if (!handover) throw new Error('It was not begun');
  return handover;
}
const idOf = async (invoiceId: string) => {
  const { db } = server.app.deps;
  const [row] = await db.select().from(einvoiceHandovers).where(eq(einvoiceHandovers.invoiceId, invoiceId));
  return row?.id ?? '';
};
/** Makes the try that is due; the jobs of the server itself would call the public internet. */
async function attempt(invoiceId: string, tries = 0, changes: Partial<WebhookOptions> = {}) {
  await tryHandover(server.app.deps, { id: await idOf(invoiceId), tries }, options(changes));
}

test('a provider is set with the password, and its secret is told once', async () => {
  const creator = await server.signUpCreator();
  const own = () => creator.client.einvoiceProvider.own();
  expect(await own()).toEqual({ provider: null });
  expect(await codeOf(save(creator, undefined, 'a guess'))).toBe('account.wrong_password');
  const { secret } = await save(creator);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
  expect(await own()).toEqual({ provider: { address, setAt: expect.any(String) } });
  const [row] = await server.app.deps.db
    .select()
    .from(einvoiceProviders)
    .where(eq(einvoiceProviders.creatorId, creator.user.id));
  expect(JSON.stringify(row)).not.toContain(secret?.slice(6));
  // The provider's own is not shown again; one that was made before is replaced.
  expect((await save(creator, `whsec_${Buffer.alloc(32, 1).toString('base64')}`)).secret).toBeNull();
  const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${creator.user.email}`));
  expect(mails.filter((mail) => mail.includes('inbox.provider.example'))).toHaveLength(2);
  expect(mails.join()).not.toContain('whsec_');
  await creator.client.ownAccount.changeLanguage({ body: { language: 'ar' } });
  await save(creator);
  expect((await server.mails()).at(-1)).toContain('/ar/forgot-password');
  await creator.client.einvoiceProvider.remove({ body: { password: testPassword } });
  expect(await own()).toEqual({ provider: null });
  expect(await codeOf(creator.client.einvoiceProvider.test())).toBe('einvoice.no_provider');
});

test.each([
  'http://inbox.provider.example/',
  'https://127.0.0.1/',
  'https://10.0.0.7/inbox',
  'https://[::1]/',
  'https://provider.internal/',
  'https://user:word@provider.example/',
  'https://provider.example:8443/',
  'not an address',
])('%s is no address of a provider', async (typed) => {
  const creator = await server.signUpCreator();
  const saving = creator.client.einvoiceProvider.save({
    body: { password: testPassword, provider: { address: typed } },
  });
  expect(await codeOf(saving)).toBe('request.invalid');
});

describe('an e-invoice that is handed over', () => {
  test('is the document of the download, signed after Standard Webhooks', async () => {
    const one = await issued();
    expect(await codeOf(handOver(one))).toBe('einvoice.no_provider');
    const { secret } = await save(one.creator);
    await turnHere(one.creator.user.id);
    expect((await handOver(one)).handover).toMatchObject({ state: 'WAITING', outcome: null, tries: [] });
    await attempt(one.invoiceId);
    const [call, ...others] = calls;
    expect(others).toEqual([]);
    const { headers, body } = call ?? expect.fail();
    const id = String(headers['webhook-id']);
    const timestamp = String(headers['webhook-timestamp']);
    const key = Buffer.from(String(secret).slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
    expect(id).toMatch(/^msg_[0-9a-f]{32}$/u);
    const url = `/api/deals/${one.dealId}/invoices/${one.invoiceId}.xml`;
    const { body: xml } = await server.app.http.inject({
      url,
      headers: { authorization: `Bearer ${one.creator.token}` },
    });
    expect(JSON.parse(body)).toEqual({
      type: 'einvoice.issued',
      timestamp: expect.any(String),
      data: {
        id: one.invoiceId,
        number: one.reference,
        kind: 'INVOICE',
        fileName: `${one.reference}.xml`,
        xml,
      },
    });
    expect(await read(one)).toMatchObject({
      state: 'HANDED_OVER',
      tries: [{ outcome: 'TAKEN', status: 204 }],
    });
    expect(await codeOf(handOver(one))).toBe('einvoice.handed_over');
    // The creator reads that next to the invoice, and the brand does not.
    const listed = async ({ client }: Person) => (await client.payouts.list()).payouts[0]?.invoices[0];
    expect((await listed(one.creator))?.handover).toMatchObject({ state: 'HANDED_OVER', status: 204 });
    expect((await listed(one.brand))?.handover).toBeUndefined();
  });

  test('is tried ten times, as the same message, and each try is kept', async () => {
    const one = await issued();
    await save(one.creator);
    await turnHere(one.creator.user.id);
    await handOver(one);
    answer = answers(503);
    const pauses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const at = server.app.deps.clock().getTime();
      await attempt(one.invoiceId, tries);
      // One that was made already is not made again.
      await attempt(one.invoiceId, tries);
      pauses.push(Math.round((Date.parse((await read(one)).at) - at) / 1000));
    }
    expect(pauses.map((seconds) => Math.round(seconds / 5) * 5)).toEqual([
      5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, 0,
    ]);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const failed = await read(one);
    expect(failed).toMatchObject({ state: 'FAILED', outcome: 'REFUSED', status: 503 });
    expect(failed.tries).toHaveLength(10);
    await server.app.settle();
    const { notifications } = await one.creator.client.notifications.list();
    expect(notifications.map(({ kind }) => kind)).toContain('einvoice.not_taken');
    // A resend starts again, as the same message.
    answer = answers(200);
    await handOver(one);
    await attempt(one.invoiceId);
    expect(await read(one)).toMatchObject({ state: 'HANDED_OVER' });
    expect((await read(one)).tries).toHaveLength(11);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test.each<[string, (reply: ServerResponse) => void, string, string]>([
    ['gone', answers(410), 'FAILED', 'GONE'],
    [
      'a redirect',
      (reply) => reply.writeHead(307, { location: 'http://10.0.0.1/' }).end(),
      'WAITING',
      'REFUSED',
    ],
    ['no answer', (reply) => reply.destroy(), 'WAITING', 'NOT_REACHED'],
  ])('%s', async (_, by, state, outcome) => {
    const one = await issued();
    await save(one.creator);
    await turnHere(one.creator.user.id);
    await handOver(one);
    answer = by;
    await attempt(one.invoiceId);
    expect(await read(one)).toMatchObject({ state, outcome });
    expect(calls).toHaveLength(1);
  });

  test('an answer that takes too long counts as none', async () => {
    const one = await issued();
    await save(one.creator);
    await turnHere(one.creator.user.id);
    await handOver(one);
    answer = () => {};
    await attempt(one.invoiceId, 0, { milliseconds: 300 });
    expect(await read(one)).toMatchObject({ state: 'WAITING', outcome: 'TOO_SLOW', status: null });
  });

  test('goes to no network but the public one, whatever the name leads to', async () => {
    const one = await issued();
    await save(one.creator);
    await handOver(one);
    const inside = { resolve: async () => [{ address: '10.0.0.7', family: 4 }] };
    await tryHandover(
      server.app.deps,
      { id: await idOf(one.invoiceId), tries: 0 },
      { ...publicWebhooks, ...inside, nameMilliseconds: 100 },
    );
    expect(await read(one)).toMatchObject({ state: 'WAITING', outcome: 'NOT_REACHED' });
    await turnHere(one.creator.user.id);
    await tryHandover(server.app.deps, { id: await idOf(one.invoiceId), tries: 1 }, publicWebhooks);
    expect(await read(one)).toMatchObject({ state: 'FAILED', outcome: 'NOT_PUBLIC' });
    expect(calls).toEqual([]);
  });

  test('waits for what is missing, and is not begun by hand before it is stated', async () => {
    const situation = await acceptedDeal(server);
    await save(situation.creator);
    await completeDeal(server, situation);
    const [payout] = (await situation.creator.client.payouts.list()).payouts;
    const [invoice] = payout?.invoices ?? [];
    const one = { ...situation, invoiceId: invoice?.id ?? '', reference: invoice?.reference ?? '' };
    expect(await codeOf(handOver(one))).toBe('einvoice.incomplete');
    await collectIssued(server.app.deps);
    await attempt(one.invoiceId);
    expect(await read(one)).toMatchObject({ state: 'FAILED', outcome: 'INCOMPLETE' });
    expect(calls).toEqual([]);
    await stateBoth(one);
    await turnHere(one.creator.user.id);
    await handOver(one);
    await attempt(one.invoiceId);
    expect(await read(one)).toMatchObject({ state: 'HANDED_OVER' });
  });

  test('is nobody else’s', async () => {
    const one = await issued();
    await save(one.creator);
    const stranger = await server.signUpCreator();
    expect(await codeOf(handOver({ ...one, creator: stranger }))).toBe('deal.not_found');
    expect(await codeOf(read({ ...one, creator: stranger }))).toBe('deal.not_found');
    expect(await readIfBegun(one)).toBeNull();
  });
});

test('what is issued after a provider was set goes by itself, once, and nothing from before', async () => {
  const before = await issued();
  await save(before.creator);
  await collectIssued(server.app.deps);
  expect(await readIfBegun(before)).toBeNull();
  server.advance(1000);
  const situation = await acceptedDeal(server);
  await save(situation.creator);
  server.advance(1000);
  await completeDeal(server, situation);
  await Promise.all([collectIssued(server.app.deps), collectIssued(server.app.deps)]);
  const rows = await server.app.deps.db
    .select()
    .from(einvoiceHandovers)
    .where(eq(einvoiceHandovers.dealId, situation.dealId));
  expect(rows).toMatchObject([{ creatorId: situation.creator.user.id, state: 'WAITING', tries: 0 }]);
});

test('a test says what the provider answers, and is signed like a document', async () => {
  const creator = await server.signUpCreator();
  await save(creator);
  await turnHere(creator.user.id);
  answer = answers(202);
  const tried = await testProvider(server.app.deps, creator.user.id, options());
  expect(tried).toMatchObject({ outcome: 'TAKEN', status: 202 });
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ type: 'einvoice.test', data: {} });
  expect(calls[0]?.headers['webhook-signature']).toMatch(/^v1,/u);
});

test('the operator sets a provider, which stands in the trail without its secret, and hands over', async () => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const seller = { ...sampleParties.house, taxNumber: '100452177300003' };
  const bank = { ...settings.bank, iban: 'AE070331234567890123456' };
  await client.operatorSettings.change({ body: { ...settings, bank, seller } });
  const { secret } = await client.adminEinvoices.saveProvider({ body: { address } });
  const brand = await server.signUpBrand('Oasis Skin');
  await stateBuyer(brand);
  const { id } = await server.app.deps.db.transaction((tx) =>
    issueInvoice(server.app.deps, tx, {
      kind: 'INVOICE',
      cause: 'order:handover',
      ownerId: brandIdOf(brand),
      buyer: { name: 'Oasis Skin', address: 'Dubai', taxNumber: '' },
      sold: [{ item: { kind: 'CREDITS', credits: 30 }, quantity: 1, unitFils: 114_000 }],
      taxBasisPoints: 500,
      suppliedAt: new Date(),
      payment: { source: 'TRANSFER', reference: 'PF-2026-0031' },
      corrects: null,
    }),
  );
  await turnHere(null);
  await client.adminEinvoices.handOver({ params: { id } });
  await attempt(id);
  expect(JSON.parse(calls[0]?.body ?? '').data.xml).toContain('<cbc:InvoiceTypeCode>380');
  expect((await client.adminEinvoices.handover({ params: { id } })).handover?.state).toBe('HANDED_OVER');
  const { brand: page } = await client.adminDetails.brand({ params: { id: brandIdOf(brand) } });
  expect(page.money?.invoices[0]).toMatchObject({ id, handover: { state: 'HANDED_OVER' } });
  const { entries } = await client.admin.audit({ query: {} });
  expect(entries.slice(0, 2).map(({ action }) => action)).toContain('einvoice.hand_over');
  expect(JSON.stringify(entries)).toContain(address);
  expect(JSON.stringify(entries)).not.toContain(secret);
  await client.adminEinvoices.removeProvider();
  expect(await client.adminEinvoices.provider()).toEqual({ provider: null });
});
