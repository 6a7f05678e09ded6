import type { OwnOrganization } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { memberRoleLabel } from '@briefcast/i18n/labels/member-role';
import { m } from '@briefcast/i18n/messages';
import { Check, Upload } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Badge } from '../../ui/badge.tsx';

/**
 * One of the person's organisations in a menu: logo, name, role, and whether it is the current one or what
 * waits there.
 */
export function OrganizationLine({
  companyName,
  profileImage,
  role,
  isCurrent,
  toReview = 0,
}: OwnOrganization) {
  return (
    <>
      <BrandLogoAvatar name={companyName} src={profileImage ? mediaUrl(profileImage) : null} size={40} />
      <span className="min-w-0 flex-1 py-1.5">
        <bdi className="block truncate leading-tight font-semibold">{companyName}</bdi>
        <span className="hint block leading-snug font-normal">{memberRoleLabel(role)}</span>
      </span>
      {isCurrent ? <Check aria-hidden className="ic flex-none" /> : null}
      {!isCurrent && toReview > 0 ? (
        <Badge tone="aqua" icon={<Upload aria-hidden className="ic" />} className="flex-none">
          {m.organization_to_review({ n: toReview, count: formatCount(toReview) })}
        </Badge>
      ) : null}
    </>
  );
}
