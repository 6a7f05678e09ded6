/** Numbers of a post at a moment, as one side stated them (rules/publications#numbers). */
import { Role } from '../accounts/schemas.ts';
import { finding } from '../findings.ts';
import { id, instant, line, requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';
import { mostCampaignPosts, mostOfNumber } from './limits.ts';
import { resultMoments, soldNumbers } from './numbers.ts';

export const ResultMoment = z.enum(resultMoments);
export type ResultMoment = z.infer<typeof ResultMoment>;

const stated = z.int().min(0, finding('amount.negative')).max(mostOfNumber).nullable();

/** Null is unknown; sales in money are hundredths of the deal's currency. */
export const PostNumbers = z.object({
  views: stated,
  reach: stated,
  likes: stated,
  comments: stated,
  shares: stated,
  saves: stated,
  clicks: stated,
  codeUses: stated,
  sales: stated,
  salesCents: stated,
});
export type PostNumbers = z.infer<typeof PostNumbers>;

/** Numbers that everybody may see. */
export const PublicNumbers = PostNumbers.omit(soldNumbers);
export type PublicNumbers = z.infer<typeof PublicNumbers>;

/** A statement as somebody makes it; the proof is a file that the side added to the deal (`for=payment`). */
export const NewResult = z.object({ moment: ResultMoment, numbers: PostNumbers, proofId: id.nullable() });
export type NewResult = z.infer<typeof NewResult>;

/** Numbers of several posts of a campaign at one moment, from a file of a platform. */
export const NewNumbersImport = z.object({
  moment: ResultMoment,
  file: requiredLine(limits.name),
  rows: z
    .array(z.object({ publicationId: id, numbers: PostNumbers }))
    .min(1)
    .max(mostCampaignPosts),
});
export type NewNumbersImport = z.infer<typeof NewNumbersImport>;

/** Posts whose numbers were stated, those that the side had stated so already, and those that take no more. */
export const NumbersImported = z.object({ stated: z.int(), same: z.int(), refused: z.array(id) });
export type NumbersImported = z.infer<typeof NumbersImported>;

/** Answer of the other side; disputing needs a sentence. */
export const NewResultAnswer = z
  .object({ agrees: z.boolean(), note: line(limits.title) })
  .refine(({ agrees, note }) => agrees || note !== '', { path: ['note'], error: finding('text.required') });
export type NewResultAnswer = z.infer<typeof NewResultAnswer>;

const resultFields = {
  id,
  moment: ResultMoment,
  numbers: PostNumbers,
  /** Side that stated it, and its person; null once that account is gone. */
  by: Role,
  byPerson: Person.nullable(),
  statedAt: instant,
  /** Name of the file that it was imported from; empty where it was typed. */
  importedFrom: z.string(),
};

/** Statement that counts, as a campaign reads it. */
export const CampaignResult = z.object({
  ...resultFields,
  hasProof: z.boolean(),
  /** Null while the other side said nothing. */
  agrees: z.boolean().nullable(),
});
export type CampaignResult = z.infer<typeof CampaignResult>;

export const Result = z.object({
  ...resultFields,
  /** File at a relative address with an expiring signature; null without one, or where it was deleted. */
  proof: z.object({ id, name: z.string(), size: z.int(), url: z.string() }).nullable(),
  /** Last answer of the other side; null while it said nothing. */
  answer: z
    .object({ agrees: z.boolean(), note: z.string(), person: Person.nullable(), answeredAt: instant })
    .nullable(),
});
export type Result = z.infer<typeof Result>;
