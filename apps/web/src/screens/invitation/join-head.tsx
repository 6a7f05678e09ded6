import type { InvitationPreview } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/full-name.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';

/** The organisation, who invites, and what the role is for. */
export function JoinHead({ invitation }: { invitation: InvitationPreview }) {
  const { organization, inviter, role } = invitation;
  const { companyName: company, profileImage } = organization;
  const person = inviter?.firstName;
  return (
    <div className="join-head on-stage">
      <span className="mb-2 flex">
        <BrandLogoAvatar name={company} src={profileImage ? mediaUrl(profileImage) : null} size={52} />
        {inviter && person ? (
          <BrandLogoAvatar
            name={fullName(inviter)}
            size={52}
            className="-ms-2.5 rounded-full! shadow-[0_0_0_3px_var(--c-stage)]"
          />
        ) : null}
      </span>
      <h1 tabIndex={-1} dir="auto" className="text-[28px] wrap-anywhere">
        {person ? m.invitation_from({ person, company }) : m.invitation_to({ company })}
      </h1>
      <p className="text-ui text-on-stage-2">{m.invitation_role({ role })}</p>
    </div>
  );
}
