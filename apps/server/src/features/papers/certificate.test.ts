import { statementOf } from '@briefcast/contract/proof/certificate';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { certificates, deals, payouts } from '../../platform/database/tables/index.ts';
import { sentBrief } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleCertificate } from '../../testing/sample-papers.ts';

const server = useTestServer();

test('the two sides of a deal print its certificate once there is one', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const stranger = await server.signUpCreator();
  const { db } = server.app.deps;
  const params = { id: dealId };
  const get = (url: string, token?: string) =>
    server.app.http.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const path = `/api/deals/${dealId}/certificate`;
  const before = await get(path, brand.token);
  expect(before.json()).toMatchObject({ error: { code: 'certificate.not_made' } });
  expect((await brand.client.deals.read({ params })).deal.certificate).toBeUndefined();

  const certificate = sampleCertificate({ dealId });
  const { code, licensor, licensee, deal } = certificate;
  const opened = <Value>({ salt, value }: { salt: string | null; value: Value | null }) =>
    salt === null || value === null ? null : { salt, value };
  await db.insert(certificates).values({
    code,
    dealId,
    statement: statementOf(certificate),
    signature: certificate.signature,
    licensor: opened(licensor),
    licensee: opened(licensee),
    licensorAgreed: opened(certificate.licensorAgreed.by),
    deal: opened(deal),
  });
  await db.update(deals).set({ status: 'COMPLETED' }).where(eq(deals.id, dealId));

  const offered = (await creator.client.deals.read({ params })).deal.certificate;
  expect(offered?.code).toBe(code);
  // Links open without a session, as browsers follow them.
  for (const [url, token] of [
    [`${offered?.url}&lang=ar`, undefined],
    [path, brand.token],
  ] as const) {
    const answer = await get(url, token);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect((await readPdf(answer.rawPayload)).text).toContain(code);
  }
  const refused = await Promise.all([get(path), get(path, stranger.token), get(`${offered?.url}0`)]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 403]);

  const invoice = `/api/deals/${dealId}/invoice`;
  expect((await get(invoice, brand.token)).json()).toMatchObject({ error: { code: 'invoice.not_found' } });
  const day = new Date('2026-11-28T00:00:00Z');
  const owed = { dealId, amountCents: 124_000, paymentDays: 30, completedAt: day, dueAt: day };
  await db.insert(payouts).values(owed);
  const { invoiceUrl } = (await brand.client.deals.read({ params })).deal;
  const printed = await get(`${invoiceUrl}&lang=en`);
  expect((await readPdf(printed.rawPayload)).text).toContain('USD 1,240.00');
  expect((await get(invoice, stranger.token)).statusCode).toBe(404);
});
