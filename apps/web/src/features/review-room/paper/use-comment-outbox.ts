import { AppError, type Comment, type DealFile, type NewComment } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { newRequestKey } from '../../../lib/request-key.ts';
import { errorText } from '../../../lib/show-error.ts';
import { nextToSend, type PendingComment, readOutbox, writeOutbox } from './outbox.ts';

/** How long a try without an answer is left alone; the browser tells earlier where it knows. */
const againAfterMs = 15_000;

/** The server said no, and trying again would not change that. */
const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500 && error.status !== 429;

const started = () => ({ key: newRequestKey(), createdAt: new Date().toISOString(), refusal: null });

interface OutboxOptions {
  /** Whose it is on this device: a person's id, or a link's secret. */
  whose: string;
  file: DealFile;
  /** Tells the server; rejects where it did not take it. */
  send: (fileId: string, pending: PendingComment) => Promise<Comment>;
  /** It was written: show it. */
  onSent: (comment: Comment, pending: PendingComment) => void;
}

/**
 * What somebody wrote: it is sent in its order, stays on the device while there is no connection, and is tried again
 * when there is one. What the server turned down stays to be read, and is sent again or discarded by hand.
 */
export function useCommentOutbox({ whose, file, send, onSent }: OutboxOptions) {
  const [pending, setPending] = useState(() => readOutbox(whose, file.id));
  const [isOffline, setOffline] = useState(false);
  const all = useRef(pending);
  const isSending = useRef(false);

  const change = useCallback(
    (next: PendingComment[]) => {
      all.current = next;
      writeOutbox(whose, file.id, next);
      setPending(next);
    },
    [whose, file.id],
  );

  const without = (key: string) => all.current.filter((one) => one.key !== key);

  const sendAll = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = nextToSend(all.current); next; next = nextToSend(all.current)) {
        const { key } = next;
        try {
          const comment = await send(file.id, next);
          setOffline(false);
          onSent(comment, next);
          change(without(key));
        } catch (error) {
          if (!isRefusal(error)) return setOffline(true);
          const refusal = errorText(error, m.comment_failed());
          change(all.current.map((one) => (one.key === key ? { ...one, refusal } : one)));
        }
      }
    } finally {
      isSending.current = false;
    }
  });

  useEffect(() => {
    const handleOnline = () => void sendAll();
    handleOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(() => void sendAll(), againAfterMs);
    return () => clearInterval(timer);
  }, [isOffline]);

  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) void sendAll();
  }, [turn]);

  const add = useCallback(
    (written: PendingComment) => {
      change([...all.current, written]);
      setTurn((count) => count + 1);
    },
    [change],
  );

  return {
    pending,
    isOffline,
    comment: useCallback((body: NewComment) => add({ what: 'comment', body, ...started() }), [add]),
    reply: useCallback(
      (commentId: string, text: string) => add({ what: 'reply', commentId, body: { text }, ...started() }),
      [add],
    ),
    /** Tries everything that waits, and this one as well where it was turned down. */
    sendNow(key: string) {
      change(all.current.map((one) => (one.key === key ? { ...one, refusal: null } : one)));
      setTurn((count) => count + 1);
    },
    discard: (key: string) => change(without(key)),
  };
}
