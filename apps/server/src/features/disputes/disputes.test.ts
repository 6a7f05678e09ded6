/** Cases about late payments, from the creator's request to the decision (rules/disputes#case). */
import { type DisputeDecision, longestStatement, mostStatements } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dealInvoices } from '../../platform/database/tables/index.ts';
import { type DealSituation, publishedCreator, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { lateDeal, makeLate, openCase, sendLetter } from '../../testing/late-deal.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleOf } from '../../testing/route-samples/all-samples.ts';
import { readOwnData } from '../personal-data/read-own-data.ts';
import { ownData } from './own-data.ts';

const server = useTestServer();
const open = ({ creator, dealId }: Omit<DealSituation, 'brand'>, text = 'Nothing came') =>
  creator.client.disputes.open({ params: { dealId }, body: { text } });
const state = ({ client }: Person, dealId: string, text = 'It is on its way') =>
  client.disputes.state({ params: { dealId }, body: { text } });
const read = async ({ client }: Person, dealId: string) =>
  (await client.disputes.read({ params: { dealId } })).dispute;
const openOf = async ({ client }: Person) => (await client.payouts.list()).payouts[0];
const payment = (reference = '88401', amountCents?: number) => ({
  paidOn: server.app.deps.clock().toISOString(),
  method: 'BANK_TRANSFER' as const,
  reference,
  ...(amountCents === undefined ? {} : { amountCents }),
});
async function toldOf({ client }: Person): Promise<string[]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('dispute.'));
}
const decisionOf = (changes: Partial<DisputeDecision> = {}): DisputeDecision =>
  ({ outcome: 'OWED', text: 'All of it was delivered.', restCents: 124_000, ...changes }) as DisputeDecision;
const decide = async (id: string, decision: DisputeDecision) =>
  (await server.signInAdmin()).client.adminDisputes.decide({ params: { id }, body: decision });

test('begins on the fourteenth day, after a letter, and both are heard', async () => {
  const situation = await lateDeal(server, 13);
  const { brand, creator, dealId } = situation;
  expect(await codeOf(open(situation))).toBe('dispute.too_early');
  await makeLate(server, dealId, 14);
  expect(await codeOf(open(situation))).toBe('dispute.no_letter');
  await sendLetter(situation);
  await open(situation, 'I delivered in time.');
  expect(await codeOf(open(situation))).toBe('dispute.already_open');
  expect(await toldOf(brand)).toEqual(['dispute.opened', 'dispute.letter']);
  expect((await openOf(brand))?.dispute).toMatchObject({ state: 'OPEN', isBrandHeard: false });
  expect((await brand.client.deals.brandStats()).payouts).toMatchObject({ letters: 1, cases: 1 });

  await state(brand, dealId, 'Our bank sent it back.');
  await state(creator, dealId, 'My account is as it was.');
  expect(await toldOf(creator)).toEqual(['dispute.stated']);
  expect(await toldOf(brand)).toEqual(['dispute.stated', 'dispute.opened', 'dispute.letter']);
  const seen = await read(brand, dealId);
  expect(seen.statements.map(({ side, text }) => [side, text])).toEqual([
    ['CREATOR', 'I delivered in time.'],
    ['BRAND', 'Our bank sent it back.'],
    ['CREATOR', 'My account is as it was.'],
  ]);
  expect(await read(creator, dealId)).toEqual(seen);
  // An owner who gave no name of their own has not left: the brand's name takes its place.
  const { deal } = await creator.client.deals.read({ params: { id: dealId } });
  expect(deal.brand.companyName).toBeTruthy();
  expect(seen.statements[1]?.name).toBe(deal.brand.companyName);
  expect((await brand.client.deals.brandStats()).payouts?.cases).toBeUndefined();
  expect((await creator.client.deals.creatorStats()).payouts?.cases).toBe(1);
  const { log } = await creator.client.proof.log({ params: { id: dealId } });
  expect(log.entries.map(({ body }) => body.kind).slice(-4)).toEqual([
    'dispute.letter_sent',
    'dispute.opened',
    'dispute.stated',
    'dispute.stated',
  ]);
});

test('takes five statements of each side, of owners and managers, and of nobody else', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  expect(await codeOf(state(brand, dealId))).toBe('dispute.not_found');
  await openCase(situation);
  const manager = await teamMember(server, brand, 'MANAGER');
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const stranger = await publishedCreator(server);
  expect(await codeOf(state(reviewer, dealId))).toBe('team.role_too_small');
  expect(await codeOf(state(stranger, dealId))).toBe('deal.not_found');
  expect(await codeOf(read(stranger, dealId))).toBe('deal.not_found');
  expect(await codeOf(state(await server.signUpBrand(), dealId))).toBe('deal.not_found');
  expect((await read(reviewer, dealId)).state).toBe('OPEN');
  for (const text of ['One', 'Two', 'Three', 'Four']) await state(manager, dealId, text);
  await state(brand, dealId, 'Five');
  expect(await codeOf(state(brand, dealId))).toBe('dispute.too_many_statements');
  for (const text of ['One', 'Two', 'Three', 'Four']) await state(creator, dealId, text);
  expect(await codeOf(state(creator, dealId))).toBe('dispute.too_many_statements');
  expect((await read(creator, dealId)).statements).toHaveLength(10);
});

test('stays within its bound, whatever both sides write', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  const longest = '語'.repeat(longestStatement);
  const id = await openCase(situation, longest);
  for (let left = mostStatements; left > 1; left--) await state(creator, dealId, longest);
  for (let left = mostStatements; left > 0; left--) await state(brand, dealId, longest);
  await decide(id, decisionOf({ text: longest }));
  const { client } = await server.signInAdmin();
  const sizes = {
    'disputes.read': await creator.client.disputes.read({ params: { dealId } }),
    'adminDisputes.read': await client.adminDisputes.read({ params: { id } }),
  };
  for (const [name, answer] of Object.entries(sizes)) {
    const bound = sampleOf(name).bound;
    if (bound?.form !== 'whole') expect.fail(`${name} has no bound`);
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(bound.bytes);
  }
});

test('is read by the admin with the evidence, and decided once', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  await creator.client.payouts.remind({ params: { dealId } });
  await brand.client.payouts.markPaid({ params: { dealId }, body: payment('88402', 24_000) });
  const id = await openCase(situation);
  const { client } = await server.signInAdmin();
  const list = await client.adminDisputes.list();
  expect(list.disputes[0]).toMatchObject({ id, state: 'OPEN', owedCents: 100_000, isBrandHeard: false });
  const { dispute } = await client.adminDisputes.read({ params: { id } });
  expect(dispute).toMatchObject({
    title: 'Winter barrier serum',
    creator: { id: creator.user.id },
    payout: {
      restCents: 100_000,
      parts: [{ amountCents: 24_000, reference: '88402' }],
      reminders: { sent: 1 },
      letter: { payBy: expect.any(String) },
    },
    certificateCode: expect.any(String),
    decidedBy: null,
  });
  for (const url of [dispute.payout.letter?.url, dispute.payout.invoiceUrl])
    expect((await server.app.http.inject({ url: url ?? '' })).statusCode).toBe(200);

  expect(await codeOf(decide(id, decisionOf()))).toBe('dispute.rest_changed');
  const decision = decisionOf({ restCents: 100_000, text: 'The files were approved.' });
  await decide(id, decision);
  expect(await codeOf(decide(id, decision))).toBe('dispute.not_now');
  const decided = await read(brand, dealId);
  expect(decided).toMatchObject({
    state: 'OWED',
    decision: { text: 'The files were approved.', leftCents: 100_000 },
  });
  expect((await openOf(brand))?.restCents).toBe(100_000);
  for (const person of [brand, creator]) {
    expect(await toldOf(person)).toContain('dispute.decided');
    const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${person.user.email}`));
    expect(mails.some((mail) => mail.includes('The files were approved.'))).toBe(true);
  }
  const { entries } = await client.admin.audit({ query: { kind: 'disputes' } });
  expect(entries[0]).toMatchObject({
    action: 'dispute.decide',
    subject: `Winter barrier serum (${dealId})`,
    before: { owed: { amountCents: 100_000 } },
    after: { owed: { amountCents: 100_000 }, outcome: 'OWED', text: 'The files were approved.' },
  });
  expect(await codeOf(state(brand, dealId))).toBe('dispute.not_now');
  expect(await codeOf(open(situation))).toBe('dispute.decided');
});

test('of two decisions at the same moment one counts', async () => {
  const situation = await lateDeal(server, 20);
  const id = await openCase(situation);
  const answers = await Promise.all([
    codeOf(decide(id, decisionOf({ outcome: 'NOT_OWED' }))),
    codeOf(decide(id, decisionOf({ outcome: 'REDUCED', leftCents: 50_000 }))),
    codeOf(decide(id, decisionOf())),
  ]);
  expect(answers.sort()).toEqual(['dispute.not_now', 'dispute.not_now', 'done']);
  const { state: stands, decision } = await read(situation.brand, situation.dealId);
  const left = { OWED: 124_000, REDUCED: 50_000, NOT_OWED: 0 }[stands as 'OWED'];
  expect(decision?.leftCents).toBe(left);
  const [payout] = [
    ...(await situation.brand.client.payouts.list()).payouts,
    ...(await situation.brand.client.payouts.list({ query: { fold: 'paid' } })).payouts,
  ];
  expect(payout?.restCents).toBe(left);
});

test('a part that is dropped is in no sum, and the rest is owed and paid as before', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  const id = await openCase(situation);
  expect(await codeOf(decide(id, decisionOf({ outcome: 'REDUCED', leftCents: 124_000 })))).toBe(
    'dispute.not_less',
  );
  await decide(id, decisionOf({ outcome: 'REDUCED', leftCents: 50_000 }));
  const half = { count: 1, amountCents: 50_000 };
  for (const person of [brand, creator]) {
    expect(await openOf(person)).toMatchObject({
      amountCents: 124_000,
      restCents: 50_000,
      droppedCents: 74_000,
    });
    const account = await person.client.payouts.account();
    expect(account.late).toEqual(half);
    expect(account.months).toMatchObject([half]);
    expect(account.parties).toMatchObject([{ ...half, openCents: 50_000 }]);
  }
  expect((await brand.client.deals.brandStats()).payouts).toMatchObject({ owed: half, late: half });
  expect(await creator.client.deals.creatorStats()).toMatchObject({ totalEarnings: 50_000 });
  expect((await brand.client.deals.read({ params: { id: dealId } })).deal.payout).toMatchObject({
    amountCents: 50_000,
    restCents: 50_000,
  });
  const { client } = await server.signInAdmin();
  const listed = await client.adminPayouts.list({ query: { search: 'serum' } });
  expect(listed.payouts.find((payout) => payout.dealId === dealId)).toMatchObject({ amountCents: 50_000 });
  await brand.client.payouts.markPaid({ params: { dealId }, body: payment() });
  await creator.client.payouts.answer({ params: { dealId }, body: { arrived: true } });
  expect((await creator.client.payouts.account()).paid).toEqual(half);
});

test('where nothing more is owed the debt ends, and nobody is reminded of it', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  await brand.client.payouts.markPaid({ params: { dealId }, body: payment('88402', 24_000) });
  const id = await openCase(situation);
  await decide(id, decisionOf({ outcome: 'NOT_OWED', restCents: 100_000 }));
  // The part that was marked before still waits for its answer.
  const ended = await openOf(creator);
  expect(ended).toMatchObject({
    ...{ state: 'CONFIRMED', restCents: 0, droppedCents: 100_000, answer: null },
    parts: [{ state: 'MARKED' }],
  });
  expect(ended?.reminders.nextAt).toBeNull();
  const none = { count: 0, amountCents: 0 };
  expect((await brand.client.deals.brandStats()).payouts).toMatchObject({ owed: none, late: none });
  expect(await codeOf(creator.client.payouts.remind({ params: { dealId } }))).toBe('payout.not_now');
  expect(await codeOf(brand.client.payouts.markPaid({ params: { dealId }, body: payment() }))).toBe(
    'payout.not_now',
  );
  // A part that did not arrive was not what the decision was about: it is owed again.
  const partId = ended?.parts[0]?.id ?? '';
  await creator.client.payouts.answerPart({ params: { dealId, partId }, body: { arrived: false } });
  expect(await openOf(brand)).toMatchObject({ state: 'NOT_ARRIVED', restCents: 24_000 });
  expect((await openOf(brand))?.parts).toHaveLength(1);
});

describe('the credit note of a decision', () => {
  const papersOf = async ({ client }: Person) => {
    const fold = (await client.payouts.list()).payouts[0] ? 'open' : 'paid';
    const [payout] = (await client.payouts.list({ query: { fold } })).payouts;
    return payout?.invoices ?? [];
  };
  const textAt = async (url: string) =>
    (await readPdf((await server.app.http.inject({ url })).rawPayload)).text.replaceAll('\n', ' ');

  test('takes back what is owed no more, in the series of the invoice, and is shown to both', async () => {
    const situation = await lateDeal(server, 20);
    const { brand, creator, dealId } = situation;
    await decide(
      await openCase(situation),
      decisionOf({ outcome: 'REDUCED', leftCents: 50_000, text: 'One of two films was delivered.' }),
    );
    for (const person of [brand, creator]) {
      const [invoice, note, ...others] = await papersOf(person);
      expect(others).toEqual([]);
      expect(note?.cause).toBe('CREDIT_NOTE');
      expect(note?.reference).toBe(invoice?.reference.replace(/001$/u, '002'));
      const text = await textAt(note?.url ?? '');
      for (const said of [
        'Credit Note',
        `Reduction of invoice ${invoice?.reference}`,
        'USD 740.00',
        'Reason: One of two films was delivered.',
      ])
        expect(text).toContain(said);
      expect(text).not.toContain('Pay to');
    }
    // The payment goes on by the number of the invoice.
    const [invoice] = await papersOf(creator);
    expect((await openOf(creator))?.invoiceReference).toBe(invoice?.reference);
    const rows = await server.app.deps.db.select().from(dealInvoices).where(eq(dealInvoices.dealId, dealId));
    expect(rows.find(({ cause }) => cause === 'CREDIT_NOTE')?.document).toMatchObject({
      totalCents: 74_000,
      corrects: { reference: invoice?.reference, reason: 'One of two films was delivered.' },
    });
  });

  test('is none where all of it stays owed', async () => {
    const situation = await lateDeal(server, 20);
    await decide(await openCase(situation), decisionOf());
    expect(await papersOf(situation.creator)).toHaveLength(1);
  });

  test('takes back the whole rest where nothing more is owed', async () => {
    const situation = await lateDeal(server, 20);
    await decide(await openCase(situation), decisionOf({ outcome: 'NOT_OWED' }));
    const [, note] = await papersOf(situation.brand);
    expect(await textAt(note?.url ?? '')).toContain('USD 1,240.00');
  });
});

test('a payment that arrives closes the case; one that is marked holds the decision up', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  const id = await openCase(situation);
  await brand.client.payouts.markPaid({ params: { dealId }, body: payment() });
  expect(await codeOf(decide(id, decisionOf()))).toBe('dispute.payment_marked');
  await creator.client.payouts.answer({ params: { dealId }, body: { arrived: true } });
  expect(await read(brand, dealId)).toMatchObject({ state: 'SETTLED', decision: null });
  expect(await codeOf(decide(id, decisionOf()))).toBe('dispute.not_now');
  expect(await codeOf(state(brand, dealId))).toBe('dispute.not_now');
  expect(await codeOf(open(situation))).toBe('dispute.not_now');
});

test('a decision and a payment that arrives at the same moment: one of them counts', async () => {
  const situation = await lateDeal(server, 20);
  const { creator, dealId } = situation;
  const id = await openCase(situation);
  const [decided, arrived] = await Promise.all([
    codeOf(decide(id, decisionOf({ outcome: 'NOT_OWED' }))),
    codeOf(creator.client.payouts.answer({ params: { dealId }, body: { arrived: true } })),
  ]);
  const { state: stands } = await read(creator, dealId);
  expect(stands).toBe(decided === 'done' ? 'NOT_OWED' : 'SETTLED');
  expect(arrived).toBe('done');
});

test('the creator takes it back and may ask again', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  const id = await openCase(situation);
  const withdraw = () => creator.client.disputes.withdraw({ params: { dealId } });
  await withdraw();
  await withdraw();
  expect(await toldOf(brand)).toEqual(['dispute.withdrawn', 'dispute.opened', 'dispute.letter']);
  expect((await openOf(brand))?.dispute?.state).toBe('WITHDRAWN');
  expect(await codeOf(decide(id, decisionOf()))).toBe('dispute.not_now');
  const { dispute } = await open(situation, 'Still nothing');
  expect(dispute.id).not.toBe(id);
  expect((await read(brand, dealId)).statements.map(({ text }) => text)).toEqual(['Still nothing']);
});

test('the record of the brand tells creators of cases that it lost within two years', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator } = situation;
  const record = async () => (await openOf(creator))?.record ?? null;
  const id = await openCase(situation);
  expect(await record()).toBeNull();
  await decide(id, decisionOf());
  expect(await record()).toMatchObject({ counted: 1, casesLost: 1 });
  expect((await brand.client.payouts.account()).record).toMatchObject({ casesLost: 1 });

  const won = await lateDeal(server, 20);
  await decide(await openCase(won), decisionOf({ outcome: 'NOT_OWED' }));
  expect((await won.brand.client.payouts.account()).record).toBeNull();
});

test('the list of the admin has open cases first, in pages', async () => {
  const { client } = await server.signInAdmin();
  const first = await openCase(await lateDeal(server, 20));
  const second = await openCase(await lateDeal(server, 20));
  const third = await openCase(await lateDeal(server, 20));
  await decide(third, decisionOf());
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await client.adminDisputes.list({ query: { limit: 2, ...(cursor ? { cursor } : {}) } });
    ids.push(...page.disputes.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(new Set(ids).size).toBe(ids.length);
  const places = [second, first, third].map((id) => ids.indexOf(id));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const { counts } = await client.adminDisputes.list();
  expect((await client.admin.dashboard()).openCases).toBe(counts.open);
  expect(counts.open + counts.closed).toBe(ids.length);
});

test('what somebody said is in the copy of their own data', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  await openCase(situation, 'Only my words');
  await state(brand, dealId, 'Only ours');
  const copyOf = async ({ user }: Person) =>
    readOwnData(server.app.deps, [ownData], { userId: user.id, role: user.role, brandId: null });
  expect((await copyOf(creator)).caseStatements).toMatchObject([{ dealId, text: 'Only my words' }]);
  expect((await copyOf(brand)).caseStatements).toMatchObject([{ dealId, text: 'Only ours' }]);
});
