/** The icon next to each role's name. */
import type { MemberRole } from '@briefcast/contract';
import { ClipboardList, Crown, Eye, type LucideIcon } from 'lucide-react';

export const roleIcons: Record<MemberRole, LucideIcon> = {
  OWNER: Crown,
  MANAGER: ClipboardList,
  REVIEWER: Eye,
};

/** From the most to the least powerful, as the contract orders them. */
export const roles: readonly MemberRole[] = ['OWNER', 'MANAGER', 'REVIEWER'];
