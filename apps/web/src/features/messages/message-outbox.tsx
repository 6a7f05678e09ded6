/** The outbox of messages that the server has not confirmed. */
import { type DealDetail, FileType, type Message, type OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { z } from 'zod';
import { client } from '../../lib/api.ts';
import { OutboxEntry } from '../../lib/outbox.ts';
import { outboxName } from '../../lib/outbox-names.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { newEntry, useOutbox } from '../../lib/use-outbox.ts';
import { dropAttachment, keepFiles, keptFileOf, uploadAttachment } from './attachments.ts';

/** A message that waits to be sent, as it is stored on the device. */
export const PendingMessage = OutboxEntry.extend({
  content: z.string(),
  /** The attached file; its bytes are stored separately, under the message's key. */
  file: z.object({ name: z.string(), size: z.number(), type: FileType }).optional(),
  /** The file's id, once it has been uploaded. */
  fileId: z.string().optional(),
  /** Written together with files that wait before it, and sent after them. */
  isBehindFiles: z.boolean().optional(),
});
export type PendingMessage = z.infer<typeof PendingMessage>;

/** A text does not wait for a slow file, unless it was sent with it. */
export const messageLanes = ['texts', 'files'] as const;
export const laneOfMessage = ({ file, isBehindFiles }: PendingMessage): (typeof messageLanes)[number] =>
  file || isBehindFiles ? 'files' : 'texts';

/** Identifies a chosen file, so that choosing it twice has no effect. */
export const keyOfChosen = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The type of a chosen file as the browser states it; the server checks its bytes. */
export function typeOfChosen({ type }: File): FileType {
  if (type.startsWith('image/')) return 'IMAGE';
  return type.startsWith('video/') ? 'VIDEO' : 'DOCUMENT';
}

/** Adds a sent message to the conversation, unless an event has already done so. */
function showMessage(dealId: string, message: Message) {
  const queryKey = queryKeys.deals.detail(dealId);
  queryClient.setQueryData<DealDetail>(queryKey, (deal) =>
    deal && !deal.messages.some(({ id }) => id === message.id)
      ? { ...deal, messages: [...deal.messages, message] }
      : deal,
  );
  // Its file is refetched with the deal.
  if (message.fileId !== null) void queryClient.invalidateQueries({ queryKey, exact: true });
}

interface MessageOutboxOptions {
  dealId: string;
  user: OwnUser;
  /** The conversation as it is loaded. */
  messages: readonly Message[];
}

/** The outbox of a deal's messages (see `useOutbox`); entries that the conversation already shows are removed. */
export function useMessageOutbox({ dealId, user, messages }: MessageOutboxOptions) {
  const arrived = new Set(messages.map(({ requestKey }) => requestKey));

  async function send({ key, content, file, fileId: known }: PendingMessage) {
    const options = { idempotencyKey: key };
    if (!file) return client.messages.send({ body: { content, dealId, type: 'TEXT' } }, options);
    const fileId = known ?? (await uploadAttachment(dealId, key));
    note(key, { fileId });
    return client.messages.send({ body: { content, dealId, type: 'FILE', fileId } }, options);
  }

  const outbox = useOutbox({
    name: outboxName('message', user.id, dealId),
    schema: PendingMessage,
    send,
    onSent({ message }, { key, file }) {
      if (file) dropAttachment(key);
      showMessage(dealId, message);
    },
    refusalText: m.chat_send_failed(),
    laneOf: laneOfMessage,
    lanes: messageLanes,
    hasArrived: ({ key }) => arrived.has(key),
  });
  const { pending, add, note, isOffline, cut, sendNow } = outbox;

  function discard(key: string) {
    outbox.discard(key);
    dropAttachment(key);
  }

  const known = pending.find(({ key }) => arrived.has(key))?.key;
  useEffect(() => {
    if (known !== undefined) discard(known);
  });

  async function addFile(file: File, entry: ReturnType<typeof newEntry>) {
    const { name, size } = file;
    await keepFiles(keptFileOf(entry.key), [file]);
    add({ ...entry, content: name, file: { name, size, type: typeOfChosen(file) } });
  }

  return {
    isOffline,
    cut,
    sendNow,
    discard,
    pending: pending.filter(({ key }) => !arrived.has(key)),
    /** Sends files and a text after them, behind waiting entries; a blank text is not sent. */
    async send(text: string, files: readonly File[]) {
      const content = text.trim();
      for (const file of files) await addFile(file, newEntry());
      if (content !== '') add({ content, isBehindFiles: files.length > 0, ...newEntry() });
    },
  };
}

const nothingShown: readonly Message[] = [];

/** Sends a deal's waiting messages while its chat is not shown; renders nothing. */
export function MessageSender({ dealId, user }: { dealId: string; user: OwnUser }) {
  useMessageOutbox({ dealId, user, messages: nothingShown });
  return null;
}
