/** Comments are about moments: on a version of another frame rate they stand at the frame that is seen then. */
import {
  type Comment,
  type DealDetail,
  type FrameRate,
  frameOfOther,
  rangeOfOther,
} from '@briefcast/contract';
import { useMemo } from 'react';
import { queryClient } from '../../../lib/query-client.ts';
import { playbackOf } from '../player/playback.ts';
import { useRoom } from '../room.ts';
import { commentsQuery } from './comment-queries.ts';
import type { CommentActions } from './use-comment-actions.ts';

type Place = Comment['at'];
type OfVersion = Pick<Comment, 'fileId'>;

/** Places in the version that is watched, told from those in the version that a comment was made on, and back. */
export function placesOf({ files }: Pick<DealDetail, 'files'>, watched: FrameRate | null) {
  const rates = new Map(files.map((file) => [file.id, playbackOf(file).rate]));
  const rateOf = ({ fileId }: OfVersion) => rates.get(fileId) ?? watched;
  const isSame = (own: FrameRate) =>
    own.numerator * (watched?.denominator ?? 0) === own.denominator * (watched?.numerator ?? 0);
  const turn = (at: Place, comment: OfVersion, isBack: boolean): Place => {
    const own = rateOf(comment);
    if (!at || !own || !watched || isSame(own)) return at;
    return isBack ? rangeOfOther(at, watched, own) : rangeOfOther(at, own, watched);
  };
  return {
    /** The comment with its place in the version that is watched; itself where that is the same. */
    carry(comment: Comment): Comment {
      const at = turn(comment.at, comment, false);
      if (at === comment.at) return comment;
      const { drawing } = comment;
      const own = rateOf(comment);
      const isDrawnOn = drawing?.frame !== undefined && own && watched;
      return {
        ...comment,
        at,
        drawing: isDrawnOn ? { ...drawing, frame: frameOfOther(drawing.frame ?? 0, own, watched) } : drawing,
      };
    },
    /** A place in the version that is watched as one in the comment's own. */
    back: (at: Place, comment: OfVersion): Place => turn(at, comment, true),
  };
}

/** How comments are brought into the version that is watched, and changed in their own. */
export function useCarriedComments(deal: DealDetail, actions: CommentActions) {
  const { file, rate } = useRoom();
  const { id, files } = deal;
  return useMemo(() => {
    const { carry, back } = placesOf({ files }, rate);
    const change: CommentActions['change'] = (shown, body) => {
      const read = queryClient.getQueryData(commentsQuery(id, file).queryKey);
      const written = read?.comments.find((one) => one.id === shown.id);
      const isMoved = body.at?.from !== shown.at?.from || body.at?.to !== shown.at?.to;
      // Back and forth a place may come to lie a frame beside itself: one that was not moved stays as it was written.
      const at = isMoved ? back(body.at ?? null, shown) : (written?.at ?? null);
      return actions.change(shown, { ...body, at });
    };
    return { carry, change };
  }, [id, file, files, rate, actions]);
}
