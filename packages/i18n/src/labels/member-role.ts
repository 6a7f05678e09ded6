/** How the roles of an organisation's people are called (rules/teams#roles). */
import type { MemberRole } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<MemberRole, () => string> = {
  OWNER: m.member_role_owner,
  MANAGER: m.member_role_manager,
  REVIEWER: m.member_role_reviewer,
};

/** `Owner`, `Manager`, `Reviewer`. */
export const memberRoleLabel = (role: MemberRole): string => labels[role]();
