/** Rights that are renewed, as both sides call it (rules/rights#renewals). */
import {
  type Currency,
  type NewRenewal,
  type RenewalAnswer,
  type RightsTerms,
  renewedEnd,
  usualRights,
} from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { dealInvoices, disputes, payouts, renewals } from '../../platform/database/tables/index.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { acceptedDeal, type DealSituation, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { paidByTransfer, renewableDeal, someRenewal } from '../../testing/renewals.ts';
import { sampleParties } from '../../testing/sample-einvoices.ts';
import { notifyOfEnds } from '../rights/notify-of-ends.ts';
import { lapseRenewals } from './lapse-renewals.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const now = () => server.app.deps.clock();

async function logInAgain(...people: Person[]): Promise<void> {
  for (const person of people) {
    const body = { email: person.user.email, password: testPassword };
    const { token } = await server.anonymous.accounts.logIn({ body });
    Object.assign(person, { token, client: server.as(token) });
  }
}

async function toldOf({ client }: Person): Promise<string[]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('renewal.'));
}

/** The calls about one deal. */
function callsOf({ dealId }: Pick<DealSituation, 'dealId'>) {
  const params = { dealId };
  return {
    read: ({ client }: Person) => client.renewals.ofDeal({ params }),
    offer: async ({ client }: Person, changes: Partial<NewRenewal> = {}) =>
      (await client.renewals.offer({ params, body: { ...someRenewal, ...changes } })).renewal,
    answer: async ({ client }: Person, renewalId: string, answer: RenewalAnswer) =>
      (await client.renewals.answer({ params: { dealId, renewalId }, body: { answer } })).renewal,
    pay: ({ client }: Person) =>
      client.payouts.markPaid({ params, body: paidByTransfer(server.app.deps.clock()) }),
    payout: async ({ client }: Person) =>
      (await client.payouts.list({ query: {} })).payouts.find((one) => one.dealId === dealId),
  };
}

test('an offer waits on the rights of both sides, and says what accepting it would give', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = callsOf(situation);
  const before = await calls.read(creator);
  expect(before).toMatchObject({
    renewals: [],
    lines: [{ kind: 'LICENCE', term: 'DAYS_30' }],
    isPriceOwed: false,
  });
  const offered = await calls.offer(brand);
  const [right] = (await creator.client.rights.list()).running;
  const endsAt = right?.endsAt ?? expect.fail();
  expect(right).toMatchObject({ dealId, renewedAt: null, renewal: { id: offered.id, price: 30_000 } });
  expect(offered).toMatchObject({
    state: 'OPEN',
    byRole: 'BRAND',
    invoice: null,
    lines: [
      {
        kind: 'LICENCE',
        endsAt,
        renewedUntil: renewedEnd(new Date(endsAt), 'MONTHS_6', now())?.toISOString(),
      },
    ],
  });
  expect(await toldOf(creator)).toEqual(['renewal.offered']);
  expect(await toldOf(brand)).toEqual([]);
  // Nothing has changed yet.
  expect(right?.endsAt).toBe(before.lines[0]?.endsAt);
});

test('an accepted renewal moves the end, is owed, has an invoice, and stands in the log', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = callsOf(situation);
  const { calendarUrl } = await creator.client.rights.renewCalendar();
  const [before] = (await brand.client.rights.list()).running;
  const { id } = await calls.offer(creator);
  const accepted = await calls.answer(brand, id, 'ACCEPTED');
  const until = accepted.lines[0]?.renewedUntil ?? expect.fail();
  expect(until).toBe(renewedEnd(new Date(before?.endsAt ?? ''), 'MONTHS_6', now())?.toISOString());
  expect(accepted).toMatchObject({ state: 'ACCEPTED', invoice: { cause: 'RENEWAL' } });
  expect(await toldOf(creator)).toEqual(['renewal.accepted']);

  for (const { client } of [brand, creator])
    expect((await client.rights.list()).running).toMatchObject([
      { kind: 'LICENCE', endsAt: until, renewal: null, renewedAt: accepted.answeredAt },
    ]);
  const { pathname, search } = new URL(calendarUrl);
  const calendar = await server.app.http.inject({ url: pathname + search });
  expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${until.slice(0, 10).replaceAll('-', '')}`);
  const { deal } = await brand.client.deals.read({ params: { id: dealId } });
  expect(deal.renewedRights).toEqual([{ kind: 'LICENCE', until }]);

  const payout = await calls.payout(brand);
  expect(payout).toMatchObject({ state: 'DUE', restCents: 30_000, amountCents: deal.budget + 30_000 });
  expect(payout?.parts).toMatchObject([{ state: 'MARKED', amountCents: deal.budget }]);
  expect(payout?.dueAt).toBe(new Date(Math.floor(now().getTime() / day + 30) * day).toISOString());
  expect(payout?.invoices.map(({ cause }) => cause)).toEqual(['COMPLETION', 'RENEWAL']);
  expect(payout?.invoiceReference).toBe(accepted.invoice?.reference);
  expect((await creator.client.deals.creatorStats()).totalEarnings).toBe(deal.budget + 30_000);

  const { log, certificate } = await brand.client.proof.log({ params: { id: dealId } });
  const entries = log.entries.filter(({ body }) => body.kind.startsWith('renewal.'));
  expect(entries.map(({ body }) => body.kind)).toEqual(['renewal.offered', 'renewal.answered']);
  expect(entries[1]?.what?.value).toMatchObject({ price: 30_000, lines: [{ kind: 'LICENCE', until }] });
  // What was certified stays as it was issued.
  expect(certificate?.licence.until).toBe(before?.endsAt);
});

test('what a renewal costs was earned when it was agreed on, whatever was dropped before or after', async () => {
  const { db } = server.app.deps;
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = callsOf(situation);
  const { id } = await calls.offer(creator);
  await calls.answer(brand, id, 'ACCEPTED');
  const [completedAt, answeredAt] = ['2026-09-30T21:00:00Z', '2026-11-01T01:00:00Z'].map(
    (day) => new Date(day),
  );
  await db.update(payouts).set({ completedAt }).where(eq(payouts.dealId, dealId));
  await db.update(renewals).set({ answeredAt }).where(eq(renewals.id, id));
  const monthsOf = async ({ client }: Person) =>
    (await client.payouts.account()).months.map(({ month, amountCents, count }) => [
      month,
      amountCents,
      count,
    ]);
  const price = ['2026-09', 124_000, 1];
  expect(await monthsOf(creator)).toEqual([price, ['2026-11', 30_000, 1]]);
  expect(await monthsOf(brand)).toEqual(await monthsOf(creator));
  // What a decision drops later is of the renewal first; what it dropped earlier is of the price alone.
  await db.update(payouts).set({ droppedCents: 20_000 }).where(eq(payouts.dealId, dealId));
  const decision = {
    dealId,
    owedCents: 30_000,
    state: 'REDUCED',
    closedAt: new Date('2026-11-20'),
  } as const;
  await db.insert(disputes).values({ id: uuidv7(), ...decision, createdAt: new Date('2026-11-10') });
  expect(await monthsOf(creator)).toEqual([price, ['2026-11', 10_000, 1]]);
  await db
    .update(disputes)
    .set({ closedAt: new Date('2026-10-20') })
    .where(eq(disputes.dealId, dealId));
  expect(await monthsOf(creator)).toEqual([
    ['2026-09', 104_000, 1],
    ['2026-11', 30_000, 1],
  ]);
  expect((await creator.client.payouts.account()).parties).toMatchObject([
    { count: 1, amountCents: 134_000 },
  ]);
});

test('both sides are told of the new end, and no more of the old one', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  const { id } = await calls.offer(brand);
  const { lines } = await calls.answer(creator, id, 'ACCEPTED');
  const tell = async (moment: number) => {
    server.advance(moment - now().getTime());
    await notifyOfEnds(server.app.deps);
    await server.app.settle();
    await logInAgain(brand);
    const { notifications } = await brand.client.notifications.list();
    return notifications.filter(({ kind }) => kind === 'licence.ending').length;
  };
  const { endsAt, renewedUntil } = lines[0] ?? expect.fail();
  expect(await tell(Date.parse(endsAt) - 6 * day)).toBe(0);
  expect(await tell(Date.parse(renewedUntil ?? '') - 29 * day)).toBe(1);
  const mails = (await server.mails()).filter((mail) => mail.includes(brand.user.email));
  // The brand is led to the form.
  const form = `/rights?renew=${situation.dealId}`;
  expect(mails.some((mail) => mail.includes(form))).toBe(true);
  expect((await calls.read(brand)).lines).toHaveLength(1);
});

test('invoices of renewals have the next numbers, a PDF and an e-invoice of their own', async () => {
  const situation = await renewableDeal(server, { currency: 'AED' satisfies Currency });
  const { brand, creator, dealId } = situation;
  await creator.client.bankDetails.save({
    body: {
      password: testPassword,
      details: {
        ...sampleBankDetails,
        trn: '100111222300003',
        einvoice: {
          ...{ region: 'DXB', country: 'AE', registrationKind: 'EID' as const },
          ...{ registrationNumber: '784199012345671', registrationIssuer: '', tin: '1001112223' },
        },
      },
    },
  });
  const { name: company, address, taxNumber, einvoice } = sampleParties.brand;
  await brand.client.billing.changeDetails({ body: { company, address, taxNumber, einvoice, email: '' } });
  const calls = callsOf(situation);
  const { id } = await calls.offer(brand, { price: 105_000 });
  const { invoice } = await calls.answer(creator, id, 'ACCEPTED');
  expect(invoice?.reference).toMatch(/-002$/u);
  const kept = await server.app.deps.db
    .select()
    .from(dealInvoices)
    .where(eq(dealInvoices.creatorId, creator.user.id))
    .orderBy(dealInvoices.place);
  expect(kept.map(({ place, cause, renewalId }) => [place, cause, renewalId])).toEqual([
    [1, 'COMPLETION', null],
    [2, 'RENEWAL', id],
  ]);

  const get = (url: string, person?: Person) =>
    server.app.http.inject({ url, headers: person ? { authorization: `Bearer ${person.token}` } : {} });
  const printed = await get(`${invoice?.url}&lang=en`);
  expect(printed.headers['content-disposition']).toContain(`${invoice?.reference}-en.pdf`);
  const { text } = await readPdf(printed.rawPayload);
  for (const said of ['Renewal of rights for', 'Licence until', 'AED 1,050.00']) expect(text).toContain(said);
  expect(text).not.toContain('Content delivered');
  const arabic = await get(`${invoice?.url}&lang=ar`);
  expect((await readPdf(arabic.rawPayload)).text).toContain(invoice?.reference);

  const xml = `/api/deals/${dealId}/invoices/${invoice?.id}.xml`;
  const { body } = await get(xml, brand);
  expect(body).toContain(`<cbc:ID>${invoice?.reference}</cbc:ID>`);
  expect(body).toContain(`<cbc:UUID>${invoice?.id}</cbc:UUID>`);
  expect(body).toContain('<cbc:Name>Renewal of rights for');
  expect(body).toContain('<cbc:TaxInclusiveAmount currencyID="AED">1050.00</cbc:TaxInclusiveAmount>');
  // The invoice for the completion keeps its address, and says its price alone.
  const first = await get(`/api/deals/${dealId}/invoice.xml`, brand);
  expect(first.body).toContain('-001</cbc:ID>');
  expect(first.body).not.toContain('Renewal of rights');
  const stranger = await server.signUpBrand();
  const pdf = `/api/deals/${dealId}/invoices/${invoice?.id}.pdf`;
  const refused = await Promise.all([get(xml), get(xml, stranger), get(pdf), get(pdf, stranger)]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 401, 404]);
  // An address is signed for its own invoice alone.
  const other = invoice?.url.replace(invoice.id, kept[0]?.id ?? '') ?? '';
  expect((await get(other)).statusCode).toBe(403);
});

test('is owed alone where a decision had dropped what was owed: nothing of that was paid', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = callsOf(situation);
  const { db } = server.app.deps;
  await db
    .update(payouts)
    .set({ state: 'CONFIRMED', droppedCents: sql`${payouts.amountCents}` })
    .where(eq(payouts.dealId, dealId));
  const { id } = await calls.offer(brand);
  await calls.answer(creator, id, 'ACCEPTED');
  expect(await calls.payout(creator)).toMatchObject({ state: 'DUE', restCents: 30_000, parts: [] });
});

test('who offered takes it back, who did not declines it, and then another one can be made', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  const first = await calls.offer(brand);
  expect(await codeOf(calls.offer(creator))).toBe('renewal.one_open');
  expect(await codeOf(calls.answer(brand, first.id, 'ACCEPTED'))).toBe('renewal.not_yours');
  expect(await codeOf(calls.answer(creator, first.id, 'WITHDRAWN'))).toBe('renewal.not_yours');
  await calls.answer(brand, first.id, 'WITHDRAWN');
  expect(await toldOf(creator)).toEqual(['renewal.withdrawn', 'renewal.offered']);
  const second = await calls.offer(creator, { price: 25_000 });
  await calls.answer(brand, second.id, 'DECLINED');
  // The same answer again changes nothing, another one is too late.
  expect(await codeOf(calls.answer(brand, second.id, 'DECLINED'))).toBe('done');
  expect(await codeOf(calls.answer(brand, second.id, 'ACCEPTED'))).toBe('renewal.answered');
  expect((await calls.read(brand)).renewals.map(({ state }) => state)).toEqual(['DECLINED', 'WITHDRAWN']);
  expect(await codeOf(calls.offer(brand))).toBe('done');
});

test('several rights are renewed at one price, and one without end leaves the list', async () => {
  const rights: RightsTerms = {
    ...usualRights,
    unpaid: { ownAccounts: true, siteAndShop: true, term: 'DAYS_30' },
    paidAds: 'DAYS_30',
  };
  const exclusivity = { months: 1, category: 'Skincare' };
  const situation = await renewableDeal(server, { licenceMonths: undefined, rights, exclusivity });
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  expect((await calls.read(brand)).lines.map(({ kind, term }) => [kind, term]).sort()).toEqual([
    ['EXCLUSIVITY', 'DAYS_30'],
    ['PAID_ADS', 'DAYS_30'],
    ['UNPAID_USE', 'DAYS_30'],
  ]);
  const endless = { kinds: ['PAID_ADS', 'UNPAID_USE'], term: 'ENDLESS' } satisfies Partial<NewRenewal>;
  expect(await codeOf(calls.offer(brand, { ...endless, kinds: ['EXCLUSIVITY'] }))).toBe('request.invalid');
  const { id } = await calls.offer(brand, endless);
  expect(await codeOf(calls.offer(brand, { kinds: ['PAID_ADS'] }))).toBe('renewal.one_open');
  // Another right of the deal can be offered beside.
  const beside = await calls.offer(creator, { kinds: ['EXCLUSIVITY'], term: 'MONTHS_3', price: 0 });
  const accepted = await calls.answer(creator, id, 'ACCEPTED');
  expect(accepted.lines.map(({ renewedUntil }) => renewedUntil)).toEqual([null, null]);
  expect((await brand.client.rights.list()).running.map(({ kind }) => kind)).toEqual(['EXCLUSIVITY']);
  // What was agreed on is owed now, and comes first.
  expect(await codeOf(calls.answer(brand, beside.id, 'ACCEPTED'))).toBe('renewal.price_owed');
  await calls.pay(brand);
  expect(await calls.answer(brand, beside.id, 'ACCEPTED')).toMatchObject({ invoice: null });
  expect(await calls.payout(brand)).toMatchObject({ state: 'MARKED' });
});

test('nothing is renewed while the price is owed, outside the window, or for strangers and reviewers', async () => {
  const deadline = new Date(now().getTime() + 14 * day).toISOString();
  const situation = await acceptedDeal(server, { licenceMonths: 4, deadline });
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  expect(await codeOf(calls.offer(brand))).toBe('renewal.not_now');
  await completeDeal(server, situation);
  expect(await codeOf(calls.offer(brand))).toBe('renewal.not_now');
  expect((await calls.read(brand)).lines).toEqual([]);
  server.advance(80 * day);
  await logInAgain(brand, creator);
  expect(await calls.read(brand)).toMatchObject({ isPriceOwed: true, lines: [{ kind: 'LICENCE' }] });
  expect(await codeOf(calls.offer(brand))).toBe('renewal.price_owed');
  await calls.pay(brand);
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  expect(await codeOf(calls.offer(reviewer))).toBe('team.role_too_small');
  expect((await calls.read(reviewer)).lines).toHaveLength(1);
  const stranger = await server.signUpCreator();
  expect(await codeOf(calls.offer(stranger))).toBe('deal.not_found');
  expect(await codeOf(calls.read(stranger))).toBe('deal.not_found');
  const { id } = await calls.offer(creator);
  expect(await codeOf(calls.answer(reviewer, id, 'ACCEPTED'))).toBe('team.role_too_small');
  expect(await codeOf(calls.answer(stranger, id, 'ACCEPTED'))).toBe('deal.not_found');
  // The payment did not arrive: what is owed comes first again.
  await creator.client.payouts.answer({ params: { dealId: situation.dealId }, body: { arrived: false } });
  expect(await codeOf(calls.answer(brand, id, 'ACCEPTED'))).toBe('renewal.price_owed');
  expect((await calls.read(brand)).renewals).toMatchObject([{ state: 'OPEN' }]);
});

test('an offer lapses when the window is over, and what ended is renewed from today until then', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  const { id, closesAt } = await calls.offer(brand);
  // The clock goes on meanwhile.
  server.advance(Date.parse(closesAt) - now().getTime() - 60_000);
  await lapseRenewals(server.app.deps);
  await logInAgain(brand, creator);
  expect((await brand.client.rights.list()).over).toMatchObject([{ renewal: { id } }]);
  server.advance(60_000);
  expect(await codeOf(calls.answer(creator, id, 'ACCEPTED'))).toBe('renewal.lapsed');
  await lapseRenewals(server.app.deps);
  await lapseRenewals(server.app.deps);
  for (const person of [brand, creator]) {
    const told = (await toldOf(person)).filter((kind) => kind === 'renewal.lapsed');
    expect(told).toHaveLength(1);
  }
  expect((await calls.read(brand)).renewals).toMatchObject([{ state: 'LAPSED' }]);
  expect(await codeOf(calls.offer(brand))).toBe('renewal.not_now');
});

test('what ended is renewed from today', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  server.advance(50 * day);
  await logInAgain(brand, creator);
  expect((await brand.client.rights.list()).over).toHaveLength(1);
  const { id } = await calls.offer(brand, { term: 'DAYS_30' });
  await calls.answer(creator, id, 'ACCEPTED');
  const today = Math.floor(now().getTime() / day) * day;
  expect((await brand.client.rights.list()).running).toMatchObject([
    { endsAt: new Date(today + 30 * day).toISOString() },
  ]);
});

test('of many offers and answers at once, one counts', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  const both = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? brand : creator));
  const offers = await Promise.all(both.map((person) => codeOf(calls.offer(person))));
  expect(offers.filter((one) => one === 'done')).toHaveLength(1);
  expect(offers.filter((one) => one === 'renewal.one_open')).toHaveLength(7);
  const { renewals } = await calls.read(brand);
  const { id, byRole } = renewals[0] ?? expect.fail();
  const [offerer, other] = byRole === 'BRAND' ? [brand, creator] : [creator, brand];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      codeOf(calls.answer(index % 2 === 0 ? other : offerer, id, index % 2 === 0 ? 'ACCEPTED' : 'WITHDRAWN')),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['done', 'renewal.answered']));
  const { invoices, restCents, state } = (await calls.payout(brand)) ?? expect.fail();
  const isRenewed = (await calls.read(brand)).renewals[0]?.state === 'ACCEPTED';
  expect(invoices).toHaveLength(isRenewed ? 2 : 1);
  if (isRenewed) expect({ restCents, state }).toEqual({ restCents: 30_000, state: 'DUE' });
});

test('a deal from before payments were kept owes the renewal alone', async () => {
  const { db } = server.app.deps;
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = callsOf(situation);
  await db.delete(payouts).where(eq(payouts.dealId, dealId));
  await db.delete(dealInvoices).where(eq(dealInvoices.dealId, dealId));
  const { id } = await calls.offer(brand);
  await calls.answer(creator, id, 'ACCEPTED');
  const payout = await calls.payout(creator);
  expect(payout).toMatchObject({ amountCents: 30_000, restCents: 30_000, state: 'DUE', parts: [] });
  // There is no invoice for its price, and none is made up.
  expect(payout?.invoices.map(({ cause }) => cause)).toEqual(['RENEWAL']);
  expect(payout?.invoiceUrl).toBeUndefined();
  expect((await brand.client.deals.read({ params: { id: dealId } })).deal.invoiceUrl).toBeUndefined();
  const url = `/api/deals/${dealId}/invoice`;
  const answer = await server.app.http.inject({ url, headers: { authorization: `Bearer ${brand.token}` } });
  expect(answer.json()).toMatchObject({ error: { code: 'invoice.not_found' } });
});

test('the invoice of a deal from before they were numbered still says its price alone', async () => {
  const { db } = server.app.deps;
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = callsOf(situation);
  const { budget } = (await brand.client.deals.read({ params: { id: dealId } })).deal;
  await db.delete(dealInvoices).where(eq(dealInvoices.dealId, dealId));
  const { id } = await calls.offer(brand);
  await calls.answer(creator, id, 'ACCEPTED');
  const invoices = (await calls.payout(creator))?.invoices ?? [];
  expect(invoices.map(({ cause, id: own }) => [cause, own === dealId])).toEqual([
    ['COMPLETION', true],
    ['RENEWAL', false],
  ]);
  const printed = await server.app.http.inject({ url: `${invoices[0]?.url}&lang=en` });
  const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(budget / 100);
  expect((await readPdf(printed.rawPayload)).text).toContain(`USD ${price}`);
});

test('nobody is left to answer once a side is gone', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = callsOf(situation);
  const { id } = await calls.offer(brand);
  await brand.client.personalData.removeAccount({ body: { password: testPassword } });
  expect(await codeOf(calls.answer(creator, id, 'ACCEPTED'))).toBe('renewal.not_now');
  expect(await codeOf(calls.answer(creator, id, 'DECLINED'))).toBe('done');
  expect((await calls.read(creator)).lines).toEqual([]);
});
