/** The look and the accessible text of a comment. */
import { type Comment, type FrameRate, framesOfDrawing, timecode } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { commentKindLabel, commentStateLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import type { RoomMarker } from '../room.ts';

export type CommentTone = RoomMarker['tone'];

/** The tone of a comment: first by its state, then by its kind. */
export function toneOf({ kind, state, request }: Pick<Comment, 'kind' | 'state' | 'request'>): CommentTone {
  if (state === 'DONE') return 'green';
  if (state === 'TO_CHECK') return 'aqua';
  if (kind === 'NOTE' || request?.answer === 'DECLINED' || request?.answer === 'PRICE_DECLINED')
    return 'buff';
  return kind === 'NEW_REQUEST' ? 'yellow' : 'orange';
}

/** A comment's place in the video or document, in words; null without a place. */
export function placeText({ at, page }: Pick<Comment, 'at' | 'page'>, rate: FrameRate | null): string | null {
  if (page !== null) return m.comment_page({ number: formatCount(page) });
  if (!at || !rate) return null;
  const from = timecode(at.from, rate);
  return at.to === null ? m.comment_at({ from }) : m.comment_from_to({ from, to: timecode(at.to, rate) });
}

/** "Comment 5, 00:06:08 to 00:08:20, In the brief, open". */
export function commentLabel(comment: Comment, rate: FrameRate | null): string {
  const at = placeText(comment, rate);
  return m.comment_label({
    number: String(comment.number),
    place: at === null ? '' : m.comment_place({ at }),
    kind: commentKindLabel(comment.kind),
    state: commentStateLabel(comment.state),
  });
}

/** Its marker: a flag on the timeline, or a pin on a picture. */
export const markerOf = (comment: Comment, rate: FrameRate | null): RoomMarker => ({
  id: comment.id,
  number: comment.number,
  from: comment.at?.from ?? 0,
  to: comment.at?.to ?? null,
  drawnOn: framesOfDrawing(comment)?.from ?? null,
  point: comment.point,
  page: comment.page,
  tone: toneOf(comment),
  label: commentLabel(comment, rate),
});

/** Its frame or its page. */
const placeOf = ({ at, page }: Comment): number => at?.from ?? page ?? Number.MAX_SAFE_INTEGER;

/** In the order of the video; comments without a place come last, by number. */
export const inTimeOrder = (comments: readonly Comment[]): Comment[] =>
  comments.toSorted((one, other) => placeOf(one) - placeOf(other) || one.number - other.number);

export type CommentsTab = 'open' | 'done' | 'all';

/** Whether a tab shows a comment; one that waits for the brand's confirmation is open. */
export const isOfTab = ({ state }: Pick<Comment, 'state'>, tab: CommentsTab): boolean =>
  tab === 'all' || (tab === 'done') === (state === 'DONE');
