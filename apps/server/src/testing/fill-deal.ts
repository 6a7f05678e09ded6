/** Fills a deal and its people with what they could have made in months, straight into the database. */
import {
  type Drawing,
  limits,
  mostDrawnPoints,
  mostThreadWeight,
  packWaveform,
  weightOfComment,
} from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../platform/database/database.ts';
import {
  auditEntries,
  commentReplies,
  comments,
  deals,
  fileMedia,
  files,
  ledgerEntries,
  messages,
  notifications,
} from '../platform/database/tables/index.ts';

const rowsPerStatement = 200;

async function inParts<Thing>(things: readonly Thing[], insert: (some: Thing[]) => Promise<unknown>) {
  for (let from = 0; from < things.length; from += rowsPerStatement)
    await insert(things.slice(from, from + rowsPerStatement));
}

const times = <Thing>(count: number, make: (index: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The longest text that may be written, of letters of two bytes each. */
export const longestText = 'ص'.repeat(limits.text);

/** Deal to fill, with its two sides. */
export interface Filling {
  dealId: string;
  creatorId: string;
  brandId: string;
  /** Id of the brand's person. */
  userId: string;
}

/** Messages of the creator, in this order. */
export async function fillMessages(
  db: Database,
  { dealId, creatorId }: Pick<Filling, 'dealId' | 'creatorId'>,
  texts: readonly string[],
): Promise<void> {
  let last = 0;
  await inParts(texts, async (some) => {
    const rows = await db
      .insert(messages)
      .values(
        some.map((content) => ({
          dealId,
          senderId: creatorId,
          senderRole: 'CREATOR' as const,
          content,
          type: 'TEXT' as const,
        })),
      )
      .returning({ seq: messages.seq });
    last = Math.max(last, ...rows.map(({ seq }) => seq));
  });
  await db
    .update(deals)
    .set({ lastMessageSeq: last, creatorMessages: texts.length })
    .where(eq(deals.id, dealId));
}

/** Films that were submitted, each with everything that is found out of one. Returns their ids. */
export async function fillFiles(
  db: Database,
  { dealId, creatorId }: Pick<Filling, 'dealId' | 'creatorId'>,
  count: number,
): Promise<string[]> {
  const ids = times(count, () => uuidv7());
  const made = { numerator: 25, denominator: 1 };
  await inParts(ids, async (some) => {
    await db.insert(files).values(
      some.map((id) => ({
        id,
        dealId,
        uploaderRole: 'CREATOR' as const,
        uploaderId: creatorId,
        originalName: `${'n'.repeat(limits.fileName - 4)}.mp4`,
        storageKey: `filled/${id}`,
        mimeType: 'video/mp4',
        type: 'VIDEO' as const,
        size: 1000,
        width: 1080,
        height: 1920,
        durationSeconds: 60,
        status: 'PENDING' as const,
        sha256: 'a'.repeat(64),
      })),
    );
    await db.insert(fileMedia).values(
      some.map((fileId) => ({
        fileId,
        state: 'READY' as const,
        progress: 100,
        found: {
          ...{ width: 1080, height: 1920, durationSeconds: 60, frameRate: made, frames: 1500 },
          ...{ isVariableRate: false, videoCodec: 'h264', audio: null, loudness: null },
          ...{ blackParts: [], silentParts: [], proxy: null, storyboard: null },
        },
        waveform: packWaveform(times(600, (index) => index % 100)),
        changedAt: new Date(),
      })),
    );
  });
  return ids;
}

/** A stroke through as many places as a drawing may have. */
const longestDrawing: Drawing = {
  ratio: 0.5625,
  shapes: [
    {
      tool: 'PEN',
      color: 'PINK',
      points: times(mostDrawnPoints, (index): [number, number] => [100 + (index % 900), 999 - (index % 900)]),
    },
  ],
};

/**
 * Adds comments of the brand to a file, each with a drawing and as many of the longest replies as have room next to
 * it.
 */
export async function fillComments(
  db: Database,
  { dealId, userId }: Pick<Filling, 'dealId' | 'userId'>,
  fileId: string,
  count: number,
): Promise<void> {
  const said = { text: longestText, drawing: longestDrawing };
  const author = { authorRole: 'BRAND' as const, authorId: userId };
  const rows = times(count, (index) => ({
    ...author,
    ...{ id: uuidv7(), dealId, fileId, stackId: fileId, kind: 'IN_BRIEF' as const, isTask: true },
    ...{ number: index + 1, change: index + 1, addedChange: index + 1 },
    ...{ text: said.text, strokes: said.drawing, weight: mostThreadWeight },
  }));
  const replies = Math.floor((mostThreadWeight - weightOfComment(said)) / (2 * limits.text + 400));
  await inParts(rows, async (some) => {
    await db.insert(comments).values(some);
    await inParts(
      some.flatMap(({ id }) => times(replies, () => ({ commentId: id, text: longestText, ...author }))),
      (part) => db.insert(commentReplies).values(part),
    );
  });
}

/** Further deals of the two, as the one is. */
const fillDeals = (db: Database, { dealId }: Filling, count: number) =>
  inParts(
    times(count, () => uuidv7()),
    async (ids) => {
      const [deal] = await db.select().from(deals).where(eq(deals.id, dealId));
      if (deal)
        await db.insert(deals).values(
          ids.map((id) => ({
            ...deal,
            id,
            title: longestText.slice(0, limits.title),
            description: longestText,
          })),
        );
    },
  );

/** Lines of both people's bells. */
const fillNotifications = (db: Database, { dealId, creatorId, userId }: Filling, count: number) =>
  inParts(
    times(count, (index) => index),
    (some) =>
      db.insert(notifications).values(
        some.flatMap(() => [
          { ...{ userId: creatorId, role: 'CREATOR' as const }, ...bellLine(dealId) },
          { ...{ userId, role: 'BRAND' as const }, ...bellLine(dealId) },
        ]),
      ),
  );
const bellLine = (dealId: string) => ({
  kind: 'messages.unread' as const,
  dealId,
  cause: uuidv7(),
  inApp: true,
});

/** Movements of the brand's credits, and lines of the admin's trail. */
const fillBooks = (db: Database, { brandId, dealId, userId }: Filling, count: number) =>
  inParts(
    times(count, () => uuidv7()),
    async (some) => {
      await db.insert(ledgerEntries).values(
        some.map((key) => ({
          ...{ key, ownerId: brandId, movement: 'HELD' as const, cause: 'deal.created', dealId },
          ...{ actorId: userId, credits: 1, change: -1, readyAfter: 0 },
        })),
      );
      await db.insert(auditEntries).values(
        some.map((subject) => ({
          ...{ actor: 'admin', action: 'deal.cancel', subject, before: { status: 'ACCEPTED' } },
          after: { status: 'CANCELLED', reason: longestText.slice(0, 500) },
        })),
      );
    },
  );

/** Writes a message in every deal of a brand, so that each is a conversation. */
export async function fillConversations(db: Database, brandId: string, text: string): Promise<void> {
  await db.execute(sql`insert into messages (id, deal_id, sender_role, type, content)
    select gen_random_uuid(), d.id, 'CREATOR', 'TEXT', ${text} from deals d where d.brand_id = ${brandId}::uuid`);
  await db.execute(sql`update deals d set last_message_seq = m.seq
    from (select deal_id, max(seq) as seq from messages group by deal_id) m where m.deal_id = d.id`);
}

/** Number of each kind. */
export interface Filled {
  messages: number;
  files: number;
  comments: number;
  deals: number;
  notifications: number;
  books: number;
}

/** Everything above. Returns the file that is commented on. */
export async function fillDeal(db: Database, filling: Filling, filled: Filled): Promise<string> {
  await db
    .update(deals)
    .set({ title: longestText.slice(0, limits.title) })
    .where(eq(deals.id, filling.dealId));
  await fillDeals(db, filling, filled.deals);
  await fillNotifications(db, filling, filled.notifications);
  await fillBooks(db, filling, filled.books);
  const [fileId = ''] = await fillFiles(db, filling, filled.files);
  await fillComments(db, filling, fileId, filled.comments);
  await fillMessages(
    db,
    filling,
    times(filled.messages, () => longestText),
  );
  await db.execute(sql`analyze`);
  return fileId;
}
