/** Invoices by mail, as both sides and the admin see them (rules/invoices#mail). */
import { mostInvoiceMailsToOne, mostMailsOfInvoice } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../platform/database/tables/index.ts';
import { acceptedDeal, brandIdOf, type DealSituation } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { buyCredits, setCredits } from '../../testing/credits.ts';
import { useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { stateBoth, stateBuyer } from '../../testing/stated-parties.ts';

const server = useTestServer();
const accounts = 'accounts@oasisskin.example';

interface Invoiced extends DealSituation {
  invoiceId: string;
  reference: string;
}
async function invoiced(isStated = true): Promise<Invoiced> {
  const situation = await acceptedDeal(server);
  if (isStated) await stateBoth(situation);
  await completeDeal(server, situation);
  const [payout] = (await situation.creator.client.payouts.list()).payouts;
  const [invoice] = payout?.invoices ?? [];
  return { ...situation, invoiceId: invoice?.id ?? '', reference: invoice?.reference ?? '' };
}
const send = (
  { creator, dealId: id, invoiceId }: Invoiced,
  to = accounts,
  language: 'en' | 'ar' | 'both' = 'both',
) => creator.client.invoiceMails.send({ params: { id, invoiceId }, body: { to, language } });
const mailsTo = async (to: string, reference: string) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${to}`) && mail.includes(reference));

/** The bytes of an attachment, by the end of its name. */
function attachment(mail: string, name: string): Buffer {
  const [, body = ''] =
    new RegExp(`${name}"?[\\s\\S]*?\\r?\\n\\r?\\n([\\w+/=\\r\\n]+)`, 'u').exec(mail) ?? [];
  return Buffer.from(body, 'base64');
}

test('goes with PDF and e-invoice to the address that is typed, and answers go to the creator', async () => {
  const one = await invoiced();
  const { client } = one.creator;
  const params = { id: one.dealId, invoiceId: one.invoiceId };
  expect(await client.invoiceMails.list({ params })).toEqual({ suggested: accounts, mails: [] });
  const sent = await send(one, 'Books@Elsewhere.example');
  expect(sent.mails).toMatchObject([{ to: 'books@elsewhere.example', language: 'both' }]);
  const [mail = '', ...others] = await mailsTo('books@elsewhere.example', one.reference);
  expect(others).toEqual([]);
  expect(mail).toContain(`Reply-To: ${one.creator.user.email}`);
  expect(mail).toMatch(/Subject: Invoice \S+ from Layla Haddad/u);
  const { text } = await readPdf(attachment(mail, `${one.reference}-both.pdf`));
  expect(text).toContain('AE07 0331 2345 6789 0123 456');
  expect(String(attachment(mail, `${one.reference}.xml`))).toContain('<cbc:InvoiceTypeCode>380');
  // Both sides read that it was sent: the creator next to the invoice, the brand by bell, both in the log.
  const [payout] = (await client.payouts.list()).payouts;
  expect(payout?.invoices[0]?.mailed).toMatchObject({ to: 'books@elsewhere.example' });
  const [owed] = (await one.brand.client.payouts.list()).payouts;
  expect(owed?.invoices[0]?.mailed).toBeUndefined();
  await server.app.settle();
  const { notifications } = await one.brand.client.notifications.list();
  expect(notifications.map(({ kind }) => kind)).toContain('invoice.mailed');
  const { log } = await one.brand.client.proof.log({ params: { id: one.dealId } });
  expect(log.entries.at(-1)).toMatchObject({
    body: { kind: 'invoice.mailed', side: 'CREATOR' },
    what: { value: { reference: one.reference, to: 'books@elsewhere.example' } },
  });
});

test('is in the language of its paper, and without an e-invoice where something of it is missing', async () => {
  const one = await invoiced(false);
  await send(one, accounts, 'ar');
  const [mail = ''] = await mailsTo(accounts, one.reference);
  expect(mail).toContain('-ar.pdf');
  expect(mail).not.toContain('.xml');
});

test('is sent so often and no more, and with a confirmed e-mail alone', async () => {
  const one = await invoiced();
  for (let sent = 0; sent < mostMailsOfInvoice; sent += 1) await send(one, `books${sent}@elsewhere.example`);
  expect(await codeOf(send(one))).toBe('invoice.too_many_mails');
  const other = await invoiced();
  await server.app.deps.db
    .update(users)
    .set({ emailConfirmedAt: null })
    .where(eq(users.id, other.creator.user.id));
  expect(await codeOf(send(other))).toBe('invoice.email_not_confirmed');
});

test('reaches one address so often within a day and no more, whoever sends', async () => {
  const [one, other] = [await invoiced(), await invoiced()];
  const stranger = 'stranger@elsewhere.example';
  for (let sent = 0; sent < mostInvoiceMailsToOne - 1; sent += 1) await send(one, stranger);
  await send(other, stranger);
  expect(await codeOf(send(other, stranger))).toBe('invoice.too_many_mails');
  await send(other, 'books@elsewhere.example');
});

test('is its creator’s alone to send', async () => {
  const one = await invoiced();
  const stranger = await server.signUpCreator();
  expect(await codeOf(send({ ...one, creator: stranger }))).toBe('deal.not_found');
  const brandSends = one.brand.client.invoiceMails.send({
    params: { id: one.dealId, invoiceId: one.invoiceId },
    body: { to: accounts, language: 'en' },
  });
  expect(await codeOf(brandSends)).toBe('auth.wrong_role');
  expect(await codeOf(send(one, 'no address'))).toBe('request.invalid');
});

test('an invoice of the house is sent by the admin, in the audit trail', async () => {
  const brand = await server.signUpBrand('Oasis Skin');
  await setCredits(server, true);
  await buyCredits(server, brand, 10);
  await stateBuyer(brand);
  const { client } = await server.signInAdmin();
  const page = async () => (await client.adminDetails.brand({ params: { id: brandIdOf(brand) } })).brand;
  const [invoice] = (await page()).money?.invoices ?? [];
  const params = { id: invoice?.id ?? '' };
  expect(await client.adminInvoiceMails.list({ params })).toEqual({ suggested: accounts, mails: [] });
  await client.adminInvoiceMails.send({ params, body: { to: accounts, language: 'en' } });
  const [mail = ''] = await mailsTo(accounts, invoice?.number ?? '');
  expect(mail).toContain(`${invoice?.number}-en.pdf`);
  expect(mail).not.toContain('Reply-To');
  const [now] = (await page()).money?.invoices ?? [];
  expect(now?.mailed).toMatchObject({ to: accounts });
  expect((await server.app.http.inject({ url: now?.pdfUrl ?? '' })).statusCode).toBe(200);
  const { entries } = await client.admin.audit({ query: { kind: 'money' } });
  expect(entries[0]).toMatchObject({
    action: 'invoice.mail',
    subject: invoice?.number,
    after: { email: accounts },
  });
});
