/** The content of a comment, as columns. */
import { type NewComment, weightOfComment } from '@briefcast/contract';
import type { comments } from '../../platform/database/tables/index.ts';

type Columns = Pick<
  typeof comments.$inferInsert,
  | 'kind'
  | 'briefItemId'
  | 'text'
  | 'fromFrame'
  | 'toFrame'
  | 'pointX'
  | 'pointY'
  | 'page'
  | 'drawing'
  | 'strokes'
  | 'requestAnswer'
  | 'requestPrice'
  | 'asksForRound'
> & { weight: number };

/** The columns of a comment that nobody has answered: a new request is open. */
export const valuesOf = ({
  kind,
  briefItemId,
  text,
  at,
  point,
  page,
  drawing,
  asksForRound,
}: NewComment): Columns => ({
  kind,
  briefItemId: briefItemId ?? null,
  text,
  fromFrame: at?.from ?? null,
  toFrame: at?.to ?? null,
  pointX: point?.x ?? null,
  pointY: point?.y ?? null,
  page: page ?? null,
  drawing: null,
  strokes: drawing ?? null,
  weight: weightOfComment({ text, drawing }),
  requestAnswer: kind === 'NEW_REQUEST' ? 'ASKED' : null,
  requestPrice: null,
  asksForRound: asksForRound ?? false,
});
