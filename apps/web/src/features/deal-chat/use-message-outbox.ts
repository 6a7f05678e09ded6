import type { DealDetail, Message, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { client } from '../../lib/api.ts';
import { keepFiles } from '../../lib/kept-files.ts';
import { outboxNames } from '../../lib/outbox-names.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { newEntry, useOutbox } from '../../lib/use-outbox.ts';
import { dropAttachment, keptFileOf, uploadAttachment } from './attachment-uploads.ts';
import { laneOfMessage, messageLanes, PendingMessage, typeOfChosen } from './pending-message.ts';

/** Puts a message that was sent into the conversation, where an event has not brought it yet. */
function showMessage(dealId: string, message: Message) {
  const queryKey = queryKeys.deals.detail(dealId);
  queryClient.setQueryData<DealDetail>(queryKey, (deal) =>
    deal && !deal.messages.some(({ id }) => id === message.id)
      ? { ...deal, messages: [...deal.messages, message] }
      : deal,
  );
  // The file that it names is read with the deal.
  if (message.fileId !== null) void queryClient.invalidateQueries({ queryKey, exact: true });
}

interface MessageOutboxOptions {
  dealId: string;
  user: OwnUser;
  /** The conversation as it is known. */
  messages: readonly Message[];
}

/** What somebody wrote in a deal, on its way as `useOutbox` says; what the conversation shows by now waits no more. */
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
    name: outboxNames.message(user.id, dealId),
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
    /** Sends files and a text behind them, after those that wait; a text that is blank is not sent. */
    async send(text: string, files: readonly File[]) {
      const content = text.trim();
      for (const file of files) await addFile(file, newEntry());
      if (content !== '') add({ content, isBehindFiles: files.length > 0, ...newEntry() });
    },
  };
}
