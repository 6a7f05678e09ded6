/** Sends everything that a person can write on this device. Load it when something waits. */
import { m } from '@briefcast/i18n/messages';
import { messageKind, readKind } from '../features/messages/message-kind.ts';
import { commentKind, tickKind } from '../features/review-room/comments/comment-kinds.ts';
import { runOutbox } from '../lib/outbox/run-outbox.ts';
import { toastSuccess } from '../ui/toast.ts';
import { waitingWords } from './waiting-words.ts';

const kinds = [messageKind, readKind, commentKind, tickKind];

/** Returns a function that stops it. */
export const sendOutbox = (owner: string): (() => void) =>
  runOutbox(owner, kinds, (entries) => {
    const what = waitingWords(entries);
    if (what !== '') toastSuccess(m.outbox_back(), m.outbox_gone_out({ what }));
  });
