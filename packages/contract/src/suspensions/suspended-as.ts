/** Kinds of suspensions, and for how long an answer is taken (rules/suspensions). */
import { dayMs } from '../kit/days.ts';
import { z } from '../kit/zod.ts';

/** A brand with everybody in it, a creator, or one person of brands, whatever brand they work for. */
export const SuspendedAs = z.enum(['BRAND', 'CREATOR', 'MEMBER']);
export type SuspendedAs = z.infer<typeof SuspendedAs>;

/** Whether the person, or the brand that they work for, is suspended; absent where neither is. */
export const suspendedAs = SuspendedAs.optional();

/** How many days the suspended have for their one answer. */
export const answerDays = 14;

/** The moment from which no answer to this suspension is taken. */
export const answerEnds = (suspendedAt: Date): Date => new Date(suspendedAt.getTime() + answerDays * dayMs);
