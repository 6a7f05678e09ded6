/** Messages in the outbox: their stored form, and their sending. */
import { AppError, FileType, type Message } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { z } from 'zod';
import { client } from '../../lib/api.ts';
import { dealLists } from '../../lib/changes-with.ts';
import { invalidate } from '../../lib/invalidate.ts';
import type { OutboxEntry } from '../../lib/outbox/entries.ts';
import { type OutboxKind, parseBy } from '../../lib/outbox/kinds.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { dropAttachment, uploadAttachment } from './attachments.ts';

const WaitingBody = z.object({
  dealId: z.string(),
  content: z.string(),
  /** The attached file; its bytes are stored separately, under the message's key. */
  file: z.object({ name: z.string(), size: z.number(), type: FileType }).optional(),
  /** The file's id, once it has been uploaded. */
  fileId: z.string().optional(),
});
type WaitingBody = z.infer<typeof WaitingBody>;

/** A message that waits to be sent. */
export type WaitingMessage = OutboxEntry<WaitingBody>;

/** A text does not wait for a slow file, unless it was sent with it. */
export const laneOfMessage = (dealId: string, isWithFiles: boolean): string =>
  isWithFiles ? `${dealId} files` : dealId;

/** Adds a sent message to the conversation, unless an event has already done so. */
function showMessage(dealId: string, message: Message) {
  queryClient.setQueryData(keyOf('deals.read', { params: { id: dealId } }), (known) =>
    known && !known.deal.messages.some(({ id }) => id === message.id)
      ? { deal: { ...known.deal, messages: [...known.deal.messages, message] } }
      : known,
  );
  // Its file is refetched with the deal.
  if (message.fileId !== null) void invalidate('deals.read');
}

/** Uploads its file, if it has one, and sends the message. */
async function sendMessage({ key, createdAt, body }: WaitingMessage, note: (body: WaitingBody) => void) {
  const { dealId, content, file } = body;
  const options = { idempotencyKey: key };
  const common = { content, dealId, writtenAt: createdAt };
  let { fileId } = body;
  if (file && fileId === undefined) {
    fileId = await uploadAttachment(dealId, key);
    note({ ...body, fileId });
  }
  const type = fileId === undefined ? 'TEXT' : 'FILE';
  const { message } = await client.messages.send({ body: { ...common, type, fileId } }, options);
  if (file) dropAttachment(key);
  showMessage(dealId, message);
}

export const messageKind: OutboxKind<WaitingBody> = {
  kind: 'message',
  parse: parseBy(WaitingBody),
  refusalText: m.chat_send_failed,
  async send(entry, note) {
    try {
      await sendMessage(entry, note);
    } catch (error) {
      // A deal that is over is not moved by a deletion, so its page may not know of it yet.
      if (error instanceof AppError && error.code === 'message.account_deleted')
        void invalidate('deals.read');
      throw error;
    }
  },
};

const ReadBody = z.object({ dealId: z.string(), upTo: z.string() });

/** Last message a person has read of a deal without a connection; nothing is lost if the server refuses it. */
export const readKind: OutboxKind<z.infer<typeof ReadBody>> = {
  kind: 'read',
  parse: parseBy(ReadBody),
  refusalText: m.chat_send_failed,
  async send({ body: { dealId, upTo } }) {
    await client.messages.markRead({ params: { id: dealId }, query: { upTo } });
    await invalidate(...dealLists);
  },
  onRefused: () => undefined,
};
