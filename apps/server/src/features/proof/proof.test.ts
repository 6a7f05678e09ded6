import { createHash } from 'node:crypto';
import { api, type DealLog } from '@briefcast/contract';
import { certificateFault } from '@briefcast/contract/proof/certificate';
import { logFault } from '@briefcast/contract/proof/deal-log';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { certificates, dealLog, dealLogParts, files } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation, publishedCreator } from '../../testing/builders.ts';
import { testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkLogs, lookAfterLogs } from './look-after-logs.ts';
import { openSigner } from './signer.ts';

const server = useTestServer();

const readOf = ({ brand, dealId }: Pick<DealSituation, 'brand' | 'dealId'>) =>
  brand.client.proof.log({ params: { id: dealId } });
const kindsOf = ({ entries }: DealLog) => entries.map(({ body }) => body.kind);
const namesOf = ({ entries }: DealLog) => entries.flatMap(({ who }) => who?.value?.name ?? []);

/** A deal from the brief to its end, with one file. */
async function completedDeal() {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'cut.pdf',
    params: { dealId },
  });
  await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Here it is' } });
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
  await brand.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
  await brand.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'COMPLETED' } });
  return { ...situation, file };
}

describe('a deal from its brief to its end', () => {
  let deal: Awaited<ReturnType<typeof completedDeal>>;
  beforeAll(async () => {
    deal = await completedDeal();
  });

  test('is logged entry by entry, each with what it says, and the log fits', async () => {
    const { log, certificate } = await readOf(deal);
    expect(kindsOf(log)).toEqual([
      'deal.created',
      'deal.moved',
      'file.added',
      // The first file begins the work.
      'deal.moved',
      'message.sent',
      'deal.moved',
      'file.reviewed',
      'deal.moved',
      'certificate.issued',
    ]);
    expect(logFault(log)).toBeNull();
    const [brief, accepted, , , message, submitted] = log.entries.map(({ what }) => what?.value);
    expect(brief).toMatchObject({ title: expect.any(String), items: expect.any(Array) });
    expect(accepted).toMatchObject({ to: 'ACCEPTED', rounds: { used: 0 } });
    expect(message).toMatchObject({ text: 'Here it is' });
    expect(submitted).toMatchObject({ files: [{ name: 'cut.pdf', sha256: deal.file.sha256 }] });
    expect(certificate).toMatchObject({
      files: [{ name: 'cut.pdf', sha256: deal.file.sha256 }],
      licenseeAgreed: { entry: 1 },
      licensorAgreed: { entry: 2 },
      licence: { isExclusive: true, until: null },
    });
    expect(certificate && certificateFault(certificate)).toBeNull();
  });

  test('shows its log to both sides and to nobody else', async () => {
    await expect(deal.creator.client.proof.log({ params: { id: deal.dealId } })).resolves.toBeTruthy();
    const stranger = await publishedCreator(server);
    await expect(stranger.client.proof.log({ params: { id: deal.dealId } })).rejects.toMatchObject({
      code: 'deal.not_found',
    });
  });

  test('has a certificate that everybody with the code sees, without title and price', async () => {
    const { certificate } = await readOf(deal);
    const code = certificate?.code ?? '';
    const shown = await server.anonymous.proof.certificate({
      params: { code: code.toLowerCase().replaceAll('-', '') },
    });
    expect(shown.certificate).toMatchObject({ code, deal: { salt: null, value: null } });
    expect(certificateFault(shown.certificate)).toBeNull();
    expect(shown.keys).toContainEqual({
      name: shown.certificate.signature.name,
      publicKey: shown.certificate.signature.publicKey,
    });
    const wrong = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    await expect(server.anonymous.proof.certificate({ params: { code: wrong } })).rejects.toMatchObject({
      code: 'certificate.not_found',
    });
  });

  test('cannot be changed or deleted in the database', async () => {
    const { db } = server.app.deps;
    const ofDeal = eq(dealLog.dealId, deal.dealId);
    await expect(db.update(dealLog).set({ hash: '' }).where(ofDeal)).rejects.toThrow();
    await expect(db.delete(dealLog).where(ofDeal)).rejects.toThrow();
    await expect(
      db.update(dealLogParts).set({ value: {} }).where(eq(dealLogParts.dealId, deal.dealId)),
    ).rejects.toThrow();
    await expect(
      db
        .update(certificates)
        .set({ deal: { salt: '', value: { title: 'Other', budget: 1 } } })
        .where(eq(certificates.dealId, deal.dealId)),
    ).rejects.toThrow();
    await expect(db.delete(certificates).where(eq(certificates.dealId, deal.dealId))).rejects.toThrow();
    expect(logFault((await readOf(deal)).log)).toBeNull();
  });

  test('gives evidence that can be checked, and of which every changed byte is found', async () => {
    const { evidenceUrl } = await readOf(deal);
    const answer = await server.app.http.inject({ url: evidenceUrl });
    expect(answer.statusCode).toBe(200);
    const zip = answer.rawPayload;
    expect(await checkEvidence(zip)).toBeNull();
    // Places all over the file, the same in each run.
    for (let round = 0; round < 150; round += 1) {
      const place = createHash('sha256').update(`${round}`).digest().readUInt32BE() % zip.length;
      const changed = Buffer.from(zip);
      changed[place] = (changed[place] ?? 0) ^ (1 << (round % 8));
      const fault = await checkEvidence(changed);
      expect(fault?.file, `byte ${place} of ${zip.length}`).toBeTruthy();
    }
    expect((await server.app.http.inject({ url: evidenceUrl.replace(/.$/, '!') })).statusCode).toBe(403);
  });
});

test('takes out the name of who deletes their account, and everything still fits', async () => {
  const deal = await completedDeal();
  const before = await readOf(deal);
  const [creatorsName] = namesOf(before.log).slice(1);
  expect(creatorsName).toBeTruthy();
  await deal.creator.client.personalData.removeAccount({ body: { password: testPassword } });
  const { log, certificate } = await readOf(deal);
  expect(namesOf(log)).not.toContain(creatorsName);
  expect(JSON.stringify({ log, certificate })).not.toContain(deal.creator.user.id);
  expect(log.entries.map(({ hash }) => hash)).toEqual(before.log.entries.map(({ hash }) => hash));
  expect(logFault(log)).toBeNull();
  expect(certificate).toMatchObject({ licensor: { value: null }, licensee: { value: expect.anything() } });
  expect(certificate && certificateFault(certificate)).toBeNull();
});

test('signs the ends of logs each day, and finds the one that was written anew', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const { deps } = server.app;
  await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Last words' } });
  await lookAfterLogs(deps, await openSigner(deps));
  const { log } = await readOf({ brand, dealId });
  expect(log.heads).toMatchObject([{ entry: 3, hash: log.entries[2]?.hash }]);
  expect(await checkLogs(deps)).toBe(0);
  // As somebody who owns the database could do it: the triggers off, one entry cut from the end.
  await deps.db.execute(sql`alter table deal_log disable trigger all`);
  await deps.db.delete(dealLog).where(sql`deal_id = ${dealId} and entry = 3`);
  await deps.db.execute(sql`alter table deal_log enable trigger all`);
  expect(await checkLogs(deps)).toBe(1);
});

test('gives a deal from before there were logs what is still known, with the hashes of its files', async () => {
  const deal = await completedDeal();
  const { db } = server.app.deps;
  // As such a deal is after the upgrade: no log, no certificate, no hash.
  for (const table of ['deal_log', 'deal_log_parts', 'certificates']) {
    await db.execute(sql.raw(`alter table ${table} disable trigger all`));
    await db.execute(sql.raw(`delete from ${table} where deal_id = '${deal.dealId}'`));
    await db.execute(sql.raw(`alter table ${table} enable trigger all`));
  }
  await db.update(files).set({ sha256: null }).where(eq(files.id, deal.file.id));
  const { log, certificate } = await readOf(deal);
  expect(kindsOf(log)).toEqual([
    'deal.created',
    'file.added',
    'message.sent',
    'file.reviewed',
    'deal.moved',
    'log.started',
    'certificate.issued',
  ]);
  expect(log.entries.map(({ body }) => body.recorded)).toEqual([
    ...Array.from({ length: 5 }, () => 'LATER'),
    ...Array.from({ length: 2 }, () => 'AT_ONCE'),
  ]);
  expect(logFault(log)).toBeNull();
  expect(certificate?.files).toMatchObject([{ sha256: deal.file.sha256 }]);
});
