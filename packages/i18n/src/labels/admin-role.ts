/** How the roles of admins are called (rules/accounts#admins). */
import type { AdminRole } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<AdminRole, () => string> = {
  EVERYTHING: m.admins_role_everything,
  FINANCE: m.admins_role_finance,
};

/** `Everything`, `Finance`. */
export const adminRoleLabel = (role: AdminRole): string => labels[role]();
