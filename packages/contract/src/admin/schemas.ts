/** Data and actions of the admin (rules/admin, rules/accounts#admin, rules/deletion). */

import { TwoFactorState } from '../accounts/own-account.ts';
import { NewPassword } from '../accounts/schemas.ts';
import { Category } from '../creators/category.ts';
import { DealStatus } from '../deals/schemas.ts';
import { finding } from '../findings.ts';
import {
  cents,
  currency,
  email,
  id,
  instant,
  line,
  requiredLine,
  secondStepCode,
  text,
} from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { PortfolioItem } from '../portfolio/schemas.ts';
import { auditKinds } from './audit.ts';
import { AdminRole } from './role.ts';

export const AdminLogin = z.object({
  password: z.string().min(1, finding('admin.password_missing')).max(1000),
  /** Address of an own account; absent for the first password. */
  email: email.optional(),
  /** Code of the second step, where the account asks for one. */
  code: secondStepCode.optional(),
});
export type AdminLogin = z.infer<typeof AdminLogin>;

/** An admin with an account of their own (rules/accounts#admins). */
export const AdminPerson = z.object({
  id,
  email: z.string(),
  name: z.string(),
  createdAt: instant,
  hasTwoFactor: z.boolean(),
  role: AdminRole,
});
export type AdminPerson = z.infer<typeof AdminPerson>;

/** The account of the admin who asks. */
export const OwnAdmin = z.object({ id, email: z.string(), name: z.string(), twoFactor: TwoFactorState });
export type OwnAdmin = z.infer<typeof OwnAdmin>;

/** `own` is null for who came with the first password. */
export const Admins = z.object({ admins: z.array(AdminPerson), own: OwnAdmin.nullable() });
export type Admins = z.infer<typeof Admins>;

export const NewAdmin = z.object({
  email,
  name: requiredLine(limits.name),
  password: NewPassword,
  role: AdminRole.default('EVERYTHING'),
});
export type NewAdmin = z.infer<typeof NewAdmin>;

/** `_t` only keeps caches away (rules/admin#lists). */
const cacheBuster = { _t: line(50).optional() };
export const AdminDashboardQuery = z.object(cacheBuster);

export const AdminCreator = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImage: z.string().nullable(),
  location: z.string().nullable(),
  isPublished: z.boolean(),
  createdAt: instant,
  categories: z.array(Category),
  portfolio: z.array(PortfolioItem),
  _count: z.object({ portfolio: z.int(), assignedDeals: z.int() }),
  currency,
  ugcVideoPricing: cents.nullable(),
  influencerReelPricing: cents.nullable(),
});
export type AdminCreator = z.infer<typeof AdminCreator>;

export const AdminBrand = z.object({
  id,
  companyName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  profileImage: z.string().nullable(),
  industry: z.string().nullable(),
  createdAt: instant,
  _count: z.object({ createdDeals: z.int() }),
});
export type AdminBrand = z.infer<typeof AdminBrand>;

export const AdminDeal = z.object({
  id,
  title: z.string(),
  description: z.string(),
  status: DealStatus,
  budget: cents,
  /** The price with what both sides added later. Absent from older servers. */
  total: z.int().optional(),
  currency,
  createdAt: instant,
  deadline: instant.optional(),
  category: z.object({ name: z.string() }).nullable(),
  brand: z.object({ companyName: z.string() }),
  creator: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  _count: z.object({ messages: z.int(), files: z.int() }),
});
export type AdminDeal = z.infer<typeof AdminDeal>;

/**
 * Paging fields next to the rows: the start of the next page, null also in counted pages, and the number of rows in
 * all.
 */
const beside = { nextCursor, total: z.int() };
export const AdminCreatorPage = z.object({ creators: z.array(AdminCreator), ...beside });
export type AdminCreatorPage = z.infer<typeof AdminCreatorPage>;
export const AdminBrandPage = z.object({ brands: z.array(AdminBrand), ...beside });
export type AdminBrandPage = z.infer<typeof AdminBrandPage>;
export const AdminDealPage = z.object({ deals: z.array(AdminDeal), ...beside });
export type AdminDealPage = z.infer<typeof AdminDealPage>;

export const AdminDashboard = z.object({
  overview: z.object({
    totalCreators: z.int(),
    totalBrands: z.int(),
    totalDeals: z.int(),
    totalPortfolioItems: z.int(),
    totalMessages: z.int(),
    totalFiles: z.int(),
  }),
  /** Cases about late payments that wait for a decision. */
  openCases: z.int().optional(),
  /** Orders of credits and of months whose transfer nobody has confirmed yet. */
  openTransfers: z.int().optional(),
  /** Answers of suspended creators, and of brands and their people, that no admin has read. */
  unreadAnswers: z.object({ creators: z.int(), brands: z.int() }).optional(),
  /** Goodwill credits that wait for a second admin. */
  waitingGrants: z.int().optional(),
  /**
   * Bytes that may still be stored on top of the reserve, below zero when none; null for a store that does not
   * tell.
   */
  storage: z.object({ roomBytes: z.int().nullable() }),
  recent: z.object({
    creators: z.array(
      AdminCreator.pick({
        id: true,
        firstName: true,
        lastName: true,
        email: true,
        profileImage: true,
        isPublished: true,
        createdAt: true,
      }),
    ),
    brands: z.array(
      AdminBrand.pick({
        id: true,
        companyName: true,
        email: true,
        profileImage: true,
        industry: true,
        createdAt: true,
      }),
    ),
  }),
});
export type AdminDashboard = z.infer<typeof AdminDashboard>;

export const TogglePublish = z.object({
  isPublished: z.boolean(),
  /** Why a profile is taken offline: its creator reads it. */
  reason: text(500).optional(),
});

/** Text that some of the admin's calls return next to `success` (rules/wire#envelope). */
export const AdminMessage = z.object({ message: z.string() });

/** One line of the audit trail (rules/deletion#audit). */
export const AuditEntry = z.object({
  id,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  createdAt: instant,
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Default number of lines in a page of the audit trail. */
export const auditPerPage = 200;
export const AuditQuery = z.object({
  ...cacheBuster,
  ...pageFields,
  /** In who did it, what it was done to, and the values before and after, whatever the case. */
  search: line(limits.title).optional(),
  kind: z.union([z.enum(auditKinds), z.literal('')]).optional(),
  /** Limits it to acts on this creator, or on this brand and its people. */
  about: id.optional(),
  /** Whole days, UTC; both are within. */
  from: z.union([z.iso.date(), z.literal('')]).optional(),
  to: z.union([z.iso.date(), z.literal('')]).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  nextCursor,
  /** How many lines all pages have. Absent from older servers. */
  total: z.int().optional(),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** A job that was given up after its last try: kept to be seen, tried again or discarded. */
/** Name of a kind of background job, in the admin's language. */
const jobText = z.string();

export const FailedJob = z.object({
  id,
  kind: z.string(),
  text: jobText,
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  failedAt: instant,
});
export type FailedJob = z.infer<typeof FailedJob>;

/** How many of the failed jobs the admin is shown. */
export const failedJobsShown = 50;

/** Work in the background, of the whole installation. Jobs that are planned for later are not counted. */
export const JobsOverview = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      text: jobText,
      /** Due, and in nobody's hands. */
      waiting: z.int(),
      running: z.int(),
      /** Failed at least once, to be tried again by themselves. */
      retrying: z.int(),
      /** Given up. */
      failed: z.int(),
      /** Why the latest of those that are tried again failed. */
      lastError: z.string().nullable(),
    }),
  ),
  /** The newest of those given up. */
  failed: z.array(FailedJob),
});
export type JobsOverview = z.infer<typeof JobsOverview>;
