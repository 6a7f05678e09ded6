/** Orders that are paid, and the statement as other programs read it (rules/credits#orders, rules/credits#statement). */
import { beforeAll, expect, test } from 'vitest';
import { brandIdOf, briefFor, publishedCreator } from '../../testing/builders.ts';
import { buyCredits, setCredits, stateBuyer } from '../../testing/credits.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sumsOfPostings } from '../../testing/ledger/checks.ts';

const server = useTestServer();

beforeAll(() => setCredits(server, true));

test('another amount than asked for needs a note, and is booked with the tax in it, once', async () => {
  const brand = await server.signUpBrand();
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  const { client } = await server.signInAdmin();
  const came = (receivedFils: number, note?: string) =>
    client.adminMoney.confirmOrder({
      params: { id: order.id },
      body: { receivedFils, ...(note === undefined ? {} : { note }) },
    });
  await expect(came(42_000)).rejects.toMatchObject({ code: 'billing.amount_differs' });
  expect((await brand.client.billing.balance()).ready).toBe(0);
  await came(42_000, 'The bank kept a fee');
  await came(42_000, 'The bank kept a fee');
  // 42,000 fils hold 5 % of 40,000.
  expect(await sumsOfPostings(server.app.deps.db, brandIdOf(brand))).toMatchObject({
    'credits.ready': 10,
    'money.transfer': 42_000,
    'money.sales': -40_000,
    'money.tax': -2_000,
  });
});

test('who orders gets the pro-forma by mail, with what to transfer and its reference', async () => {
  const brand = await server.signUpBrand('Amber Atelier');
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  await server.drain();
  const mail = (await server.mails()).findLast((one) => one.includes(order.reference)) ?? '';
  expect(mail).toContain(`To: ${brand.user.email}`);
  for (const text of [(order.grossFils / 100).toFixed(2), 'Amber Atelier', `/billing/orders/${order.id}`])
    expect(mail).toContain(text);
});

test('a reference in an Arabic pro-forma is copied without invisible marks', async () => {
  const brand = await server.signUpBrand('Amber Atelier');
  await stateBuyer(brand);
  await brand.client.ownAccount.changeLanguage({ body: { language: 'ar' } });
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  await server.drain();
  const mail = (await server.mails()).findLast((one) => one.includes(order.reference)) ?? '';
  // Arabic travels in base 64.
  const [, body = ''] = /text\/plain[^\n]*\n[^\n]*base64\r?\n\r?\n([\w+/=\r\n]+)/u.exec(mail) ?? [];
  const text = Buffer.from(body, 'base64').toString();
  expect(text).toContain('\u2068Amber Atelier\u2069');
  expect(text).toContain(`: ${order.reference}\n`);
  expect(text).not.toMatch(new RegExp(`[\u2066-\u2068]${order.reference}`, 'u'));
});

test('the statement as CSV says every movement, and calculates nothing', async () => {
  const brand = await server.signUpBrand();
  const creator = await publishedCreator(server);
  await buyCredits(server, brand, 10);
  const title = '=HYPERLINK("https://x.example"), now';
  await brand.client.deals.create({ body: briefFor(creator, { title }) });
  const read = async (search = '') => {
    const { headers, body } = await server.app.http.inject({
      url: `/api/billing/statement.csv${search}`,
      headers: { authorization: `Bearer ${brand.token}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    return body.split('\r\n');
  };
  const [head, held, bought, end] = await read();
  expect(head).toBe(
    '\uFEFF"When (UTC)","Movement","Project","Creator","Order","By","Credits","Change in available credits","Left after"',
  );
  expect(held).toMatch(
    /^"[\dT:.Z-]+","Held","'=HYPERLINK\(""https:\/\/x\.example""\), now","[^"]+",,"?[^"]*"?,1,-1,9$/,
  );
  expect(bought).toMatch(/^"[\dT:.Z-]+","Bought",,,"PF-[^"]+","?[^"]*"?,10,10,10$/);
  expect(end).toBe('');
  expect(await read('?movement=HELD')).toHaveLength(3);
  // Spreadsheets that are set to Arabic read semicolons alone.
  const { body } = await server.app.http.inject({
    url: '/api/billing/statement.csv',
    headers: { authorization: `Bearer ${brand.token}`, 'accept-language': 'ar' },
  });
  expect(body.split('\r\n')[0]?.split('";"')).toHaveLength(9);
});

test('the orders as CSV say what was paid and given back, and under which numbers, of the own brand alone', async () => {
  const brand = await server.signUpBrand();
  await stateBuyer(brand);
  const { order: waiting } = await brand.client.billing.order({ body: { credits: 10 } });
  const id = await buyCredits(server, brand, 30);
  const { order: paid } = await brand.client.billing.readOrder({ params: { id } });
  const { client: admin } = await server.signInAdmin();
  const offer = await admin.adminMoney.refundOffer({ params: { id } });
  const body = { credits: 30, reason: 'The launch was moved to next year' };
  const { creditNote } = await admin.adminMoney.refundOrder({ params: { id }, body });
  const stranger = await server.signUpBrand();
  const linesFor = async (token: string) => {
    const { headers, body } = await server.app.http.inject({
      url: '/api/billing/orders.csv',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    return body.split('\r\n').slice(0, -1);
  };
  const [head, ...lines] = await linesFor(brand.token);
  expect(head).toBe(
    '\uFEFF"Ordered (UTC)","Order","State","Credits","Before VAT (AED)","VAT (AED)","With VAT (AED)","Paid (UTC)","Paid by","Refunded (AED)","Invoice and credit notes","By"',
  );
  expect(lines).toHaveLength(2);
  const amounts = ({ netFils, taxFils, grossFils }: typeof paid) =>
    [netFils, taxFils, grossFils].map((fils) => `"${(fils / 100).toFixed(2)}"`).join(',');
  const lineOf = (reference: string) => lines.find((line) => line.includes(reference)) ?? '';
  expect(lineOf(paid.reference)).toContain(`"${paid.reference}","Refunded",30,${amounts(paid)},`);
  expect(lineOf(paid.reference)).toContain(
    `,"Bank transfer","${(offer.grossFils / 100).toFixed(2)}","${offer.invoice}, ${creditNote}",`,
  );
  expect(lineOf(waiting.reference)).toContain(
    `"${waiting.reference}","Waiting for transfer",10,${amounts(waiting)},,,"0.00",`,
  );
  expect(await linesFor(stranger.token)).toHaveLength(1);
});
