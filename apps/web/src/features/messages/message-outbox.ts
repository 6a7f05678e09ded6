/** The outbox of a deal's messages, as its chat shows it. */
import type { FileType, Message, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useEffectEvent } from 'react';
import { typeOf } from '../../lib/accepts-file.ts';
import {
  addToOutbox,
  discardFromOutbox,
  refuseInOutbox,
  releaseInOutbox,
  tryAgain,
} from '../../lib/outbox/changes.ts';
import { entriesOf } from '../../lib/outbox/kinds.ts';
import { useCut, useOutbox } from '../../lib/outbox/use-outbox.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { dropAttachment, keepFiles, keptFileOf } from './attachments.ts';
import { laneOfMessage, messageKind, type WaitingMessage } from './message-kind.ts';

/** Identifies a chosen file, so that choosing it twice has no effect. */
export const keyOfChosen = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The type of a chosen file as the browser states it; the server checks its bytes. */
export function typeOfChosen(file: File): FileType {
  const type = typeOf(file);
  if (type.startsWith('image/')) return 'IMAGE';
  return type.startsWith('video/') ? 'VIDEO' : 'DOCUMENT';
}

interface MessageOutboxOptions {
  dealId: string;
  user: OwnUser;
  /** The conversation as it is loaded. */
  messages: readonly Message[];
}

/** The messages of a deal that wait; those that the conversation already shows are removed. */
export function useMessageOutbox({ dealId, user: { id: owner }, messages }: MessageOutboxOptions) {
  const arrived = new Set(messages.map(({ requestKey }) => requestKey));
  const waiting: WaitingMessage[] = entriesOf(messageKind, useOutbox(owner)).filter(
    ({ body }) => body.dealId === dealId,
  );
  const cut = useCut(owner);

  function discard(key: string) {
    discardFromOutbox(owner, key);
    dropAttachment(key);
  }

  // Keeps a text that was changed after it had arrived, and shows it to its writer as refused.
  const settle = useEffectEvent(({ key, isChanged }: WaitingMessage) =>
    isChanged ? refuseInOutbox(owner, key, m.outbox_arrived_before_change()) : discard(key),
  );
  const known = waiting.find(({ key, isOnItsWay, refusal }) => arrived.has(key) && !isOnItsWay && !refusal);
  useEffect(() => {
    if (known) settle(known);
  }, [known]);

  const add = (key: string, isWithFiles: boolean, body: Omit<WaitingMessage['body'], 'dealId'>) =>
    addToOutbox(
      owner,
      { kind: messageKind.kind, lane: laneOfMessage(dealId, isWithFiles), body: { dealId, ...body } },
      key,
    );

  return {
    cut,
    discard,
    waiting: waiting.filter(({ key, isChanged }) => isChanged || !arrived.has(key)),
    tryAgain: (key: string) => tryAgain(owner, key),
    /** Ends the change of a waiting text; null leaves it as it was. Returns false if it was sent before. */
    release({ key, body }: WaitingMessage, text: string | null): boolean {
      return releaseInOutbox(owner, key, text === null ? null : { ...body, content: text });
    },
    /** Sends files and a text after them, behind waiting entries; a blank text is not sent. */
    async send(text: string, files: readonly File[]) {
      const content = text.trim();
      for (const file of files) {
        const { name, size } = file;
        const key = newRequestKey();
        await keepFiles(keptFileOf(key), [file]);
        add(key, true, { content: name, file: { name, size, type: typeOfChosen(file) } });
      }
      if (content !== '') add(newRequestKey(), files.length > 0, { content });
    },
  };
}
