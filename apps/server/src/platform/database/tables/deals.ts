/** Deals, their files and messages, and who has read what. Owners: features/deals, files, messages. */

import type { RightsTerms, SampleTerms } from '@briefcast/contract';
import { defaultRounds } from '@briefcast/contract/deals/deliverables';
import { DealStatus } from '@briefcast/contract/deals/schemas';
import { closedStatuses } from '@briefcast/contract/deals/status';
import { FileStatus } from '@briefcast/contract/files/schemas';
import { MessageType } from '@briefcast/contract/messages/schemas';
import { defaultPaymentDays } from '@briefcast/contract/payouts/days';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { valueList } from '../value-list.ts';
import { role, users } from './accounts.ts';
import { brands } from './brands.ts';
import { createdAt, currencyColumn, enumOf, moment, primaryId } from './columns.ts';
import { categories, creators } from './creators.ts';
import { storedFileColumns } from './media.ts';

export const dealStatus = enumOf('deal_status', DealStatus);

export const deals = pgTable(
  'deals',
  {
    id: primaryId(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    status: dealStatus('status').notNull().default('BRIEF_SENT'),
    /** Hundredths of the currency. */
    budget: integer('budget').notNull(),
    /** What both sides added to it later: the sum of the accepted rows of `deal_additions` (rules/additions). */
    addedCents: integer('added_cents').notNull().default(0),
    /** Of the budget and every amount that follows from it; it never changes. */
    currency: currencyColumn(),
    deadline: moment('deadline').notNull(),
    requirements: text('requirements').array().notNull(),
    deliverables: text('deliverables').array().notNull(),
    /** Rounds of changes: how many the brief includes, and how many were used (rules/deals#rounds). */
    roundsIncluded: integer('rounds_included').notNull().default(defaultRounds),
    roundsUsed: integer('rounds_used').notNull().default(0),
    /** Whether the present set of requested changes has already used a round. */
    isRoundCounted: boolean('is_round_counted').notNull().default(false),
    /** How many days after completion the creator is paid. */
    paymentDays: integer('payment_days').notNull().default(defaultPaymentDays),
    /** What percentage of the price is paid in advance, and within how many days after acceptance; both or neither. */
    depositPercent: integer('deposit_percent'),
    depositDays: integer('deposit_days'),
    /** Whether the creator starts when the deposit has arrived; false again once it has. */
    waitsForDeposit: boolean('waits_for_deposit').notNull().default(false),
    /** How many months after completion the licence ends; null for a licence without end. */
    licenceMonths: integer('licence_months'),
    /** How many months after completion the creator works for no competitor, and in which industry; both or neither. */
    exclusivityMonths: integer('exclusivity_months'),
    exclusivityCategory: text('exclusivity_category'),
    /** What the brand may do with the content, line by line; null where the terms of use say it (rules/rights#terms). */
    rights: jsonb('rights').$type<RightsTerms>(),
    /** The product that the creator gets or buys for it; null for none (rules/samples#terms). */
    sample: jsonb('sample').$type<SampleTerms>(),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** Null once the account was deleted; the brand's name is kept (rules/deletion#of-a-brand). */
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    brandName: text('brand_name').notNull(),
    creatorId: uuid('creator_id').references(() => creators.userId, { onDelete: 'set null' }),
    /** Who sent the brief, and who set the deal's status. Without foreign keys: the people may be deleted. */
    sentBy: uuid('sent_by'),
    statusBy: uuid('status_by'),
    /** The reason in the words of whoever set the status; null if none was given. */
    statusReason: text('status_reason'),
    createdAt: createdAt(),
    /** When its brief was accepted; null before, and for older deals whose acceptance was not recorded. */
    acceptedAt: moment('accepted_at'),
    /** Null until it is completed. */
    completedAt: moment('completed_at'),
    /** The last action of either side, shown on the dashboards. */
    lastActivityAt: moment('last_activity_at').notNull(),
    /** The last action of each side: newer than the other's last visit means new activity (rules/messages#unread). */
    brandActedAt: moment('brand_acted_at'),
    creatorActedAt: moment('creator_acted_at'),
    /**
     * How many messages each side has written, and the number of the last, so that lists count without
     * reading messages.
     */
    brandMessages: integer('brand_messages').notNull().default(0),
    creatorMessages: integer('creator_messages').notNull().default(0),
    lastMessageSeq: bigint('last_message_seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('deals_brand').on(table.brandId, table.createdAt, table.id),
    index('deals_creator').on(table.creatorId, table.createdAt, table.id),
    index('deals_created').on(table.createdAt, table.id),
    index('deals_category').on(table.categoryId),
    /** For the reminders; `openDeal` in features/notifications repeats the condition. */
    index('deals_open_deadline')
      .on(table.deadline, table.id)
      .where(sql`status not in (${valueList(closedStatuses)})`),
  ],
);

/** When each person last saw the deal. */
export const dealReads = pgTable(
  'deal_reads',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
    /** The newest message seen; unread messages have a higher number. */
    lastMessageSeq: bigint('last_message_seq', { mode: 'number' }).notNull(),
    /** How many of the other side's messages existed then: those beyond are unread. */
    seenMessages: integer('seen_messages').notNull().default(0),
    /** When the last of those was seen; null if never, as for people who joined later, and for older rows. */
    seenMessagesAt: moment('seen_messages_at'),
    /** The person wants to see it once more; the other side still knows that it was seen. */
    markedUnread: boolean('marked_unread').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.userId] }),
    index('deal_reads_user').on(table.userId),
  ],
);

export const fileStatus = enumOf('file_status', FileStatus);

export const files = pgTable(
  'files',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    uploaderRole: role('uploader_role').notNull(),
    /** Who uploaded it, and who decided on it last. Without foreign keys: the people may be deleted. */
    uploaderId: uuid('uploader_id'),
    reviewerId: uuid('reviewer_id'),
    originalName: text('original_name').notNull(),
    ...storedFileColumns(),
    status: fileStatus('status').notNull(),
    /**
     * Whether it was sent with a chat message: then it is not part of the brief and is not reviewed
     * (rules/messages#attachments).
     */
    attached: boolean('attached').notNull().default(false),
    feedback: text('feedback'),
    /** When it was last decided on; null before, after an undone approval, and for older verdicts. */
    reviewedAt: moment('reviewed_at'),
    /** When the brand would like the requested changes back; null if it named no day. */
    backBy: moment('back_by'),
    superseded: boolean('superseded').notNull().default(false),
    /** Whether the file's metadata tells where it was taken; null until a job has checked. */
    hasLocation: boolean('has_location'),
    /** Whether the uploader had its metadata removed: the stored bytes then differ from the uploaded ones. */
    cleaned: boolean('cleaned').notNull().default(false),
    /** Hash of the stored bytes; null for older files. */
    sha256: text('sha256'),
    /** The id of the first version, which identifies the stack of all versions; null for a first version. */
    stackId: uuid('stack_id'),
    version: integer('version').notNull().default(1),
    /** Which of the brief's deliverables it is. Without a foreign key: a deal's deliverables do not change. */
    deliverableId: uuid('deliverable_id'),
    /** Its place in a draft, from 1; null if it never was in one. */
    position: integer('position'),
    /** When it was submitted, and when a later submission replaced that; equal for all files of one submission. */
    submittedAt: moment('submitted_at'),
    supersededAt: moment('superseded_at'),
    createdAt: createdAt(),
  },
  (table) => [index('files_deal').on(table.dealId, table.id)],
);

export const messageType = enumOf('message_type', MessageType);

export const messages = pgTable(
  'messages',
  {
    id: primaryId(),
    /** The order within a deal, assigned under the deal's lock, so that every reader sees the same one. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** Null once the account was deleted; the side is still known. */
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderRole: role('sender_role').notNull(),
    type: messageType('type').notNull(),
    content: text('content').notNull(),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** The idempotency key of the sender's call, returned to the sender alone; null if the call had none. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
    /** When it was written on a device without a connection; null where it arrived as it was written. */
    writtenAt: moment('written_at'),
  },
  (table) => [
    uniqueIndex('messages_deal_seq').on(table.dealId, table.seq),
    index('messages_sender').on(table.senderId),
    index('messages_file').on(table.fileId),
  ],
);
