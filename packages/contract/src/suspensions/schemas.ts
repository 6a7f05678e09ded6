/** Suspensions as the suspended and the admin read them (rules/suspensions). */
import { id, instant, requiredText } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { SuspendedAs } from './suspended-as.ts';

const shared = {
  /** As the admin wrote it. */
  reason: z.string(),
  suspendedAt: instant,
  /** Until when one answer is taken. */
  answerUntil: instant,
  /** The answer of the suspended; null until they gave it. */
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
};

/** The suspension that the caller's own session meets. */
export const OwnSuspension = z.object({
  as: SuspendedAs,
  ...shared,
  /** Accepted deals, which go on. */
  runningDeals: z.int(),
  /** Castings of the brand that are off the board while it lasts. */
  openCastings: z.int(),
  /** Credits of the brand that are kept; null without credits. */
  credits: z.int().nullable(),
});
export type OwnSuspension = z.infer<typeof OwnSuspension>;

/** A suspension that is not lifted. */
export const AdminSuspension = z.object({
  id,
  ...shared,
  /** Name of the admin. */
  suspendedBy: z.string(),
  /** Whether an admin has read the answer. Absent from older servers. */
  isAnswerRead: z.boolean().optional(),
});
export type AdminSuspension = z.infer<typeof AdminSuspension>;

/** Longest reason, in UTF-16 units. */
export const longestReason = 500;

export const NewSuspension = z.object({ reason: requiredText(longestReason) });
export type NewSuspension = z.infer<typeof NewSuspension>;

export const SuspensionAnswer = z.object({ answer: requiredText(limits.text) });
export type SuspensionAnswer = z.infer<typeof SuspensionAnswer>;
