/** Commenting on a file (rules/review#kinds): what comes meanwhile on the same file is written together. */
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

/** Throws comment.not_your_kind where this side does not say what the work should be. */
export function requireKindOf(role: Role, kind: CommentKind): void {
  if (!kindsOf(role).includes(kind)) throw new AppError('comment.not_your_kind');
}

/** The call of a comment: its key, where it has one, and how its answer is written. */
export interface CommentCall {
  call: KeyedCall | null;
  write: (data: { comment: Comment }) => string;
}

/**
 * Returns how a comment is written: it resolves with the answer once it is durable. Throws file.not_found,
 * comment.deal_closed, .file_approved, .not_your_kind, .beyond_film, .too_many or .file_full, request.invalid for a line
 * of another brief, request.key_reused or request.in_progress.
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
