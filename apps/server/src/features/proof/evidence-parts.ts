/**
 * Contents of an evidence besides its page: log, certificate, brief, chat, comments, hashes and stills of every
 * version.
 */
import type { Certificate, PaperLanguage, SignedLogHead } from '@briefcast/contract';
import { certificateName, certificatePdfNames, logName } from '@briefcast/contract/proof/evidence';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type deals, files, messages } from '../../platform/database/tables/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { describeBrief } from './describe-deal.ts';
import { describeFile } from './describe-files.ts';
import { readComments } from './evidence-comments.ts';
import { type EvidenceFile, wholeFile } from './evidence-zip.ts';
import { type LogOf, readLogParts } from './read-log.ts';

const jsonFile = (name: string, value: unknown) => wholeFile(name, `${JSON.stringify(value)}\n`);

/** Writes one thing a line, so that reader and server need not hold the whole list in memory. */
async function* linesOf<Thing>(lists: AsyncIterable<Thing[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const list of lists) {
    if (list.length === 0) continue;
    const lines = list.map((thing) => JSON.stringify(thing)).join(',\n');
    yield isFirst ? `\n${lines}` : `,\n${lines}`;
    isFirst = false;
  }
}

const listFile = (name: string, read: () => AsyncIterable<unknown[]>): EvidenceFile => ({
  name,
  async *read() {
    yield '[';
    yield* linesOf(read());
    yield '\n]\n';
  },
});

/** The log to this entry as JSON, piece by piece. */
export async function* logText(db: Reader, log: LogOf, upTo: number): AsyncGenerator<string> {
  const heads: SignedLogHead[] = [];
  async function* entries() {
    for await (const part of readLogParts(db, log, upTo)) {
      heads.push(...part.heads);
      yield part.entries;
    }
  }
  yield `{"dealId":${JSON.stringify(log.dealId)},"entries":[`;
  yield* linesOf(entries());
  yield `\n],"heads":${JSON.stringify(heads)},"keys":${JSON.stringify(log.keys)}}`;
}

const messagesPerPart = 100;

/** The chat by side and time, some at a time; names stand in the log alone, where they can be taken out. */
async function* readChat(db: Reader, dealId: string) {
  let after = 0;
  let isLast = false;
  while (!isLast) {
    const rows = await db
      .select({
        seq: messages.seq,
        id: messages.id,
        at: messages.createdAt,
        writtenAt: messages.writtenAt,
        side: messages.senderRole,
        type: messages.type,
        text: messages.content,
        fileId: messages.fileId,
      })
      .from(messages)
      .where(and(eq(messages.dealId, dealId), gt(messages.seq, after)))
      .orderBy(asc(messages.seq))
      .limit(messagesPerPart);
    yield rows.map(({ seq: _, ...message }) => message);
    after = rows.at(-1)?.seq ?? after;
    isLast = rows.length < messagesPerPart;
  }
}

const isStored = (storage: Pick<Storage, 'size'>, key: string) =>
  storage.size(key).then(
    () => true,
    () => false,
  );

/** A certificate in one of the languages in which it is printed. */
export interface CertificatePaper {
  language: PaperLanguage;
  pdf: Buffer;
}

/** Parts of an evidence that were read before. */
export interface EvidenceParts {
  deal: typeof deals.$inferSelect;
  log: LogOf;
  /** Number of the log's entries that belong to it: up to the one that its fresh signature names. */
  entries: number;
  /** Null before the deal is completed. */
  certificate: Certificate | null;
  /** The certificate as it was printed. */
  papers: readonly CertificatePaper[];
}

/** Every file of an evidence but its page and manifest. */
export async function evidenceFiles(
  { db, storage }: { db: Reader; storage: Pick<Storage, 'read' | 'size'> },
  { deal, log, entries, certificate, papers }: EvidenceParts,
): Promise<EvidenceFile[]> {
  const { id: dealId } = deal;
  const delivered = await db
    .select()
    .from(files)
    .where(and(eq(files.dealId, dealId), ne(files.status, 'DRAFT')))
    .orderBy(asc(files.id));
  const stills: EvidenceFile[] = [];
  for (const { id, posterKey } of delivered) {
    if (posterKey === null || !(await isStored(storage, posterKey))) continue;
    stills.push({
      name: `stills/${id}.webp`,
      async *read() {
        yield* await storage.read(posterKey);
      },
    });
  }
  return [
    { name: logName, read: () => logText(db, log, entries) },
    ...(certificate ? [jsonFile(certificateName, certificate)] : []),
    ...papers.map(({ language, pdf }) => wholeFile(certificatePdfNames[language], pdf)),
    jsonFile('brief.json', await describeBrief(db, deal)),
    listFile('chat.json', () => readChat(db, dealId)),
    listFile('comments.json', () => readComments(db, dealId)),
    jsonFile('files.json', delivered.map(describeFile)),
    jsonFile('public-keys.json', log.keys),
    ...stills,
  ];
}
