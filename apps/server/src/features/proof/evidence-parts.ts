/** What an evidence holds beside the log: brief, chat, comments with their drawings, hashes and stills of every version. */
import type { Certificate, DealLog } from '@briefcast/contract';
import { certificateName, logName } from '@briefcast/contract/proof/evidence';
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { commentReplies, comments, files, messages } from '../../platform/database/tables/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { describeBrief } from './describe-deal.ts';
import { describeComment, describeFile } from './describe-files.ts';
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

/** What both sides see: no notes of guests, and nothing that was deleted. */
async function readComments(db: Reader, dealId: string) {
  const rows = await db
    .select({ id: comments.id, at: comments.createdAt, side: comments.authorRole })
    .from(comments)
    .where(
      and(
        eq(comments.dealId, dealId),
        isNull(comments.removedAt),
        or(isNull(comments.guestId), ne(comments.kind, 'NOTE')),
      ),
    )
    .orderBy(asc(comments.id));
  const replies = await db
    .select({
      commentId: commentReplies.commentId,
      at: commentReplies.createdAt,
      side: commentReplies.authorRole,
      text: commentReplies.text,
    })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .where(eq(comments.dealId, dealId))
    .orderBy(asc(commentReplies.id));
  const described = [];
  for (const { id, at, side } of rows) {
    const what = await describeComment(db, id, false);
    if (!what) continue;
    const { reply: _, ...said } = what;
    const answers = replies.filter(({ commentId }) => commentId === id);
    described.push({ id, at, side, ...said, replies: answers.map(({ commentId: _id, ...reply }) => reply) });
  }
  return described;
}

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

/** Every file of an evidence but its page and manifest. */
export async function evidenceFiles(
  { db, storage }: { db: Reader; storage: Pick<Storage, 'read' | 'size'> },
  { log, certificate }: { log: DealLog; certificate: Certificate | null },
): Promise<EvidenceFile[]> {
  const { dealId } = log;
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
    jsonFile('brief.json', await describeBrief(db, dealId)),
    jsonFile('chat.json', await readChat(db, dealId)),
    jsonFile('comments.json', await readComments(db, dealId)),
    jsonFile('files.json', delivered.map(describeFile)),
    jsonFile('public-keys.json', log.keys),
    ...stills,
  ];
}
