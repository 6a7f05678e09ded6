/** Conversations of a person's deals in one list (rules/inbox). */
import { DealStatus } from '../deals/schemas.ts';
import { id, instant, line, queryInt } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { MessageType } from '../messages/schemas.ts';
import { Person } from '../teams/member.ts';

/** Characters of a message that a row of the inbox has at most. */
export const excerptLength = 160;

/** Colleagues whom a conversation names as having seen it, at most. */
export const mostColleagues = 3;

/** Conversations of a page at most. */
export const mostConversations = 50;

/** Unread conversations, and those that need an answer, are counted up to this many. */
export const mostConversationsCounted = 99;

export const inboxFilters = ['unread', 'answer', 'mine'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export const InboxQuery = z.object({
  filter: z.enum(inboxFilters).optional(),
  /** Words of a title, or of the other side's name. */
  search: line(limits.title).optional(),
  /** The other side: a creator's id for brands, an organisation's for creators. */
  with: id.optional(),
  /** Deals of one campaign; creators know of none. */
  campaign: id.optional(),
  limit: queryInt(1, mostConversations).optional(),
  cursor: pageFields.cursor,
});
export type InboxQuery = z.infer<typeof InboxQuery>;

export const Conversation = z.object({
  dealId: id,
  title: z.string(),
  status: DealStatus,
  /** The other side; its id is null once the account was deleted, and a creator's name too. */
  other: z.object({ id: id.nullable(), name: z.string().nullable(), image: z.string().nullable() }),
  last: z.object({
    id,
    /** The beginning of its text; the name of the file for a file. */
    excerpt: z.string(),
    type: MessageType,
    at: instant,
    /** Side that wrote it: the reader's own, or the other one. */
    isOwn: z.boolean(),
    /** First name of the colleague who wrote it; null for the reader's own messages and the other side's. */
    colleague: z.string().nullable(),
  }),
  /** Messages of the other side that the reader has not seen. */
  unread: z.int(),
  /** Whether the reader marked it as unread, and has not opened it since. */
  isMarkedUnread: z.boolean(),
  needsAnswer: z.boolean(),
  /** Member of the brand who answers; null where none was named, and for creators. */
  answerer: Person.nullable(),
  /** Colleagues who have read up to the last message; empty for creators. */
  seenBy: z.array(Person).max(mostColleagues),
});
export type Conversation = z.infer<typeof Conversation>;

export const InboxPage = z.object({
  conversations: z.array(Conversation),
  nextCursor,
  counts: z.object({
    /** Each up to `mostConversationsCounted`. */
    unread: z.int(),
    answer: z.int(),
    /** Conversations that the reader answers. */
    mine: z.int(),
  }),
});
export type InboxPage = z.infer<typeof InboxPage>;

export const Settling = z.object({
  /** The last message that was read: a later one needs an answer again. */
  upTo: id,
  /** False takes it back. */
  isSettled: z.boolean(),
});
export type Settling = z.infer<typeof Settling>;

/** Member who answers from now on; null for nobody in particular. */
export const Giving = z.object({ userId: id.nullable() });
export type Giving = z.infer<typeof Giving>;
