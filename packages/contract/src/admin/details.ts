/**
 * Details for the admin's decisions: one creator, one brand, one deal, and what a deletion takes along
 * (rules/admin#details).
 */

import { brandGuidelineFields } from '../brands/schemas.ts';
import { CreatorDetails } from '../creators/details.ts';
import { PublicCreator } from '../creators/schemas.ts';
import { CreditOrder } from '../credits/schemas.ts';
import { DealDetail, DealStatus } from '../deals/schemas.ts';
import { HandoverStanding } from '../einvoices/handover.ts';
import { Invoice } from '../invoices/schemas.ts';
import { cents, currency, id, instant, requiredLine, sumFields } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { AdminSuspension } from '../suspensions/schemas.ts';
import { TeamMember } from '../teams/schemas.ts';

/** The suspension of a brand or a person; null where there is none. Absent from older servers. */
const suspensionNow = AdminSuspension.nullable().optional();

/** A deal in the list of one of its sides. */
export const AdminDealLine = z.object({
  id,
  title: z.string(),
  status: DealStatus,
  budget: cents,
  /** The price with what both sides added later. Absent from older servers. */
  total: z.int().optional(),
  currency,
  deadline: instant,
  createdAt: instant,
  /** The other side: its id, null once the account was deleted, and its name, null where nobody knows it any more. */
  with: z.object({ id: id.nullable(), name: z.string().nullable() }),
});
export type AdminDealLine = z.infer<typeof AdminDealLine>;

/** How many deals a creator's or brand's page lists, the newest; `total` counts all. */
export const adminDealsListed = 100;
const DealLines = z.object({ newest: z.array(AdminDealLine), total: z.int() });

/** How many orders and invoices the page of a creator or a brand lists, the newest. */
export const adminPapersListed = 20;

/** An invoice of the house, or a credit note. */
export const AdminHouseInvoice = Invoice.pick({
  id: true,
  kind: true,
  number: true,
  issuedAt: true,
  netFils: true,
  taxFils: true,
  grossFils: true,
}).extend({
  /** A relative address with an expiring signature: as PDF, with `lang`. Absent from older servers. */
  pdfUrl: z.string().optional(),
  /** Last mail of the invoice, and the state of handing its e-invoice over. */
  mailed: z.object({ to: z.string(), sentAt: instant }).optional(),
  handover: HandoverStanding.optional(),
});
export type AdminHouseInvoice = z.infer<typeof AdminHouseInvoice>;

/** A creator, published or not, with what only the admin and the creator see. */
export const AdminCreatorDetails = PublicCreator.extend({
  ...CreatorDetails.shape,
  email: z.string(),
  emailConfirmed: z.boolean(),
  hasTwoFactor: z.boolean(),
  createdAt: instant,
  /** When it was first published, whether or not it is now; null for never. */
  publishedAt: instant.nullable(),
  /** The admin took it offline: the creator cannot publish it. */
  isWithheld: z.boolean(),
  suspension: suspensionNow,
  deals: DealLines,
  /** The newest invoices of the house, as of a subscription. Absent from older servers. */
  invoices: z.array(AdminHouseInvoice).optional(),
});
export type AdminCreatorDetails = z.infer<typeof AdminCreatorDetails>;

export const AdminMember = TeamMember.omit({ thisMonth: true }).extend({
  emailConfirmed: z.boolean(),
  hasTwoFactor: z.boolean(),
  suspension: suspensionNow,
});
export type AdminMember = z.infer<typeof AdminMember>;

/** An organisation with its people. */
export const AdminBrandDetails = z.object({
  id,
  companyName: z.string(),
  profileImage: z.string().nullable(),
  companySize: z.string().nullable(),
  foundedYear: z.int().nullable(),
  contactPhone: z.string().nullable(),
  department: z.string().nullable(),
  ...brandGuidelineFields,
  createdAt: instant,
  /** In the order in which they joined. */
  members: z.array(AdminMember),
  suspension: suspensionNow,
  /** Invitations that wait. */
  invited: z.int(),
  deals: DealLines,
  /** Its money with the house, and what it owes creators. Absent from older servers. */
  money: z
    .object({
      credits: z.object({ ready: z.int(), held: z.int() }),
      owed: z.object({ count: z.int(), ...sumFields }),
      /** The newest of each. */
      orders: z.array(CreditOrder),
      invoices: z.array(AdminHouseInvoice),
    })
    .optional(),
});
export type AdminBrandDetails = z.infer<typeof AdminBrandDetails>;

/** A deal as both sides see it, with both e-mails whatever its status; drafts are the creator's alone and left out. */
export const AdminDealDetails = DealDetail.extend({ brandId: id.nullable() });
export type AdminDealDetails = z.infer<typeof AdminDealDetails>;

/** Data removed with an account or an organisation, counted before the deletion is requested. */
export const AdminUserRemoval = z.object({
  name: z.string(),
  /** Open deals, which would be cancelled; sorted by deadline. */
  openDeals: z.array(z.object({ id, title: z.string(), status: DealStatus, with: z.string().nullable() })),
  /** Finished deals, which stay with the other side. */
  closedDeals: z.int(),
  portfolioItems: z.int(),
  /**
   * Members of an organisation whose account goes with it, and members who keep one because of another
   * organisation.
   */
  membersRemoved: z.array(z.string()),
  membersKept: z.array(z.string()),
  /** Money that an organisation would leave; all of it stays in the admin's books. Absent from older servers. */
  money: z
    .object({
      /** Credits, ready and held, that nobody could spend any more. */
      credits: z.int(),
      /** Orders that wait for their money, in fils with the tax. */
      openOrders: z.object({ count: z.int(), fils: z.int() }),
      /** Debt to creators for completed deals. */
      owed: z.object({ count: z.int(), ...sumFields }),
    })
    .optional(),
});
export type AdminUserRemoval = z.infer<typeof AdminUserRemoval>;

/** Data removed with a deal. */
export const AdminDealRemoval = z.object({
  title: z.string(),
  messages: z.int(),
  files: z.int(),
  bytes: z.int(),
  comments: z.int(),
  /** Links that show its files to guests. */
  shares: z.int(),
});
export type AdminDealRemoval = z.infer<typeof AdminDealRemoval>;

/** Reason for turning off a person's second step; kept in the audit trail and shown to the person. */
export const TwoFactorReason = z.object({ reason: requiredLine(limits.title) });
export type TwoFactorReason = z.infer<typeof TwoFactorReason>;
