/** Report of a campaign's results, and the link that shows it without an account (rules/campaign-reports). */
import { Role } from '../accounts/schemas.ts';
import { PaperLanguage } from '../invoices/schemas.ts';
import { calendarDay, currency, instant, key, queryListOf } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { ResultMoment } from '../publications/result-schemas.ts';
import { Person } from '../teams/member.ts';
import { reportParts } from './limits.ts';

const Part = z.enum(reportParts);

/** Each part once, in the order of the list. */
const parts = z
  .array(Part)
  .max(reportParts.length)
  .transform((chosen) => reportParts.filter((part) => chosen.includes(part)));

/** Parts in a query; none where it is absent. */
export const ReportQuery = z.object({ shows: queryListOf(Part, reportParts.length).optional() });

/** Parts and language of a paper, with the proof that its organisation was given the address. */
export const ReportPaperQuery = ReportQuery.extend({
  lang: PaperLanguage,
  expires: z.string().regex(/^\d{1,12}$/),
  signature: key(200),
});

const known = z.int().nullable();

export const ReportPost = z.object({
  /** Number of its creator in the report, from 1. */
  creator: z.int(),
  /** Null once that account is gone; absent where names are left out. */
  name: z.string().nullable().optional(),
  /** Host of its address; null where it could name the creator and names are left out. */
  host: z.string().nullable(),
  postedOn: z.string(),
  /** Moment of the newest numbers; null where nothing is known. */
  moment: ResultMoment.nullable(),
  views: known,
  engagements: known,
  clicks: known,
  codeUses: known,
  sales: known,
  /** Newest statement; null where nobody stated numbers. */
  stated: z.object({ by: Role, on: instant, hasProof: z.boolean(), isDisputed: z.boolean() }).nullable(),
  /** Price of all posts of a deal, at its first one; absent where prices are left out. */
  price: z.object({ cents: z.int(), currency }).optional(),
  /** Relative addresses of pictures that end with the hour; absent where there is none, or they are left out. */
  still: z.string().optional(),
  proof: z.string().optional(),
});
export type ReportPost = z.infer<typeof ReportPost>;

export const ReportCost = z.object({
  currency,
  name: z.enum(['views', 'engagements']),
  cents: z.int(),
  amount: z.int(),
  known: z.int(),
  of: z.int(),
});
export type ReportCost = z.infer<typeof ReportCost>;

export const CampaignReport = z.object({
  name: z.string(),
  /** Empty where none was stated. */
  goal: z.string(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  brand: z.object({
    name: z.string(),
    image: z.string().nullable(),
    /** `#1f3b34`; null where the brand has none. */
    colour: z.string().nullable(),
  }),
  shows: z.array(Part),
  posts: z.array(ReportPost),
  /** Absent where prices are left out. */
  costs: z.array(ReportCost).optional(),
  /** Deals of which no post was stated. */
  withoutPosts: z.int(),
  /** Whether older deals or posts were left out. */
  isCut: z.boolean(),
  madeAt: instant,
});
export type CampaignReport = z.infer<typeof CampaignReport>;

/** Link as its organisation sets it. */
export const NewReportLink = z.object({
  shows: parts,
  language: PaperLanguage,
  /** Last day on which it opens. */
  endsOn: calendarDay,
  /** Empty for none; where it is absent, it stays as it is. */
  password: z.string().max(limits.name).optional(),
});
export type NewReportLink = z.infer<typeof NewReportLink>;

export const ReportLink = z.object({
  url: z.string(),
  shows: z.array(Part),
  language: PaperLanguage,
  endsOn: z.string(),
  /** Whether that day is over. */
  isOver: z.boolean(),
  hasPassword: z.boolean(),
  createdBy: Person.nullable(),
  /** How often it was opened; reading on within the same visit is no further time. */
  looks: z.int(),
  lastLookAt: instant.nullable(),
});
export type ReportLink = z.infer<typeof ReportLink>;

/** Said of a link before it is opened. */
export const ReportSummary = z.object({
  name: z.string(),
  brand: CampaignReport.shape.brand,
  hasPassword: z.boolean(),
  endsOn: z.string(),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

/** The secret of a link, in an address. */
export const reportToken = key(200);

/** Address of a picture in a report that a link shows. */
export const ReportPictureQuery = z.object({
  part: z.enum(['proof', 'stills']),
  expires: z.string().regex(/^\d{1,12}$/),
  signature: key(200),
});
