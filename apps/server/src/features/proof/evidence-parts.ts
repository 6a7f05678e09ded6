/** What an evidence holds beside its page: log, certificate, brief, chat, comments, hashes and stills of every version. */
import type { Certificate, DealLog, PaperLanguage } from '@briefcast/contract';
import { certificateName, certificatePdfNames, logName } from '@briefcast/contract/proof/evidence';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type deals, files, messages } from '../../platform/database/tables/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { describeBrief } from './describe-deal.ts';
import { describeFile } from './describe-files.ts';
import type { EvidenceComment } from './evidence-comments.ts';
import type { EvidenceFile } from './evidence-zip.ts';

const jsonFile = (name: string, value: unknown): EvidenceFile => ({
  name,
  read: async () => Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** The chat by side and time; names stand in the log alone, where they can be taken out. */
const readChat = (db: Reader, dealId: string) =>
  db
    .select({
      id: messages.id,
      at: messages.createdAt,
      side: messages.senderRole,
      type: messages.type,
      text: messages.content,
      fileId: messages.fileId,
    })
    .from(messages)
    .where(eq(messages.dealId, dealId))
    .orderBy(asc(messages.seq));

const isStored = (storage: Pick<Storage, 'size'>, key: string) =>
  storage.size(key).then(
    () => true,
    () => false,
  );

async function readBytes(storage: Pick<Storage, 'read'>, key: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await storage.read(key)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** A certificate in one of the languages in which it is printed. */
export interface CertificatePaper {
  language: PaperLanguage;
  pdf: Buffer;
}

/** What an evidence is made of that was read before. */
export interface EvidenceParts {
  deal: typeof deals.$inferSelect;
  log: DealLog;
  comments: EvidenceComment[];
  /** Null before the deal is completed. */
  certificate: Certificate | null;
  /** The certificate as it was printed. */
  papers: readonly CertificatePaper[];
}

/** Every file of an evidence but its page and manifest. */
export async function evidenceFiles(
  { db, storage }: { db: Reader; storage: Pick<Storage, 'read' | 'size'> },
  { deal, log, comments, certificate, papers }: EvidenceParts,
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
    stills.push({ name: `stills/${id}.webp`, read: () => readBytes(storage, posterKey) });
  }
  return [
    jsonFile(logName, log),
    ...(certificate ? [jsonFile(certificateName, certificate)] : []),
    ...papers.map(({ language, pdf }) => ({ name: certificatePdfNames[language], read: async () => pdf })),
    jsonFile('brief.json', await describeBrief(db, deal)),
    jsonFile('chat.json', await readChat(db, dealId)),
    jsonFile('comments.json', comments),
    jsonFile('files.json', delivered.map(describeFile)),
    jsonFile('public-keys.json', log.keys),
    ...stills,
  ];
}
