/** Goodwill credits that an admin gives a brand (rules/credits#goodwill). */
import { id, instant, requiredText } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** The most credits that one admin gives alone; more wait for a second one. */
export const mostAlone = 10;
/** The most credits that can be given at once. */
export const mostGiven = 100;

/** Whether this many credits wait for a second admin. */
export const needsSecondAdmin = (credits: number): boolean => credits > mostAlone;

/** Waiting for a second admin, given, or declined by one. */
export const GrantState = z.enum(['WAITING', 'GIVEN', 'DECLINED']);
export type GrantState = z.infer<typeof GrantState>;

export const NewGrant = z.object({
  credits: z.int().min(1).max(mostGiven),
  /** The brand reads it in its credits. */
  reason: requiredText(500),
});
export type NewGrant = z.infer<typeof NewGrant>;

export const CreditGrant = z.object({
  id,
  brand: z.object({ id, companyName: z.string() }),
  credits: z.int(),
  reason: z.string(),
  state: GrantState,
  askedAt: instant,
  /** Name of the admin. */
  askedBy: z.string(),
  /** Whether the admin who reads it may decide it: it waits, and somebody else asked. */
  mayDecide: z.boolean(),
});
export type CreditGrant = z.infer<typeof CreditGrant>;

export const GrantVerdict = z.enum(['APPROVE', 'DECLINE']);
export type GrantVerdict = z.infer<typeof GrantVerdict>;

/** Goodwill of a brand so far, and what waits for a second admin. */
export const Goodwill = z.object({
  times: z.int(),
  credits: z.int(),
  waiting: CreditGrant.nullable(),
});
export type Goodwill = z.infer<typeof Goodwill>;
