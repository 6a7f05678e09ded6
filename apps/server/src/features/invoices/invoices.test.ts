import type { Client } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { counters, invoices } from '../../platform/database/tables/index.ts';
import { brandIdOf, teamMember } from '../../testing/builders.ts';
import { stateBuyer, statedHouse } from '../../testing/credits.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { issueInvoice, type ToInvoice } from './issue-invoice.ts';

const server = useTestServer();
let brand: Person;
let creator: Person;
let admin: Client;
beforeAll(async () => {
  [brand, creator] = await Promise.all([server.signUpBrand('Oasis Skin'), server.signUpCreator()]);
  admin = (await server.signInAdmin()).client;
  const { settings } = await admin.operatorSettings.read();
  const credits = { ...settings.credits, isOn: true };
  await admin.operatorSettings.change({ body: { ...settings, ...statedHouse, credits } });
});

const pack = (ownerId: string, cause: string, changes: Partial<ToInvoice> = {}): ToInvoice => ({
  kind: 'INVOICE',
  cause,
  ownerId,
  buyer: { name: 'Oasis Skin', address: 'Sharjah', taxNumber: '' },
  sold: [{ item: { kind: 'CREDITS', credits: 30 }, quantity: 1, unitFils: 114_000 }],
  taxBasisPoints: 500,
  suppliedAt: new Date(),
  payment: { source: 'TRANSFER', reference: 'PF-2026-0031' },
  corrects: null,
  ...changes,
});

/** Issues in a transaction of its own, which is undone where `isKept` says no. */
const issue = (to: ToInvoice, isKept = true) =>
  server.app.deps.db.transaction(async (tx) => {
    const row = await issueInvoice(server.app.deps, tx, to);
    if (!isKept) throw new Error('undone');
    return row;
  });

test('an order that is paid is invoiced with what came, once', async () => {
  const buyer = await server.signUpBrand('Sand Studio');
  await stateBuyer(buyer);
  const orders = await Promise.all(
    ([10, 30] as const).map((credits) => buyer.client.billing.order({ body: { credits: credits } })),
  );
  const [exact, less] = orders.map(({ order }) => ({ params: { id: order.id }, order }));
  const whole = { receivedFils: exact?.order.grossFils ?? 0 };
  const confirm = (of: typeof exact, body: { receivedFils: number; note?: string }) =>
    admin.adminMoney.confirmOrder({ params: of?.params ?? { id: '' }, body });
  await Promise.all([confirm(exact, whole), confirm(exact, whole)]);
  await confirm(less, { receivedFils: 100_000, note: 'Bank fees' });
  const { invoices: issued } = await buyer.client.invoices.list();
  expect(issued).toHaveLength(2);
  expect(issued.map(({ netFils, taxFils, grossFils }) => [netFils, taxFils, grossFils])).toEqual([
    [95_238, 4762, 100_000],
    [45_000, 2250, 47_250],
  ]);
  const [, first] = issued;
  expect(first).toMatchObject({
    seller: { taxNumber: '100452177300003' },
    buyer: { name: 'Sand Studio' },
    payment: { source: 'TRANSFER', reference: exact?.order.reference },
  });
});

describe('numbers', () => {
  test('have no gap, whoever is undone meanwhile', async () => {
    const ownerId = brandIdOf(brand);
    const many = Array.from({ length: 24 }, (_, index) =>
      issue(pack(ownerId, `order:${index}`), index % 3 !== 0).catch(() => null),
    );
    const kept = (await Promise.all(many)).filter((row) => row !== null);
    expect(kept).toHaveLength(16);
    const rows = await server.app.deps.db.select().from(invoices).orderBy(asc(invoices.place));
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
    const last = rows.at(-1);
    expect(last?.document.number).toBe(`${last?.series}-${String(rows.length).padStart(4, '0')}`);
    const name = `invoices/${last?.series}`;
    const [counter] = await server.app.deps.db.select().from(counters).where(eq(counters.name, name));
    expect(counter?.last).toBe(rows.length);
  });

  test('are given once for each cause, and credit notes have their own', async () => {
    const ownerId = creator.user.id;
    const invoice = await issue(pack(ownerId, 'order:once'));
    expect((await issue(pack(ownerId, 'order:once'))).id).toBe(invoice.id);
    const note = await issue(pack(ownerId, 'refund:once', { kind: 'CREDIT_NOTE', corrects: invoice }));
    expect(note.document.number).toMatch(/^CN-20\d\d-0001$/);
    expect(note.document.corrects?.number).toBe(invoice.document.number);
  });
});

test('what was issued is never changed or deleted', async () => {
  const { db } = server.app.deps;
  const row = await issue(pack(creator.user.id, 'order:kept'));
  expect(row.document).toMatchObject({ netFils: 114_000, taxFils: 5700, grossFils: 119_700 });
  expect(row.document.seller.taxNumber).toBe('100452177300003');
  const its = eq(invoices.id, row.id);
  await expect(db.update(invoices).set({ cause: 'another' }).where(its)).rejects.toThrow();
  await expect(db.delete(invoices).where(its)).rejects.toThrow();
  expect(await db.select().from(invoices).where(its)).toEqual([row]);
});

describe('those they are to', () => {
  const get = (url: string, person?: Person) =>
    server.app.http.inject({ url, headers: person ? { authorization: `Bearer ${person.token}` } : {} });

  test('list them in pages and open them as PDF', async () => {
    const first = await brand.client.invoices.list({ query: { limit: 10 } });
    expect(first.invoices).toHaveLength(10);
    const second = await brand.client.invoices.list({
      query: { limit: 10, cursor: first.nextCursor ?? '' },
    });
    expect(second.invoices).toHaveLength(6);
    expect(second.nextCursor).toBeNull();
    const [newest] = first.invoices;
    const answer = await get(`${newest?.pdfUrl}&lang=ar`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    // The English one has another name: both are kept in one folder.
    expect(answer.headers['content-disposition']).toContain(`${newest?.number}-ar.pdf`);
    const english = await get(newest?.pdfUrl ?? '');
    expect(english.headers['content-disposition']).toContain(`${newest?.number}-en.pdf`);
    expect((await readPdf(answer.rawPayload)).title).toBe(`فاتورة ضريبية ${newest?.number}`);
  });

  test('nobody else does', async () => {
    const [newest] = (await brand.client.invoices.list()).invoices;
    const path = `/api/billing/invoices/${newest?.id}.pdf`;
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    await expect(reviewer.client.invoices.list()).rejects.toMatchObject({ code: 'team.role_too_small' });
    const refusals = await Promise.all([
      get(path),
      get(path, creator),
      get(path, reviewer),
      get(`${newest?.pdfUrl}0`),
    ]);
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 404, 403, 403]);
    expect((await get(path, brand)).statusCode).toBe(200);
  });
});
