/** Bounds of answers that hold more than one thing: a list, a file, an export (rules/wire#bounds). */
import { type RouteSpec, z } from '@briefcast/contract';

const kilobytes = 1024;

/**
 * Reason why one caller's asking does not hold up the others: calls are counted for each account or network (`limit`
 * in the route table), or, where one call costs more than its counting tells, few are answered at once.
 */
type AnswerPlace = 'counted' | 'turns';

/**
 * Bound of an answer, however much is stored: `whole` is all there is, bounded where it is written; a `page` has a
 * limited number of rows, and a cursor that leads on; a `stream` is read, or made, while it is sent.
 */
export type AnswerBound = ({ form: 'whole' | 'page'; bytes: number } | { form: 'stream' }) & {
  place: AnswerPlace;
};

export const whole = (kB: number): AnswerBound => ({
  form: 'whole',
  bytes: kB * kilobytes,
  place: 'counted',
});
export const page = (kB: number): AnswerBound => ({ form: 'page', bytes: kB * kilobytes, place: 'counted' });
export const stream: AnswerBound = { form: 'stream', place: 'counted' };
export const inTurns = (bound: AnswerBound): AnswerBound => ({ ...bound, place: 'turns' });

/** Oneself, with the profile and what one's session works for. */
export const ownUser = whole(256);
/** A file of a deal with what was found out of it, and words of a verdict. */
export const dealFile = whole(64);
/** A comment with its replies, which together weigh no more (rules/comments#bounds). */
export const comment = whole(96);
/** As many comments as are answered at once by their weight, and one more. */
export const commentPage = page(400);
/** Files of ours that are made for one asker; few at once, by `media-work.ts`. */
export const paper = inTurns(whole(4096));

/** Whether an answer holds more than one thing. */
export function answersMany({ kind = 'json', reply }: RouteSpec): boolean {
  if (kind !== 'json') return true;
  const form = JSON.stringify(z.toJSONSchema(reply, { io: 'input', unrepresentable: 'any' }));
  return form.includes('"type":"array"') || form.includes('"additionalProperties":{"');
}
