import type { OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { mayForOrganization } from '../../../lib/policy.ts';
import { toastError } from '../../../ui/toast.ts';

/**
 * Shows somebody who cannot send briefs the reason and the next step; returns whether it did
 * (rules/deals#sending-a-brief, rules/teams#roles).
 */
export function refuseBrief(user: OwnUser): boolean {
  if (user.role !== 'BRAND') toastError(m.brief_brands_only());
  else if (user.brandId === null) toastError(m.role_no_briefs(), m.refusal_team_no_organization());
  else if (!mayForOrganization(user, 'brief.send'))
    toastError(m.role_no_briefs(), m.refusal_team_role_too_small({ ask: 'owner_or_manager' }));
  else return false;
  return true;
}
