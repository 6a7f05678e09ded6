/** The log of a deal from before logs were kept: it begins with what is still known, and says so in each entry. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { comments, type deals, files } from '../../platform/database/tables/index.ts';
import type { NewEntry } from './new-entries.ts';
import { messagesAtOnce, readWaitingMessages } from './waiting-messages.ts';

type Deal = typeof deals.$inferSelect;
type Known = Pick<NewEntry, 'kind' | 'at' | 'side' | 'personId' | 'about'> & Partial<Pick<NewEntry, 'data'>>;

const later = (known: Known): NewEntry => ({ data: null, recorded: 'LATER', ...known });

function knownOfFile(file: typeof files.$inferSelect): NewEntry[] {
  const { id: about, reviewedAt } = file;
  const side = file.uploaderRole;
  const added = later({ kind: 'file.added', at: file.createdAt, side, personId: file.uploaderId, about });
  if (!reviewedAt) return [added];
  return [
    added,
    later({ kind: 'file.reviewed', at: reviewedAt, side: 'BRAND', personId: file.reviewerId, about }),
  ];
}

const knownOfComment = ({ createdAt, authorRole, authorId, id }: typeof comments.$inferSelect) =>
  later({
    kind: 'comment.added',
    at: createdAt,
    side: authorRole ?? 'SYSTEM',
    personId: authorId,
    about: id,
  });

function knownOfDeal(deal: Deal): NewEntry[] {
  const began = later({
    kind: 'deal.created',
    at: deal.createdAt,
    side: 'BRAND',
    personId: deal.sentBy,
    about: null,
  });
  if (!deal.completedAt) return [began];
  const data = { from: null, to: 'COMPLETED' };
  const completed = { kind: 'deal.moved', at: deal.completedAt, side: 'BRAND', about: null, data } as const;
  return [began, later({ ...completed, personId: deal.statusBy })];
}

async function knownMessages(db: Reader, dealId: string): Promise<NewEntry[]> {
  const known: NewEntry[] = [];
  let waiting: NewEntry[];
  do {
    waiting = await readWaitingMessages(db, dealId, known.at(-1)?.message?.seq ?? 0);
    known.push(...waiting.map((one): NewEntry => ({ ...one, recorded: 'LATER' })));
  } while (waiting.length === messagesAtOnce);
  return known;
}

/** Everything that is known of an old deal, oldest first, and last that its log was begun now. */
export async function readKnown(db: Reader, deal: Deal, now: Date): Promise<NewEntry[]> {
  const ofFiles = await db
    .select()
    .from(files)
    .where(and(eq(files.dealId, deal.id), ne(files.status, 'DRAFT'), eq(files.attached, false)));
  const ofComments = await db
    .select()
    .from(comments)
    .where(and(eq(comments.dealId, deal.id), isNull(comments.removedAt)));
  const known = [
    ...knownOfDeal(deal),
    ...ofFiles.flatMap(knownOfFile),
    ...ofComments.map(knownOfComment),
    ...(await knownMessages(db, deal.id)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const data = { status: deal.status };
  const started = {
    kind: 'log.started',
    at: now,
    side: 'SYSTEM',
    personId: null,
    about: null,
    data,
  } as const;
  return [...known, { ...started, recorded: 'AT_ONCE' }];
}
