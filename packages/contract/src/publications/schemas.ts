/** Posts that came of a deal: address, day and account, as one side stated them (rules/publications). */
import { Role } from '../accounts/schemas.ts';
import { DealStatus } from '../deals/schemas.ts';
import { calendarDay, currency, id, instant, line, webUrl } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { RightsTerms } from '../rights/terms.ts';
import { Person } from '../teams/member.ts';
import { mostAddressLetters } from './limits.ts';
import { CampaignResult, PublicNumbers, Result, ResultMoment } from './result-schemas.ts';

/** A post as somebody states it; the day may not be in the future. */
export const NewPublication = z.object({
  url: webUrl.max(mostAddressLetters),
  /** Name of the account; empty where none was given. */
  handle: line(limits.name),
  postedOn: calendarDay,
  /** Side on whose account it ran. */
  ranOn: Role,
});
export type NewPublication = z.infer<typeof NewPublication>;

const statedFields = {
  url: z.string(),
  handle: z.string(),
  postedOn: z.string(),
  ranOn: Role,
  statedAt: instant,
};

/** Earlier statement about a post, before a correction. */
export const EarlierPublication = z.object(statedFields);
export type EarlierPublication = z.infer<typeof EarlierPublication>;

export const Publication = z.object({
  id,
  ...statedFields,
  /** Side that stated it, and its person; null once that account is gone. */
  by: Role,
  byPerson: Person.nullable(),
  /** Corrected statements, oldest first. */
  earlier: z.array(EarlierPublication),
  withdrawnAt: instant.nullable(),
  /** When each side let everybody see its result; null for a side that does not. */
  shownBy: z.object({ creator: instant.nullable(), brand: instant.nullable() }),
  /** Every statement of numbers, oldest first. */
  results: z.array(Result),
});
export type Publication = z.infer<typeof Publication>;

/** Post as a campaign shows it, without what was corrected. */
export const CampaignPost = Publication.omit({
  earlier: true,
  withdrawnAt: true,
  shownBy: true,
  results: true,
}).extend({
  /** Statements that count: of each side the newest at each moment, oldest first. */
  results: z.array(CampaignResult),
});
export type CampaignPost = z.infer<typeof CampaignPost>;

/** Accepted deal of a campaign with its posts, in the order of their days. */
export const CampaignDeal = z.object({
  dealId: id,
  title: z.string(),
  status: DealStatus,
  currency,
  /** Price with additions, in hundredths. */
  total: z.int(),
  creator: z.object({ id, name: z.string(), image: z.string().nullable() }).nullable(),
  /** Agreed publication; null where the brief says nothing of it. */
  rights: RightsTerms.pick({ posting: true, postOn: true }).nullable(),
  /** Code for buyers, empty for none, and clicks counted; null without a short link or a code. */
  link: z.object({ clicks: z.int(), promoCode: z.string() }).nullable(),
  posts: z.array(CampaignPost),
});
export type CampaignDeal = z.infer<typeof CampaignDeal>;

export const CampaignPublications = z.object({
  deals: z.array(CampaignDeal),
  /** Whether older deals or posts were left out. */
  isCut: z.boolean(),
});
export type CampaignPublications = z.infer<typeof CampaignPublications>;

/** Result of a post on its creator's page, which both sides let everybody see. */
export const ShownResult = z.object({
  id,
  brand: z.object({ name: z.string().nullable(), image: z.string().nullable() }),
  title: z.string(),
  url: z.string(),
  postedOn: z.string(),
  moment: ResultMoment,
  numbers: PublicNumbers,
  /** When the second side agreed that it is shown. */
  agreedAt: instant,
});
export type ShownResult = z.infer<typeof ShownResult>;

/** Publication of a deal, as a campaign's board shows it. */
export const PublicationPlan = z.enum(['PLANNED', 'OUT', 'STATED']);
export type PublicationPlan = z.infer<typeof PublicationPlan>;
