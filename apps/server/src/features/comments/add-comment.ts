/**
 * Adds comments to a file (rules/comments#kinds): comments that arrive during a write for the same file are written
 * together.
 */
import {
  AppError,
  type Comment,
  type CommentKind,
  kindsOf,
  type NewComment,
  type Role,
} from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { joinWritesOf } from '../../platform/database/join-writes.ts';
import { againAfterConflict } from '../../platform/database/retry.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  inProgressIfWaiting,
  type KeyedCall,
  type OnceAnswer,
  readAnswer,
} from '../../platform/http/answer-once.ts';
import { type CommentToWrite, type Written, writeComments } from './write-comments.ts';

/** Throws comment.not_your_kind if this side may not write this kind of comment. */
export function requireKindOf(role: Role, kind: CommentKind): void {
  if (!kindsOf(role).includes(kind)) throw new AppError('comment.not_your_kind');
}

/** The call that adds a comment: its idempotency key, if any, and the serialiser of its answer. */
export interface CommentCall {
  call: KeyedCall | null;
  write: (data: { comment: Comment }) => string;
}

/**
 * Returns a function that adds a comment and resolves with the answer once it is durable. Throws
 * file.not_found, comment.deal_closed, .file_approved, .not_your_kind, .beyond_film, .too_many or .file_full,
 * request.invalid for an item of another brief, request.key_reused or request.in_progress.
 */
export function commentWriter(deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>) {
  const write = joinWritesOf<CommentToWrite, Written>({
    subjectOf: ({ fileId }) => fileId,
    keyOf: ({ call }) => call && `${call.scope}\n${call.key}`,
    write: (items) =>
      againAfterConflict(() => deps.db.transaction((tx) => writeComments(deps, tx, items))).catch(
        (error: unknown) => {
          throw inProgressIfWaiting(error);
        },
      ),
  });
  return async (
    actor: UserActor,
    fileId: string,
    input: NewComment,
    { call, write: textOf }: CommentCall,
  ): Promise<OnceAnswer> => {
    requireKindOf(actor.role, input.kind);
    const written = await write({ actor, fileId, input, call, textOf });
    if ('refusal' in written) throw written.refusal;
    if ('text' in written) return { text: written.text, isRepeated: false };
    return readAnswer(deps, written.known);
  };
}
