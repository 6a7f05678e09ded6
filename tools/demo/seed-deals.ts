/** The rows of the demo's deals: what was sent, said, handed over and seen. */
import { type Category, type DealStatus, defaultCurrency, type Role } from '@briefcast/contract';
import { activeStatuses } from '@briefcast/contract/deals/status';
import type { FrozenGuidelines } from '../../apps/server/src/features/deals/freeze-brief.ts';
import type {
  dealReads,
  deals,
  files,
  messages,
} from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day, hour, idAt, latest } from './moments.ts';
import { demoDepositOf, paymentDaysOf } from './payments.ts';
import { addedCentsOf } from './seed-additions.ts';
import { type BriefRows, briefRows, roundsOf } from './seed-briefs.ts';
import { categoryNamed } from './seed-people.ts';
import { rightsColumns } from './seed-rights.ts';
import { sampleOf } from './seed-samples.ts';
import type { DemoDeal } from './types.ts';

type FileRow = Pick<
  typeof files.$inferInsert,
  | 'dealId'
  | 'uploaderRole'
  | 'uploaderId'
  | 'reviewerId'
  | 'originalName'
  | 'status'
  | 'feedback'
  | 'superseded'
  | 'reviewedAt'
> & { id: string; createdAt: Date; file: string };

type MessageRow = typeof messages.$inferInsert & { id: string; createdAt: Date };

export interface DealRows {
  deal: typeof deals.$inferInsert & { id: string; lastActivityAt: Date };
  brief: BriefRows;
  files: FileRow[];
  /** Oldest first. */
  messages: MessageRow[];
  /** Messages that the other side has not seen. */
  unreadIds: Set<string>;
}

export interface Parties {
  brand: { id: string; name: string; ownerId: string; guidelines: FrozenGuidelines };
  /** The account of a brand's member by its key. */
  memberId: (key: string) => string;
  creator: { id: string };
}

const statusesAfterAcceptance: readonly DealStatus[] = [...activeStatuses, 'COMPLETED'];

type Brief = { id: string; createdAt: Date };

/** Acting person of the brand: the member that is named, else the owner. */
const personOf = ({ brand, memberId }: Parties, key: string | undefined) =>
  key === undefined ? brand.ownerId : memberId(key);

/** Side that brought a deal to its status, by the rules of its moves. */
const moverOf = (status: DealStatus, { brand, creator }: Parties) =>
  (['BRIEF_SENT', 'COMPLETED', 'CANCELLED', 'NEEDS_REVISION'] as DealStatus[]).includes(status)
    ? brand.ownerId
    : creator.id;

/** Long enough to have looked at it, and never in the future: the longer a file's name, the longer it took. */
const reviewTime = ({ originalName }: { originalName: string }, uploadedAt: Date, now: Date) =>
  new Date(Math.min(uploadedAt.getTime() + originalName.length * hour, now.getTime() - 1));

function fileRows(
  { references, rounds }: DemoDeal,
  { id: dealId, createdAt }: Brief,
  parties: Parties,
  now: Date,
) {
  const sent = references.map(
    ({ file, name }): FileRow => ({
      id: idAt(createdAt),
      dealId,
      file,
      originalName: name,
      uploaderRole: 'BRAND',
      uploaderId: parties.brand.ownerId,
      status: 'REFERENCE',
      createdAt,
    }),
  );
  const handedOver = rounds.flat().map((content): FileRow => {
    const uploadedAt = before(now, content.uploadedHoursAgo * hour);
    return {
      id: idAt(uploadedAt),
      dealId,
      file: content.file,
      originalName: content.originalName,
      uploaderRole: 'CREATOR',
      uploaderId: parties.creator.id,
      reviewerId: content.verdict === 'PENDING' ? null : personOf(parties, content.reviewedBy),
      status: content.verdict,
      feedback: content.feedback ?? null,
      reviewedAt: content.verdict === 'PENDING' ? null : reviewTime(content, uploadedAt, now),
      superseded: content.superseded ?? false,
      createdAt: uploadedAt,
    };
  });
  return { sent, handedOver };
}

function messageRows(demo: DemoDeal, { id: dealId }: Brief, sent: FileRow[], parties: Parties, now: Date) {
  const attached = sent.map(
    (file): MessageRow => ({
      id: idAt(file.createdAt),
      dealId,
      senderId: parties.brand.ownerId,
      senderRole: 'BRAND',
      type: 'FILE',
      content: file.originalName,
      fileId: file.id,
      createdAt: file.createdAt,
    }),
  );
  const written = demo.messages.map(({ from, text, hoursAgo, unread, by }) => {
    const createdAt = before(now, hoursAgo * hour);
    const row: MessageRow = {
      id: idAt(createdAt),
      dealId,
      senderId: from === 'BRAND' ? personOf(parties, by) : parties.creator.id,
      senderRole: from,
      type: 'TEXT',
      content: text,
      createdAt,
    };
    return { row, unread };
  });
  return {
    messages: [...attached, ...written.map(({ row }) => row)],
    unreadIds: new Set(written.filter(({ unread }) => unread).map(({ row }) => row.id)),
  };
}

/** The form sends the day that was chosen, without an hour. */
const deadlineOf = ({ deadlineInDays }: DemoDeal, now: Date) =>
  new Date(Math.floor((now.getTime() + deadlineInDays * day) / day) * day);

/** A creator answers within a day, and before anything else that they do. */
function acceptTime({ status, title }: DemoDeal, sentAt: Date, creatorActs: readonly Date[]): Date | null {
  if (!statusesAfterAcceptance.includes(status)) return null;
  const answered = sentAt.getTime() + (1 + (title.length % 22)) * hour;
  return new Date(Math.min(answered, ...creatorActs.map((act) => act.getTime())));
}

function depositColumns(key: string) {
  const deposit = demoDepositOf(key);
  return {
    depositPercent: deposit?.percent ?? null,
    depositDays: deposit?.days ?? null,
    waitsForDeposit: deposit !== null,
  };
}

const countBy = (messages: readonly MessageRow[], side: Role) =>
  messages.filter(({ senderRole }) => senderRole === side).length;

/** A deal with its files and messages. */
export function dealRows(
  demo: DemoDeal,
  parties: Parties,
  { now, categories }: { now: Date; categories: readonly Category[] },
): DealRows {
  const createdAt = before(now, demo.createdDaysAgo * day);
  const brief = { id: idAt(createdAt), createdAt };
  const { sent, handedOver } = fileRows(demo, brief, parties, now);
  const { messages, unreadIds } = messageRows(demo, brief, sent, parties, now);
  const actedBy = (side: 'BRAND' | 'CREATOR') =>
    [
      ...messages.filter(({ senderRole }) => senderRole === side),
      ...handedOver.filter(({ uploaderRole }) => uploaderRole === side),
    ].map((row) => row.createdAt);
  const brandActs = [createdAt, ...actedBy('BRAND')];
  const creatorActs = actedBy('CREATOR');
  return {
    deal: {
      ...brief,
      title: demo.title,
      description: demo.description,
      status: demo.status,
      budget: demo.budgetCents,
      addedCents: addedCentsOf(demo.key),
      currency: demo.currency ?? defaultCurrency,
      deadline: deadlineOf(demo, now),
      requirements: demo.requirements,
      deliverables: demo.deliverables,
      ...roundsOf(demo),
      paymentDays: paymentDaysOf(demo.key),
      ...depositColumns(demo.key),
      ...rightsColumns(demo.key),
      sample: sampleOf(demo.key),
      categoryId: categoryNamed(categories, demo.category).id,
      brandId: parties.brand.id,
      brandName: parties.brand.name,
      creatorId: parties.creator.id,
      sentBy: parties.brand.ownerId,
      statusBy: moverOf(demo.status, parties),
      acceptedAt: acceptTime(demo, createdAt, creatorActs),
      completedAt: demo.status === 'COMPLETED' ? latest(brandActs) : null,
      lastActivityAt: latest([...brandActs, ...creatorActs]),
      brandActedAt: latest(brandActs),
      creatorActedAt: creatorActs.length > 0 ? latest(creatorActs) : null,
      brandMessages: countBy(messages, 'BRAND'),
      creatorMessages: countBy(messages, 'CREATOR'),
    },
    brief: briefRows(
      demo,
      brief.id,
      parties.brand.guidelines,
      handedOver.map((file) => file.createdAt),
    ),
    files: [...sent, ...handedOver],
    messages,
    unreadIds,
  };
}

/**
 * How far each side has read, its people alike: up to its first unread message, else everything that happened.
 */
export function readRows(
  { deal, messages, unreadIds }: DealRows,
  peopleOf: (role: Role) => string[],
  seqOf: (messageId: string) => number,
): (typeof dealReads.$inferInsert)[] {
  return (['BRAND', 'CREATOR'] as const).flatMap((role) => {
    const firstUnread = messages.findIndex((row) => row.senderRole !== role && unreadIds.has(row.id));
    const seen = firstUnread < 0 ? messages : messages.slice(0, firstUnread);
    const unseen = messages[firstUnread];
    const last = seen.at(-1);
    return peopleOf(role).map((userId) => ({
      dealId: deal.id,
      userId,
      readAt: unseen ? before(unseen.createdAt, 1) : deal.lastActivityAt,
      lastMessageSeq: last ? seqOf(last.id) : 0,
      seenMessages: countBy(seen, role === 'BRAND' ? 'CREATOR' : 'BRAND'),
    }));
  });
}
