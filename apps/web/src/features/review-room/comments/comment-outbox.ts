/** The outbox of a person's comments, replies and ticks, as screens show it. */
import type { Comment, DealFile, NewComment } from '@briefcast/contract';
import { useCallback, useMemo } from 'react';
import { addToOutbox, discardFromOutbox, releaseInOutbox, tryAgain } from '../../../lib/outbox/changes.ts';
import { entriesOf } from '../../../lib/outbox/kinds.ts';
import { useCut, useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { commentKind, tickKind, type WaitingBody, type WaitingComment, withTicks } from './comment-kinds.ts';

interface CommentOutboxOptions {
  /** The author on this device: a person's id, or a link's secret. */
  owner: string;
  file: Pick<DealFile, 'id'>;
  /** Scope that is sent in order: a deal, or for guests the file. */
  lane: string;
  kind?: typeof commentKind;
}

/** The comments and replies on a file that wait. */
export function useCommentOutbox({ owner, file, lane, kind = commentKind }: CommentOutboxOptions) {
  const waiting: WaitingComment[] = entriesOf(kind, useOutbox(owner)).filter(
    ({ body }) => body.fileId === file.id,
  );
  const add = useCallback(
    (body: WaitingBody) => void addToOutbox(owner, { kind: kind.kind, lane, body }),
    [owner, kind, lane],
  );
  return {
    waiting,
    isCut: useCut(owner) !== null,
    comment: useCallback(
      (said: NewComment) => add({ what: 'comment', fileId: file.id, said }),
      [add, file.id],
    ),
    reply: useCallback(
      (commentId: string, text: string) => add({ what: 'reply', fileId: file.id, commentId, said: { text } }),
      [add, file.id],
    ),
    tryAgain: (key: string) => tryAgain(owner, key),
    discard: (key: string) => discardFromOutbox(owner, key),
    /** Ends the change of a waiting text; null leaves it as it was. Returns false if it was sent before. */
    release: ({ key, body }: WaitingComment, text: string | null): boolean =>
      releaseInOutbox(owner, key, text === null ? null : { ...body, said: { ...body.said, text } }),
  };
}
export type CommentOutbox = ReturnType<typeof useCommentOutbox>;

/** Keeps a tick until it has gone out. */
export const keepTick = (
  owner: string,
  dealId: string,
  { id, state, text }: Pick<Comment, 'id' | 'state' | 'text'>,
): void =>
  void addToOutbox(owner, {
    kind: tickKind.kind,
    lane: dealId,
    about: id,
    body: { commentId: id, state, text },
  });

/** The comments of a deal with the person's waiting ticks. */
export function useTicked(owner: string, comments: readonly Comment[]): readonly Comment[] {
  const entries = useOutbox(owner);
  return useMemo(() => {
    const ticks = entriesOf(tickKind, entries);
    return ticks.length === 0 ? comments : withTicks(comments, ticks);
  }, [entries, comments]);
}

/** Whether a tick of this comment waits for the connection. */
export function useTickWaits(owner: string, { id }: Pick<Comment, 'id'>): boolean {
  const isCut = useCut(owner) !== null;
  const waits = useOutbox(owner).some(({ kind, about }) => kind === tickKind.kind && about === id);
  return isCut && waits;
}
