import { createHash, webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import {
  api,
  type DealLog,
  type DrawingShape,
  limits,
  logBeginning,
  logPageBounds,
} from '@briefcast/contract';
import { certificateFault } from '@briefcast/contract/proof/certificate';
import { endOfPart, faultOfPart, logFault } from '@briefcast/contract/proof/deal-log';
import { certificatePdfNames, logName } from '@briefcast/contract/proof/evidence';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  certificates,
  dealLog,
  dealLogParts,
  files,
  messages,
} from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation, publishedCreator } from '../../testing/builders.ts';
import { fillMessages } from '../../testing/fill-deal.ts';
import { testPassword, useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sendFile } from '../../testing/send-file.ts';
import { checkEvidence, readEvidence } from './check-evidence.ts';
import { checkEveryLog } from './check-logs.ts';
import { checkSomeLogs } from './check-logs-job.ts';
import { openSigner } from './signer.ts';
import { messagesAtOnce } from './waiting-messages.ts';

const server = useTestServer();

const readOf = ({ brand, dealId }: Pick<DealSituation, 'brand' | 'dealId'>) =>
  brand.client.proof.log({ params: { id: dealId } });
const kindsOf = ({ entries }: DealLog) => entries.map(({ body }) => body.kind);
const namesOf = ({ entries }: DealLog) => entries.flatMap(({ who }) => who?.value?.name ?? []);

/** Returns the text of an evidence's page once its script has run, in a document of the two elements that it knows. */
async function checkInPage(page: string) {
  const [, data, script = ''] =
    /<script type="application\/json"[^>]*>(.*?)<\/script>\s*<script>(.*?)<\/script>/s.exec(page) ?? [];
  const shown = { dataset: {} as { state?: string }, textContent: '' };
  const elements: Record<string, unknown> = {
    'evidence-log': { textContent: data },
    'evidence-check': shown,
  };
  const [, lang] = /<html lang="([^"]+)"/.exec(page) ?? [];
  const document = { documentElement: { lang }, getElementById: (id: string) => elements[id] ?? null };
  await runInNewContext(script, { document, crypto: webcrypto, TextEncoder });
  return { state: shown.dataset.state, text: shown.textContent };
}

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
    const { evidenceUrl, certificate } = await readOf(deal);
    const answer = await server.app.http.inject({ url: evidenceUrl });
    expect(answer.statusCode).toBe(200);
    const zip = answer.rawPayload;
    expect(await checkEvidence(zip)).toBeNull();
    const texts = await Promise.all(
      Object.values(certificatePdfNames).map(
        async (name) => (await readPdf(await readEvidence(zip, name))).text,
      ),
    );
    expect(texts).toEqual([
      expect.stringContaining(certificate?.code ?? '-'),
      expect.stringContaining(certificate?.code ?? '-'),
    ]);
    expect(texts[0]).not.toBe(texts[1]);
    const page = (await readEvidence(zip, 'index.html')).toString();
    for (const name of Object.values(certificatePdfNames)) expect(page).toContain(`href="${name}"`);
    // Places all over the file, the same in each run.
    for (let round = 0; round < 50; round += 1) {
      const place = createHash('sha256').update(`${round}`).digest().readUInt32BE() % zip.length;
      const changed = Buffer.from(zip);
      changed[place] = (changed[place] ?? 0) ^ (1 << (round % 8));
      const fault = await checkEvidence(changed);
      expect(fault?.file, `byte ${place} of ${zip.length}`).toBeTruthy();
    }
    expect((await server.app.http.inject({ url: evidenceUrl.replace(/.$/, '!') })).statusCode).toBe(403);
  });
});

test('the page of the evidence shows what was said, and names the entry that does not fit', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const sent = { name: 'cut.pdf', params: { dealId } };
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), sent);
  const arrow: DrawingShape = {
    tool: 'ARROW',
    color: 'PINK',
    points: [
      [10, 20],
      [300, 300],
    ],
  };
  await brand.client.comments.add({
    params: { id: file.id },
    body: { kind: 'NOTE', text: 'The label <here>', drawing: { ratio: 0.5, shapes: [arrow] } },
  });
  await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Here it is' } });
  const { evidenceUrl, log } = await readOf({ brand, dealId });
  const zip = (await server.app.http.inject({ url: evidenceUrl })).rawPayload;
  const page = (await readEvidence(zip, 'index.html')).toString();
  const shown = page.slice(0, page.indexOf('<script'));
  for (const words of [
    'Here it is',
    'The label &lt;here&gt;',
    'Drawing: arrow, top left',
    '<path d="M5.0 20.0L',
  ])
    expect(shown).toContain(words);
  const count = log.entries.length;
  expect(await checkInPage(page)).toEqual({ state: 'fits', text: expect.stringContaining(`All ${count} `) });

  const naming = (entry: number) => ({ state: 'broken', text: expect.stringContaining(`Entry ${entry} `) });
  expect(await checkInPage(page.replaceAll('Here it is', 'Here it was'))).toEqual(naming(count));
  const otherHash = page.replaceAll(log.entries[1]?.hash ?? '', 'f'.repeat(64));
  expect(await checkInPage(otherHash)).toEqual(naming(2));
  const inOtherDigits = await checkInPage(otherHash.replace('lang="en"', 'lang="ar-EG"'));
  expect(inOtherDigits.text).toContain('Entry ٢ ');
  const otherSignature = page.replace(/"signature":"[0-9a-f]{128}"/, `"signature":"${'0'.repeat(128)}"`);
  expect(await checkInPage(otherSignature)).toEqual(naming(count));
});

test('a long log is read in pages, each within its bounds, and fits over all of them', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  // More than what is read of the chat at once, short ones and some as long as a message may be.
  const longest = 'ص'.repeat(limits.text);
  const texts = Array.from({ length: messagesAtOnce + 100 }, (_, index) =>
    index % 10 === 0 ? longest : `Message ${index}`,
  );
  await fillMessages(server.app.deps.db, { dealId, creatorId: creator.user.id }, texts);

  const params = { id: dealId };
  const { log, next } = await readOf({ brand, dealId });
  const pages = [{ entries: log.entries, heads: log.heads, next }];
  let end = logBeginning;
  for (const page of pages) {
    expect(page.entries.length).toBeLessThanOrEqual(logPageBounds.entries);
    expect(Buffer.byteLength(JSON.stringify(page.entries))).toBeLessThan(logPageBounds.bytes * 1.1);
    expect(faultOfPart(log, end, page)).toBeNull();
    end = endOfPart(end, page);
    if (page.next !== null) {
      expect(page.next).toBe(end.entry);
      pages.push(await brand.client.proof.logPage({ params, query: { after: page.next } }));
    }
  }
  expect(pages.length).toBeGreaterThan(2);
  expect(end.entry).toBe(texts.length + 2);
  const said = pages.flatMap(({ entries }) => entries.flatMap(({ what }) => what?.value?.text ?? []));
  expect(said).toEqual(texts);
  // The evidence holds the same entries, each on a line of its own.
  const { evidenceUrl } = await readOf({ brand, dealId });
  const zip = (await server.app.http.inject({ url: evidenceUrl })).rawPayload;
  expect(await checkEvidence(zip)).toBeNull();
  const kept = (await readEvidence(zip, logName)).toString();
  expect(kept.split('\n').length).toBe(texts.length + 2 + 2);
  const whole: DealLog = JSON.parse(kept);
  expect(whole.entries).toEqual(pages.flatMap(({ entries }) => entries));
});

test('one evidence of a deal is made at a time, and who asks for more is told to wait', async () => {
  const { brand, dealId } = await acceptedDeal(server);
  const { evidenceUrl } = await readOf({ brand, dealId });
  const ask = () => server.app.http.inject({ url: evidenceUrl });
  const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await ask()).statusCode).toBe(200);
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

/** As somebody who owns the database could do it: the triggers off, one entry cut from the end. */
async function cutEntry(dealId: string, entry: number) {
  const { db } = server.app.deps;
  await db.execute(sql`alter table deal_log disable trigger all`);
  await db.delete(dealLog).where(sql`deal_id = ${dealId} and entry = ${entry}`);
  await db.execute(sql`alter table deal_log enable trigger all`);
}

test('signs the ends of logs each day, finds the one that was cut, and adds nothing to it', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const { deps } = server.app;
  await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Last words' } });
  await checkSomeLogs(deps, await openSigner(deps), { after: null });
  const { log } = await readOf({ brand, dealId });
  expect(log.heads).toMatchObject([{ entry: 3, hash: log.entries[2]?.hash }]);
  const { logs, faults } = await checkEveryLog(deps.db);
  expect(faults).toEqual([]);
  await cutEntry(dealId, 3);
  const fault = { dealId, entry: 3, reason: 'missing' };
  expect(await checkEveryLog(deps.db)).toEqual({ logs, faults: [fault] });
  const refusal = { code: 'deal.log_cut', message: expect.stringContaining('entry 3 is missing') };
  await expect(readOf({ brand, dealId })).rejects.toMatchObject(refusal);
  const sent = { name: 'cut.pdf', params: { dealId } };
  const adding = sendFile(server, creator, api.files.upload, samplePdf(), sent);
  await expect(adding).rejects.toMatchObject(refusal);
  // Neither is the first entry written again where all are gone.
  await cutEntry(dealId, 2);
  await cutEntry(dealId, 1);
  await expect(readOf({ brand, dealId })).rejects.toMatchObject({
    message: expect.stringContaining('entry 1 is missing'),
  });
});

test('finds a message that was taken away or changed by hand, in the log already or not', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const { db } = server.app.deps;
  const send = async ({ client }: typeof brand, content: string) =>
    (await client.messages.send({ body: { dealId, type: 'TEXT', content } })).message.id;
  const said = await send(creator, 'Two hundred');
  const answer = await send(brand, 'Agreed');
  await readOf({ brand, dealId });
  const late = await send(creator, 'Not in the log yet');
  const faults = async () => (await checkEveryLog(db)).faults.filter((fault) => fault.dealId === dealId);
  expect(await faults()).toEqual([]);

  await db.delete(messages).where(eq(messages.id, late));
  expect(await faults()).toEqual([{ dealId, entry: null, reason: 'messages' }]);
  await db.update(messages).set({ content: 'Three hundred' }).where(eq(messages.id, said));
  expect(await faults()).toEqual([{ dealId, entry: 3, reason: 'message_changed' }]);
  await db.update(messages).set({ content: 'Two hundred', senderRole: 'BRAND' }).where(eq(messages.id, said));
  expect(await faults()).toEqual([{ dealId, entry: 3, reason: 'message_changed' }]);
  await db.update(messages).set({ senderRole: 'CREATOR' }).where(eq(messages.id, said));
  await db.delete(messages).where(eq(messages.id, answer));
  expect(await faults()).toEqual([{ dealId, entry: 4, reason: 'message_missing' }]);
  // Deleting a deal as the admin takes its messages along, and is no fault.
  await (await server.signInAdmin()).client.admin.removeDeal({ params: { id: dealId } });
  expect(await faults()).toEqual([]);
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
