/** An organisation's members and invitations, and the organisations of a person (rules/teams). */

import { ownName } from '../accounts/names.ts';
import { Agreement, NewPassword, Role } from '../accounts/schemas.ts';
import { email, id, instant, key } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { MemberRole, Person } from './member.ts';

/** An organisation may have this many invitations that nobody has accepted or taken back yet. */
export const mostOpenInvitations = 30;
/** Maximum number of organisations that may write to one address within a day: nobody chose to hear from them. */
export const mostInvitationsToOne = 5;
/** An organisation may have this many members. */
export const mostMembers = 100;

/** Work of a member for the organisation since the first of the month, in UTC. */
export const MemberMonth = z.object({
  /** Briefs sent. */
  briefs: z.int(),
  /** Decisions on files. */
  reviews: z.int(),
  messages: z.int(),
});
export type MemberMonth = z.infer<typeof MemberMonth>;

const organizationName = { companyName: z.string(), profileImage: z.string().nullable() };

export const TeamMember = z.object({
  userId: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  role: MemberRole,
  joinedAt: instant,
  /** When a screen of theirs was last open, in whichever organisation; null for never. */
  lastSeenAt: instant.nullable(),
  thisMonth: MemberMonth.optional(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamInvitation = z.object({
  id,
  email: z.string(),
  role: MemberRole,
  /** Time of the newest mail: sending it again makes a new link. */
  sentAt: instant,
  expiresAt: instant,
  /** Inviting person; null once their account was deleted. */
  by: Person.nullable(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const Team = z.object({
  organization: z.object({ id, ...organizationName }),
  /** In the order in which they joined. */
  members: z.array(TeamMember),
  /** Pending invitations, expired ones as well; newest first. */
  invitations: z.array(TeamInvitation),
});
export type Team = z.infer<typeof Team>;

export const NewInvitation = z.object({ email, role: MemberRole });
export type NewInvitation = z.infer<typeof NewInvitation>;

export const MemberRoleChange = z.object({ role: MemberRole });

/** The secret of an invitation's link. */
const token = key(200);
export const InvitationToken = z.object({ token });

/** Facts that the page of an invitation shows before it is accepted. */
export const InvitationPreview = z.object({
  organization: z.object(organizationName),
  role: MemberRole,
  email: z.string(),
  expiresAt: instant,
  inviter: Person.nullable(),
  /** The role of the account that the e-mail has already; null where there is none, and one is made by accepting. */
  accountRole: Role.nullable(),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/** Names and password make an account; a person logged in with the invited e-mail needs the token alone. */
export const InvitationAcceptance = z.object({
  token,
  firstName: ownName.optional(),
  lastName: ownName.optional(),
  password: NewPassword.optional(),
  agreement: Agreement.optional(),
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

/** One of the organisations that somebody belongs to. */
export const OwnOrganization = z.object({
  id,
  ...organizationName,
  role: MemberRole,
  /** The one that this session works for. */
  isCurrent: z.boolean(),
  /** How many of its deals wait for its review. */
  toReview: z.int().optional(),
  /** Whether the deal that was asked for is one of its deals; absent when none was. */
  hasDeal: z.boolean().optional(),
  /** Whether the casting that was asked for is one of its castings; absent when none was. */
  hasCasting: z.boolean().optional(),
});
export type OwnOrganization = z.infer<typeof OwnOrganization>;

/** `dealId` and `castingId` ask which of the organisations a deal and a casting belong to. */
export const OwnOrganizationsQuery = z.object({ dealId: id.optional(), castingId: id.optional() });
export type OwnOrganizationsQuery = z.infer<typeof OwnOrganizationsQuery>;

/** In the order in which the person joined them. */
export const OwnOrganizations = z.object({ organizations: z.array(OwnOrganization) });
export type OwnOrganizations = z.infer<typeof OwnOrganizations>;

export const NewOrganization = z.object({ companyName: ownName });
export type NewOrganization = z.infer<typeof NewOrganization>;

export const OrganizationChoice = z.object({ id });

/** The own name of a brand's person. */
export const OwnName = z.object({
  firstName: ownName,
  lastName: ownName,
});
export type OwnName = z.infer<typeof OwnName>;
