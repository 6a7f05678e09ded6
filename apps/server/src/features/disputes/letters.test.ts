/** The formal letter about a late payment, as both sides call for it (rules/disputes#letter). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lateLetters } from '../../platform/database/tables/index.ts';
import { brandIdOf, type DealSituation, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { useTestServer } from '../../testing/harness.ts';
import { lateDeal, makeLate, sendLetter } from '../../testing/late-deal.ts';
import { readPdf } from '../../testing/read-pdf.ts';

const server = useTestServer();
const openOf = async ({ client }: DealSituation['brand']) => (await client.payouts.list()).payouts[0];
/** Mails with papers: no other mail has any. */
const lettersTo = async (email: string) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${email}`) && mail.includes('application/pdf'));
const letterAt = (url: string, token?: string) =>
  server.app.http.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

test('is sent from the third day on, once, and is read by both again', async () => {
  const situation = await lateDeal(server, 2);
  const { brand, creator, dealId } = situation;
  expect(await codeOf(sendLetter(situation))).toBe('dispute.letter_too_early');
  await makeLate(server, dealId, 3);
  expect((await openOf(creator))?.letter).toBeUndefined();
  const { letter } = await sendLetter(situation);
  const day = 24 * 60 * 60 * 1000;
  expect(Date.parse(letter.payBy) - Math.floor(Date.parse(letter.sentAt) / day) * day).toBe(7 * day);
  // A retry changes nothing.
  expect((await sendLetter(situation)).letter).toEqual(letter);
  const kept = await server.app.deps.db.select().from(lateLetters).where(eq(lateLetters.dealId, dealId));
  expect(kept).toHaveLength(1);
  for (const person of [brand, creator])
    expect((await openOf(person))?.letter).toMatchObject({ sentAt: letter.sentAt, payBy: letter.payBy });
  const { log } = await brand.client.proof.log({ params: { id: dealId } });
  expect(log.entries.at(-1)).toMatchObject({
    body: { kind: 'dispute.letter_sent', side: 'CREATOR' },
    what: { value: { amount: 124_000, currency: 'USD', payBy: letter.payBy } },
  });
});

test('is read in both languages before it is sent, with the same words as its papers', async () => {
  const situation = await lateDeal(server, 2);
  const { creator, brand, dealId } = situation;
  const preview = () => creator.client.disputes.previewLetter({ params: { dealId } });
  expect(await codeOf(preview())).toBe('dispute.letter_too_early');
  await makeLate(server, dealId, 4);
  const { letter } = await preview();
  expect(await codeOf(brand.client.disputes.previewLetter({ params: { dealId } }))).toBe('auth.wrong_role');
  // Looking sends nothing.
  expect((await openOf(brand))?.letter).toBeUndefined();
  await sendLetter(situation);
  const url = (await openOf(creator))?.letter?.url ?? '';
  const printed = async (lang: string) =>
    (await readPdf((await letterAt(`${url}&lang=${lang}`)).rawPayload)).text
      .replace(/[“”]/gu, '')
      .replace(/\s+/gu, ' ');
  const bare = (text: string) => text.replace(/[\u2066-\u2069\u200b“”]/gu, '').replace(/\s+/gu, ' ');
  const english = await printed('en');
  for (const said of [letter.en.subject, ...letter.en.paragraphs, letter.en.from])
    expect(english).toContain(bare(said));
  expect(letter.ar.paragraphs).toHaveLength(letter.en.paragraphs.length);
  // A letter is read again as it was sent.
  expect((await preview()).letter.en.facts[0]).toEqual(letter.en.facts[0]);
});

test('two that are sent at the same moment are one', async () => {
  const situation = await lateDeal(server, 5);
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendLetter(situation)));
  expect(new Set(answers.map(({ letter }) => letter.sentAt)).size).toBe(1);
  expect((await lettersTo(situation.brand.user.email)).length).toBe(1);
});

test('goes to owners and managers by mail with both papers, and to everybody’s bell', async () => {
  const situation = await lateDeal(server, 4);
  const { brand, creator } = situation;
  const manager = await teamMember(server, brand, 'MANAGER');
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  await sendLetter(situation);
  for (const person of [brand, manager]) {
    const [mail = '', ...others] = await lettersTo(person.user.email);
    expect(others.length).toBe(0);
    expect(mail).toMatch(/filename=\S*-letter-en\.pdf/u);
    expect(mail).toMatch(/filename=\S*-letter-ar\.pdf/u);
    expect(mail.match(/Content-Type: application\/pdf/gu)).toHaveLength(2);
    const [, sent = ''] = /letter-en\.pdf[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/u.exec(mail) ?? [];
    expect((await readPdf(Buffer.from(sent, 'base64'))).text).toContain('USD 1,240.00');
  }
  expect((await lettersTo(reviewer.user.email)).length).toBe(0);
  for (const person of [brand, manager, reviewer]) {
    const { notifications } = await person.client.notifications.list();
    expect(notifications.filter(({ kind }) => kind === 'dispute.letter')).toHaveLength(1);
  }
  const { notifications } = await creator.client.notifications.list();
  expect(notifications.filter(({ kind }) => kind === 'dispute.letter')).toEqual([]);
});

test('needs a debt: of a payment that is marked none is sent, and one that waits is not mailed', async () => {
  const situation = await lateDeal(server, 4);
  const { brand, creator, dealId } = situation;
  const paidOn = server.app.deps.clock().toISOString();
  const body = { paidOn, method: 'BANK_TRANSFER' as const, reference: '88401' };
  await brand.client.payouts.markPaid({ params: { dealId }, body });
  expect(await codeOf(sendLetter(situation))).toBe('dispute.not_now');
  await creator.client.payouts.answer({ params: { dealId }, body: { arrived: false } });
  await sendLetter(situation);
  await brand.client.payouts.markPaid({ params: { dealId }, body });
  expect((await lettersTo(brand.user.email)).length).toBe(0);
});

test('says what both stated, what is owed after a part, and by when, in both languages', async () => {
  const situation = await lateDeal(server, 9, { title: 'Winter serum' });
  const { brand, creator, dealId } = situation;
  await brand.client.billing.changeDetails({
    body: { company: 'Oasis Skin FZ-LLC', address: 'Building 6\nDubai', taxNumber: '', email: '' },
  });
  await brand.client.payouts.markPaid({
    params: { dealId },
    body: {
      paidOn: server.app.deps.clock().toISOString(),
      method: 'BANK_TRANSFER',
      reference: '88401',
      amountCents: 24_000,
    },
  });
  const { letter } = await sendLetter(situation);
  const invoice = (await openOf(creator))?.invoiceReference ?? '';
  const english = await readPdf((await letterAt(letter.url)).rawPayload);
  const said = english.text.replace(/\s+/g, ' ');
  for (const words of [
    'Formal letter',
    'Layla Haddad',
    'Oasis Skin FZ-LLC',
    'Building 6',
    'Winter serum',
    invoice,
    'USD 1,240.00',
    'USD 1,000.00',
    'USD 240.00',
    'This payment is 9 days late.',
    'All my rights are reserved.',
  ])
    expect(said).toContain(words);
  const arabic = await letterAt(`${letter.url}&lang=ar`);
  expect(arabic.headers['content-disposition']).toContain(`${invoice}-letter-ar.pdf`);
  const { text } = await readPdf(arabic.rawPayload);
  for (const words of ['خطاب', 'متأخرة', 'المتبقي', 'USD 1,000.00', invoice]) expect(text).toContain(words);
  // Later changes of the invoice details change nothing in the letter.
  const { url } = letter;
  await brand.client.billing.changeDetails({
    body: { company: 'Another', address: 'Elsewhere', taxNumber: '', email: '' },
  });
  expect((await letterAt(url)).rawPayload.equals((await letterAt(url)).rawPayload)).toBe(true);
  expect((await readPdf((await letterAt(url)).rawPayload)).text).not.toContain('Another');
});

test('is nobody else’s to send or to read', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  const other = await lateDeal(server, 20);
  expect(await codeOf(sendLetter({ creator: other.creator, dealId }))).toBe('deal.not_found');
  expect(await codeOf(sendLetter({ creator: brand, dealId }))).toBe('auth.wrong_role');
  await sendLetter(situation);
  const path = `/api/deals/${dealId}/late-letter`;
  const status = async (token?: string) => (await letterAt(path, token)).statusCode;
  expect(await status(brand.token)).toBe(200);
  expect(await status(creator.token)).toBe(200);
  expect(await status(other.creator.token)).toBe(404);
  expect(await status(other.brand.token)).toBe(404);
  expect(await status()).toBe(401);
  const none = await letterAt(`/api/deals/${other.dealId}/late-letter`, other.brand.token);
  expect(none.json()).toMatchObject({ error: { code: 'dispute.letter_not_found' } });
});

test('cannot be sent to a brand that has left', async () => {
  const situation = await lateDeal(server, 20);
  const admin = await server.signInAdmin();
  await admin.client.admin.removeUser({ params: { id: brandIdOf(situation.brand) } });
  expect(await codeOf(sendLetter(situation))).toBe('dispute.brand_gone');
});
