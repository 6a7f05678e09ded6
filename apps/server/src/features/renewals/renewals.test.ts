/** Rights that are renewed, as both sides call it (rules/rights#renewals). */

import { type NewRenewal, type RightsTerms, renewedEnd, usualRights } from '@briefcast/contract';
import { marketDay } from '@briefcast/contract/kit/days';
import { expect, test } from 'vitest';
import { acceptedDeal, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { logInAgain } from '../../testing/log-in-again.ts';
import { renewableDeal, renewalCalls } from '../../testing/renewals.ts';
import { notifyOfEnds } from '../rights/notify-of-ends.ts';
import { expireRenewals } from './expire-renewals.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const now = () => server.app.deps.clock();

async function toldOf({ client }: Person): Promise<string[]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('renewal.'));
}

test('an offer waits on the rights of both sides, and says what accepting it would give', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = renewalCalls(server, situation);
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
  const calls = renewalCalls(server, situation);
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
  expect(payout?.dueAt).toBe(new Date(marketDay(now()).getTime() + 30 * day).toISOString());
  expect(payout?.invoices.map(({ cause }) => cause)).toEqual(['COMPLETION', 'RENEWAL']);
  expect(payout?.invoiceReference).toBe(accepted.invoice?.reference);
  expect((await creator.client.deals.creatorStats()).totalEarnings).toBe(deal.budget + 30_000);

  const { log, certificate } = await brand.client.proof.log({ params: { id: dealId } });
  const entries = log.entries.filter(({ body }) => body.kind.startsWith('renewal.'));
  expect(entries.map(({ body }) => body.kind)).toEqual(['renewal.offered', 'renewal.answered']);
  expect(entries[1]?.what?.value).toMatchObject({ price: 30_000, lines: [{ kind: 'LICENCE', until }] });
  // Certified terms stay as they were issued.
  expect(certificate?.licence.until).toBe(before?.endsAt);
});

test('both sides are told of the new end, and no more of the old one', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = renewalCalls(server, situation);
  const { id } = await calls.offer(brand);
  const { lines } = await calls.answer(creator, id, 'ACCEPTED');
  const tell = async (moment: number) => {
    server.advance(moment - now().getTime());
    await notifyOfEnds(server.app.deps);
    await server.app.settle();
    await logInAgain(server, brand);
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

test('who offered takes it back, who did not declines it, and then another one can be made', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = renewalCalls(server, situation);
  const first = await calls.offer(brand);
  expect(await codeOf(calls.offer(creator))).toBe('renewal.one_open');
  expect(await codeOf(calls.answer(brand, first.id, 'ACCEPTED'))).toBe('renewal.not_yours');
  expect(await codeOf(calls.answer(creator, first.id, 'WITHDRAWN'))).toBe('renewal.not_yours');
  await calls.answer(brand, first.id, 'WITHDRAWN');
  expect(await toldOf(creator)).toEqual(['renewal.withdrawn', 'renewal.offered']);
  const second = await calls.offer(creator, { price: 25_000 });
  await calls.answer(brand, second.id, 'DECLINED');
  // A repeated answer changes nothing, another one is too late.
  expect(await codeOf(calls.answer(brand, second.id, 'DECLINED'))).toBe('done');
  expect(await codeOf(calls.answer(brand, second.id, 'ACCEPTED'))).toBe('renewal.answered');
  expect((await calls.read(brand)).renewals.map(({ state }) => state)).toEqual(['DECLINED', 'WITHDRAWN']);
  // Both sides read it next to the right.
  const rights = await creator.client.rights.list();
  expect([...rights.running, ...rights.over].map(({ declined }) => declined?.id)).toEqual([second.id]);
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
  const calls = renewalCalls(server, situation);
  expect((await calls.read(brand)).lines.map(({ kind, term }) => [kind, term]).sort()).toEqual([
    ['EXCLUSIVITY', 'DAYS_30'],
    ['PAID_ADS', 'DAYS_30'],
    ['UNPAID_USE', 'DAYS_30'],
  ]);
  const endless = { kinds: ['PAID_ADS', 'UNPAID_USE'], term: 'ENDLESS' } satisfies Partial<NewRenewal>;
  expect(await codeOf(calls.offer(brand, { ...endless, kinds: ['EXCLUSIVITY'] }))).toBe('request.invalid');
  const { id } = await calls.offer(brand, endless);
  expect(await codeOf(calls.offer(brand, { kinds: ['PAID_ADS'] }))).toBe('renewal.one_open');
  // Another right of the deal can be offered at the same time.
  const beside = await calls.offer(creator, { kinds: ['EXCLUSIVITY'], term: 'MONTHS_3', price: 0 });
  const accepted = await calls.answer(creator, id, 'ACCEPTED');
  expect(accepted.lines.map(({ renewedUntil }) => renewedUntil)).toEqual([null, null]);
  expect((await brand.client.rights.list()).running.map(({ kind }) => kind)).toEqual(['EXCLUSIVITY']);
  // The agreed price is owed now, and comes first.
  expect(await codeOf(calls.answer(brand, beside.id, 'ACCEPTED'))).toBe('renewal.price_owed');
  await calls.pay(brand);
  expect(await calls.answer(brand, beside.id, 'ACCEPTED')).toMatchObject({ invoice: null });
  expect(await calls.payout(brand)).toMatchObject({ state: 'MARKED' });
});

test('nothing is renewed while the price is owed, outside the window, or for strangers and reviewers', async () => {
  const deadline = new Date(now().getTime() + 14 * day).toISOString();
  const situation = await acceptedDeal(server, { licenceMonths: 4, deadline });
  const { brand, creator } = situation;
  const calls = renewalCalls(server, situation);
  expect(await codeOf(calls.offer(brand))).toBe('renewal.not_now');
  await completeDeal(server, situation);
  expect(await codeOf(calls.offer(brand))).toBe('renewal.not_now');
  expect((await calls.read(brand)).lines).toEqual([]);
  server.advance(80 * day);
  await logInAgain(server, brand, creator);
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
  // The payment did not arrive: the debt comes first again.
  await creator.client.payouts.answer({ params: { dealId: situation.dealId }, body: { arrived: false } });
  expect(await codeOf(calls.answer(brand, id, 'ACCEPTED'))).toBe('renewal.price_owed');
  expect((await calls.read(brand)).renewals).toMatchObject([{ state: 'OPEN' }]);
});

test('an offer lapses when the window is over, and what ended is renewed from today until then', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = renewalCalls(server, situation);
  const { id, closesAt } = await calls.offer(brand);
  // Time passes before the answer.
  server.advance(Date.parse(closesAt) - now().getTime() - 60_000);
  await expireRenewals(server.app.deps);
  await logInAgain(server, brand, creator);
  expect((await brand.client.rights.list()).over).toMatchObject([{ renewal: { id } }]);
  server.advance(60_000);
  expect(await codeOf(calls.answer(creator, id, 'ACCEPTED'))).toBe('renewal.lapsed');
  await expireRenewals(server.app.deps);
  await expireRenewals(server.app.deps);
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
  const calls = renewalCalls(server, situation);
  server.advance(50 * day);
  await logInAgain(server, brand, creator);
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
  const calls = renewalCalls(server, situation);
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

test('nobody is left to answer once a side is gone', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator } = situation;
  const calls = renewalCalls(server, situation);
  const { id } = await calls.offer(brand);
  await brand.client.personalData.removeAccount({ body: { password: testPassword } });
  expect(await codeOf(calls.answer(creator, id, 'ACCEPTED'))).toBe('renewal.not_now');
  expect(await codeOf(calls.answer(creator, id, 'DECLINED'))).toBe('done');
  expect((await calls.read(creator)).lines).toEqual([]);
});
