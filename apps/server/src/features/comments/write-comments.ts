/** Writes all comments on a file that arrived during the previous write, in one transaction (decision 19). */
import { AppError, type Comment, type NewComment, weightOfComment } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { type KeyedCall, keepableAnswer } from '../../platform/http/answer-once.ts';
import { claimTogether, freeKeys, keepAnswers } from '../../platform/http/claim-keys.ts';
import type { LockedDeal } from '../deals/access.ts';
import {
  asPartyOf,
  type CommentedFile,
  lockCommentedFile,
  readFrames,
  readLines,
  requireLineOf,
  requireOpenDeal,
  requireUnapproved,
  requireWithinFilm,
} from './access.ts';
import { type Held, heldBySides, requireSidesRoom } from './comment-room.ts';
import { insertComments } from './insert-comment.ts';
import { readWritten } from './read-comments.ts';

export interface CommentToWrite {
  actor: UserActor;
  fileId: string;
  input: NewComment;
  call: KeyedCall | null;
  /** The serialiser of its answer. */
  textOf: (data: { comment: Comment }) => string;
}

/** The outcome of a comment: its answer, the refusal, or that its key belongs to another call. */
export type Written = { text: string } | { refusal: AppError } | { known: KeyedCall };

type WriteDeps = Pick<TxDeps, 'clock' | 'keys' | 'facts'>;

/** Data for the checks of each comment, read once for all. */
interface About {
  deal: LockedDeal;
  file: CommentedFile;
  frames: number | null;
  lines: ReadonlySet<string>;
}

/** Throws the refusal of this comment; otherwise adds it to the totals. */
function requireAllowed(
  { deal, file, frames, lines }: About,
  { actor, input }: CommentToWrite,
  held: Held,
): void {
  asPartyOf(actor, deal);
  requireOpenDeal(deal);
  requireUnapproved(file);
  requireLineOf(lines, input.briefItemId);
  requireWithinFilm(frames, input.at);
  const more = { comments: 1, weight: weightOfComment(input) };
  requireSidesRoom(held, more);
  held.comments += more.comments;
  held.weight += more.weight;
}

async function readAbout(tx: Tx, fileId: string): Promise<About | undefined> {
  const about = await lockCommentedFile(tx, fileId);
  if (!about) return undefined;
  return { ...about, frames: await readFrames(tx, fileId), lines: await readLines(tx, about.deal.id) };
}

/**
 * Writes comments on one file in the order of their arrival: all that are allowed, or none. Returns the
 * outcome of each, in order. No two may have the same key.
 */
export async function writeComments(
  deps: WriteDeps,
  tx: Tx,
  items: readonly CommentToWrite[],
): Promise<Written[]> {
  const about = await readAbout(tx, items[0]?.fileId ?? '');
  if (!about) return items.map(() => ({ refusal: new AppError('file.not_found') }));
  const calls = items.flatMap(({ call }) => call ?? []);
  const claimed = await claimTogether(tx, calls, deps.clock());
  const held = await heldBySides(tx, about.file.stackId);
  const outcomes = items.map((item): Written | CommentToWrite => {
    if (item.call && !claimed.has(item.call.holder)) return { known: item.call };
    try {
      requireAllowed(about, item, held);
      return item;
    } catch (error) {
      if (error instanceof AppError) return { refusal: error };
      throw error;
    }
  });
  // A refused comment had no effect, so its key is freed.
  const refused = items.filter((_, n) => 'refusal' in (outcomes[n] ?? {}));
  await freeKeys(
    tx,
    refused.flatMap(({ call }) => call ?? []),
  );
  const allowed = outcomes.filter((outcome) => 'input' in outcome);
  const ids = await insertComments(
    deps,
    tx,
    about,
    allowed.map(({ actor, input }) => ({ author: actor, input })),
  );
  const texts = new Map<CommentToWrite, string>();
  const present = await readWritten(tx, ids);
  for (const [n, item] of allowed.entries())
    texts.set(item, item.textOf({ comment: present(ids[n] ?? '', item.actor) }));
  await keepAnswers(
    tx,
    allowed.flatMap((item) =>
      item.call ? { ...item.call, answer: keepableAnswer(deps.keys, item.call, texts.get(item) ?? '') } : [],
    ),
  );
  return outcomes.map((outcome) => ('input' in outcome ? { text: texts.get(outcome) ?? '' } : outcome));
}
