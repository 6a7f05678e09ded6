/** The words of comments: kinds, states, answers to requests, and what is drawn. */
import type {
  CommentKind,
  CommentState,
  DrawingDescription,
  DrawingTool,
  RequestAnswer,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatList } from '../format.ts';

const kinds: Record<CommentKind, () => string> = {
  IN_BRIEF: m.comment_in_brief,
  NEW_REQUEST: m.comment_new_request,
  NOTE: m.comment_note,
};

/** Name of a kind. */
export const commentKindLabel = (kind: CommentKind): string => kinds[kind]();

const states: Record<CommentState, () => string> = {
  OPEN: m.comment_open,
  TO_CHECK: m.comment_to_check,
  DONE: m.comment_done_state,
};

/** Name of a state within a line, "open". */
export const commentStateLabel = (state: CommentState): string => states[state]();

const answers: Record<RequestAnswer, (facts: { price: string }) => string> = {
  ASKED: m.comment_request_asked,
  ACCEPTED: m.comment_request_accepted,
  PRICED: m.comment_request_priced,
  DECLINED: m.comment_request_declined,
  PRICE_ACCEPTED: m.comment_request_price_accepted,
  PRICE_DECLINED: m.comment_request_price_declined,
};

/** State of a new request; `price` is an amount in words. */
export const requestAnswerLabel = (answer: RequestAnswer, price: string): string =>
  answers[answer]({ price });

const tools: Record<DrawingTool, (facts: { n: number; count: string }) => string> = {
  PEN: m.drawing_lines,
  ARROW: m.drawing_arrows,
  RECTANGLE: m.drawing_rectangles,
};

const places = {
  top: { left: m.drawing_top_left, centre: m.drawing_top, right: m.drawing_top_right },
  middle: { left: m.drawing_left, centre: m.drawing_centre, right: m.drawing_right },
  bottom: { left: m.drawing_bottom_left, centre: m.drawing_bottom, right: m.drawing_bottom_right },
};

/** A drawing in words: "Drawing: rectangle and arrow, right of centre". */
export const drawingText = ({ shapes, across, down }: DrawingDescription): string =>
  m.drawing_described({
    shapes: formatList(shapes.map(({ tool, count }) => tools[tool]({ n: count, count: formatCount(count) }))),
    place: places[down][across](),
  });
