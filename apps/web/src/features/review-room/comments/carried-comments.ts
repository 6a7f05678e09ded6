/** Comments refer to times: in a version with another frame rate they are shown at the corresponding frame. */
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

/** Converts places between the version that is shown and the version of a comment. */
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
    /** The comment with its place in the version that is shown; itself if that is the same. */
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
    /** Converts a place in the version that is shown to the comment's own version. */
    back: (at: Place, comment: OfVersion): Place => turn(at, comment, true),
  };
}

/** Shows comments in the present version, and changes them in their own. */
export function useCarriedComments(deal: DealDetail, actions: CommentActions) {
  const { file, rate } = useRoom();
  const { id, files } = deal;
  return useMemo(() => {
    const { carry, back } = placesOf({ files }, rate);
    const change: CommentActions['change'] = (shown, body) => {
      const read = queryClient.getQueryData(commentsQuery(id, file).queryKey);
      const written = read?.comments.find((one) => one.id === shown.id);
      const isMoved = body.at?.from !== shown.at?.from || body.at?.to !== shown.at?.to;
      // Converting back and forth may shift a place by a frame: a place that was not moved stays as it was.
      const at = isMoved ? back(body.at ?? null, shown) : (written?.at ?? null);
      return actions.change(shown, { ...body, at });
    };
    return { carry, change };
  }, [id, file, files, rate, actions]);
}
