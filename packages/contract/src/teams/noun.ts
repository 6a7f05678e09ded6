/** Organisations, their members and invitations. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  /** Whose role would do. */
  'team.role_too_small': { status: 403, params: { ask: ['owner', 'owner_or_manager'] } },
  'team.no_organization': { status: 403 },
  'team.organization_not_found': { status: 404 },
  'team.member_not_found': { status: 404 },
  'team.last_owner': { status: 409 },
  'team.already_member': { status: 409 },
  'team.already_invited': { status: 409 },
  'team.many_invitations': { status: 409, params: { limit: 'count' } },
  'team.address_invited_often': { status: 409 },
  'team.confirm_email_first': { status: 403 },
  'team.full': { status: 409, params: { limit: 'count' } },
  'team.invitation_not_found': { status: 404 },
  'invitation.not_found': { status: 404 },
  'invitation.expired': { status: 409 },
  'invitation.log_in': { status: 409 },
  'invitation.other_role': { status: 409 },
} as const satisfies RefusalRows;

/** Of no use once every open screen has received them. */
export const passingFacts = ['invitation.changed'] as const satisfies FactKind[];

export const liveEvents = {
  member: 'organization.changed',
  invitation: 'organization.changed',
} as const satisfies LiveEventRows;
