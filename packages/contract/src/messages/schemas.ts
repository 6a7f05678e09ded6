/** Messages of a deal (rules/messages#messages). */

import { Role } from '../accounts/schemas.ts';
import { finding } from '../findings.ts';
import { id, instant, plausibleInstant, requiredText } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';

export const MessageType = z.enum(['TEXT', 'FILE']);
export type MessageType = z.infer<typeof MessageType>;

export const Message = z.object({
  id,
  content: z.string(),
  type: MessageType,
  dealId: id,
  fileId: id.nullable(),
  /** When it arrived, which is the order of the conversation. */
  createdAt: instant,
  /** When it was written, where it arrived later than that (rules/messages#written-at). */
  writtenAt: instant.optional(),
  /** The `Idempotency-Key` under which the reader sent it; absent for everybody else, and where there was none. */
  requestKey: z.string().optional(),
  sender: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    companyName: z.string().nullable(),
    profileImage: z.string().nullable(),
    role: Role,
  }),
  /** Person who wrote it, on either side; null once the account was deleted. */
  by: Person.nullable(),
});
export type Message = z.infer<typeof Message>;

/** How far each side has read the chat of a deal, for one of its people. */
export const DealReads = z.object({
  /** The last message of one's own side that somebody of the other side has seen, and when; null while there is none. */
  theirs: z.object({ messageId: id, at: instant }).nullable(),
  /** The last message of the other side that one has seen oneself; null while there is none. */
  own: id.nullable(),
});
export type DealReads = z.infer<typeof DealReads>;

export const NewMessage = z
  .object({
    content: requiredText(limits.text),
    dealId: id,
    type: MessageType,
    fileId: id.optional(),
    /** When it was written, by the device's clock; the server holds it to `acceptedWrittenAt`. */
    writtenAt: plausibleInstant.optional(),
  })
  .refine((message) => message.type !== 'FILE' || message.fileId !== undefined, {
    path: ['fileId'],
    error: finding('message.file_not_named'),
  });
export type NewMessage = z.infer<typeof NewMessage>;

/** How many messages a deal carries, and a page further back holds, at most (rules/messages#messages). */
export const messagesPerPage = 200;
/** Maximum bytes of a page's texts, after which it takes no further message. */
export const messageBytesPerPage = 128 * 1024;

export const MessagePage = z.object({ messages: z.array(Message), hasEarlier: z.boolean() });
export type MessagePage = z.infer<typeof MessagePage>;
