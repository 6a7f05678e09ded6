/** Queue of what needs a person, and what waits for others (rules/needs). */

import { needs } from '../../generated/needs.ts';
import { id, instant, key, sumFields } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { needPutOffs } from './put-off.ts';
import type { NeedKind } from './rows.ts';

/** Rows of an answer at most; `total` counts all. */
export const mostNeeds = 200;
/** Lines of what waits for others at most. */
export const mostWaiting = 100;

const kinds = Object.keys(needs) as [NeedKind, ...NeedKind[]];

const about = {
  /** Null where it is about no deal, or about several. */
  deal: z.object({ id, title: z.string() }).nullable(),
  casting: z.object({ id, title: z.string() }).nullable(),
  /** The other side; null where there is none. */
  who: z.object({ id: id.nullable(), name: z.string(), image: z.string().nullable() }).nullable(),
  /** Money that it is about. */
  sums: z.object(sumFields).optional(),
};

export const Need = z.object({
  /** Names it as long as it is there; `<kind> <id>`. */
  key: z.string(),
  kind: z.enum(kinds),
  /** Moment of the fact. */
  since: instant,
  /** Day or moment on the stub; a day is midnight UTC. */
  at: instant,
  ...about,
  /** Files, messages, applicants or payments that it is about. */
  count: z.int(),
  /** How many payments of them are late, or how many have applied in all. */
  of: z.int().optional(),
  /** Number of people besides `who`. */
  others: z.int().optional(),
  /** Somebody's own words: a message, a reason, an addition. */
  words: z.string().optional(),
  /** Somebody put it off until then; `at` is null where no moment brings it back. */
  putOff: z.object({ until: z.enum(needPutOffs), at: instant.nullable() }).optional(),
});
export type Need = z.infer<typeof Need>;

/** Step of somebody else; its words are `need_waits_<kind>`. */
export const WaitingKind = z.enum([
  'brief',
  'terms',
  'cancellation',
  'addition',
  'renewal',
  'content',
  'review',
  'confirm_payment',
  'payment',
  'bank_details',
  'sample_address',
  'sample_sent',
  'sample_send',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

export const WaitingLine = z.object({
  key: z.string(),
  kind: WaitingKind,
  deal: z.object({ id, title: z.string() }),
  who: about.who,
  sums: about.sums,
  count: z.int(),
  since: instant,
  /** Day or moment until which they have time; null where none is set. */
  until: instant.nullable(),
});
export type WaitingLine = z.infer<typeof WaitingLine>;

export const Needs = z.object({
  /** The most urgent first. */
  needs: z.array(Need),
  /** How many there are, also beyond the rows of this answer. */
  total: z.int(),
  /** Put off or hidden by the reader; the next to come back first. */
  putOff: z.array(Need),
  /** Needs of the organisation that the reader's role is too small for. */
  ofTeam: z.int(),
  /** The next to end first. */
  waiting: z.array(WaitingLine),
  waitingTotal: z.int(),
});
export type Needs = z.infer<typeof Needs>;

const needKey = key(100).min(1);

export const PutOffNeed = z.object({ key: needKey, until: z.enum(needPutOffs) });
export type PutOffNeed = z.infer<typeof PutOffNeed>;

export const ShowNeed = z.object({ key: needKey });
export type ShowNeed = z.infer<typeof ShowNeed>;
