/** Bank details of a creator, as both sides call them (rules/bank-details). */
import type { BankDetails } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankDetails } from '../../platform/database/tables/index.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { acceptedDeal, type DealSituation, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { readZip } from '../../testing/read-zip.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;
const otherAccount: BankDetails = { ...sampleBankDetails, account: 'AE080410000098765432107' };

const save = ({ client }: Person, details: BankDetails = sampleBankDetails, password = testPassword) =>
  client.bankDetails.save({ body: { password, details } });
const own = ({ client }: Person) => client.bankDetails.own();
const look = ({ client }: Person, dealId: string) => client.bankDetails.look({ params: { dealId } });
const ask = ({ client }: Person, dealId: string) => client.bankDetails.ask({ params: { dealId } });
const call = ({ client }: Person, dealId: string, version: number) =>
  client.bankDetails.call({ params: { dealId }, body: { version } });
const payeeOf = async ({ client }: Person) => (await client.payouts.list()).payouts[0]?.payee;
async function toldOf({ client }: Person): Promise<string[]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('bank_details.'));
}

/** Makes a deal that is completed and not paid; both people are new. */
async function owed(): Promise<DealSituation> {
  const situation = await acceptedDeal(server);
  await completeDeal(server, situation);
  return situation;
}

test('the creator states them with the password, and reads but the last four signs without', async () => {
  const creator = await server.signUpCreator();
  expect(await own(creator)).toEqual({ bankDetails: null, looks: [] });
  expect(await codeOf(creator.client.bankDetails.open({ body: { password: testPassword } }))).toBe(
    'bank.missing',
  );
  expect(await codeOf(save(creator, sampleBankDetails, 'a guess'))).toBe('account.wrong_password');
  await save(creator, { ...sampleBankDetails, account: 'ae07 0331 2345 6789 0123 456', swift: 'mrsa aead' });
  const known = await own(creator);
  expect(known.bankDetails).toMatchObject({ lastFour: '3456', changedAt: null });
  expect(JSON.stringify(known)).not.toContain('0331');
  expect(await codeOf(creator.client.bankDetails.open({ body: { password: 'a guess' } }))).toBe(
    'account.wrong_password',
  );
  const { details } = await creator.client.bankDetails.open({ body: { password: testPassword } });
  expect(details).toEqual(sampleBankDetails);
});

test('an account that cannot be one is refused beside its field', async () => {
  const creator = await server.signUpCreator();
  const wrong = (changes: Partial<BankDetails>) =>
    save(creator, { ...sampleBankDetails, ...changes }).then(
      () => [],
      (error: { details: { path: unknown[] }[] }) => error.details.map(({ path }) => path.join('.')),
    );
  expect(await wrong({ account: 'AE080331234567890123456' })).toEqual(['details.account']);
  expect(await wrong({ account: 'GB29NWBK60161331926819' })).toEqual(['details.account']);
  expect(await wrong({ place: 'ELSEWHERE', account: '01102456', swift: null })).toEqual(['details.swift']);
  expect(await wrong({ trn: '123' })).toEqual(['details.trn']);
  expect(await wrong({ city: ' ' })).toEqual(['details.city']);
  expect(await wrong({ place: 'IBAN_COUNTRY', account: 'GB29NWBK60161331926819' })).toEqual([]);
});

test('where the second step is on, its code is asked for as well', async () => {
  const creator = await server.signUpCreator();
  const { secret } = await creator.client.ownAccount.beginTwoFactor({ body: { password: testPassword } });
  const codeNow = authenticator(server, secret);
  await creator.client.ownAccount.turnOnTwoFactor({ body: { code: codeNow() } });
  server.advance(30_000);
  expect(await codeOf(save(creator))).toBe('account.code_required');
  const body = { password: testPassword, code: codeNow(), details: sampleBankDetails };
  await creator.client.bankDetails.save({ body });
  expect(await codeOf(creator.client.bankDetails.open({ body: { password: testPassword } }))).toBe(
    'account.code_required',
  );
});

test('what is kept is sealed, and ties to its creator', async () => {
  const creator = await server.signUpCreator();
  const thief = await server.signUpCreator();
  await save(creator);
  await save(thief, otherAccount);
  const { db } = server.app.deps;
  const rowOf = async ({ user }: Person) =>
    (await db.select().from(bankDetails).where(eq(bankDetails.creatorId, user.id)))[0];
  const row = await rowOf(creator);
  expect(JSON.stringify(row)).not.toMatch(/0331|Marsa|Layla|Jumeirah/);
  await db
    .update(bankDetails)
    .set({ sealed: row?.sealed ?? '' })
    .where(eq(bankDetails.creatorId, thief.user.id));
  expect((await own(thief)).bankDetails).toBeNull();
});

test('a brand sees them while it owes, its reviewers and other brands never', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  await save(creator);
  expect(await codeOf(look(brand, dealId))).toBe('payout.not_found');
  await completeDeal(server, situation);
  expect(await payeeOf(brand)).toEqual({ version: 1, changedAt: null, askedAt: null });
  const { holder, place, account, bank, swift } = sampleBankDetails;
  expect(await look(brand, dealId)).toEqual({
    details: { holder, place, account, bank, swift, country: 'AE' },
  });
  expect(await codeOf(look(await teamMember(server, brand, 'REVIEWER'), dealId))).toBe('team.role_too_small');
  expect(await codeOf(look(await server.signUpBrand(), dealId))).toBe('payout.not_found');

  const params = { dealId };
  const paidOn = server.app.deps.clock().toISOString();
  await brand.client.payouts.markPaid({ params, body: { paidOn, method: 'CARD', reference: '1' } });
  expect(await codeOf(look(brand, dealId))).toBe('done');
  await creator.client.payouts.answer({ params, body: { arrived: true } });
  expect(await codeOf(look(brand, dealId))).toBe('payout.not_now');
  const { payouts } = await brand.client.payouts.list({ query: { fold: 'paid' } });
  expect(payouts[0]).not.toHaveProperty('payee');
});

test('looks are told to the creator: of one person within an hour one, of two at once one', async () => {
  const { brand, creator, dealId } = await owed();
  expect(await look(brand, dealId)).toEqual({ details: null });
  await save(creator);
  const manager = await teamMember(server, brand, 'MANAGER');
  await Promise.all([look(brand, dealId), look(brand, dealId)]);
  server.advance(hour - 1000);
  await look(brand, dealId);
  await look(manager, dealId);
  server.advance(2000);
  await look(brand, dealId);
  const { looks } = await own(creator);
  expect(looks.map(({ person }) => person?.id)).toEqual([brand.user.id, manager.user.id, brand.user.id]);
  expect(looks[0]).toMatchObject({ dealId, brand: { name: 'Oasis Skin' } });
});

test('another account is told to the creator by bell and mail, and warns until somebody called', async () => {
  const { brand, creator, dealId } = await owed();
  await save(creator);
  await save(creator);
  expect(await toldOf(creator)).toEqual([]);
  server.advance(hour);
  await save(creator, otherAccount);
  expect(await toldOf(creator)).toEqual(['bank_details.changed']);
  const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${creator.user.email}`));
  expect(mails.at(-1)).toContain('Subject: Your bank details have changed');
  const changedAt = (await own(creator)).bankDetails?.changedAt;
  expect(changedAt).toBeTruthy();
  expect(await payeeOf(brand)).toEqual({ version: 2, changedAt, askedAt: null });

  expect(await codeOf(call(brand, dealId, 1))).toBe('bank.changed_meanwhile');
  await call(await teamMember(server, brand, 'MANAGER'), dealId, 2);
  expect(await payeeOf(brand)).toMatchObject({ version: 2, changedAt: null });
  await save(creator, { ...otherAccount, street: 'Villa 15' });
  expect(await payeeOf(brand)).toMatchObject({ version: 2, changedAt: null });
  expect(await toldOf(creator)).toHaveLength(2);
  await save(creator, sampleBankDetails);
  expect(await payeeOf(brand)).toMatchObject({ version: 3, changedAt: expect.any(String) });
});

test('a brand asks once a day as long as there is nothing to see', async () => {
  const { brand, creator, dealId } = await owed();
  await ask(brand, dealId);
  expect(await toldOf(creator)).toEqual(['bank_details.asked']);
  expect((await payeeOf(brand))?.askedAt).not.toBeNull();
  expect(await codeOf(ask(brand, dealId))).toBe('bank.asked_lately');
  await save(creator);
  expect(await codeOf(ask(brand, dealId))).toBe('bank.stated');
});

test('a day later a brand may ask again', async () => {
  const { brand, dealId } = await owed();
  await ask(brand, dealId);
  server.advance(24 * hour);
  const body = { email: brand.user.email, password: testPassword };
  // The session of the first day is over.
  brand.client = server.as((await server.anonymous.accounts.logIn({ body })).token);
  expect(await codeOf(ask(brand, dealId))).toBe('done');
});

test('they go into the own copy, and with the account', async () => {
  const { brand, creator, dealId } = await owed();
  await save(creator);
  await look(brand, dealId);
  const { url } = await creator.client.personalData.link({ body: { password: testPassword } });
  const { rawPayload } = await server.app.http.inject({ url });
  const copy = JSON.parse(String((await readZip(rawPayload))['your-data.json']));
  expect(copy).toMatchObject({ bankDetails: sampleBankDetails });
  await creator.client.personalData.removeAccount({ body: { password: testPassword } });
  const { db } = server.app.deps;
  const kept = await db.select().from(bankDetails).where(eq(bankDetails.creatorId, creator.user.id));
  expect(kept).toEqual([]);
  expect(await codeOf(look(brand, dealId))).toBe('payout.not_found');
});
