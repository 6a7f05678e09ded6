import type { InvitationPreview, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { logOutHere, useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { InvitationNote, WayOn } from './invitation-note.tsx';
import { LogInForm, SignUpForm } from './join-forms.tsx';
import { type JoinFormProps, useJoin } from './use-join.ts';

/** Way for a person to join, or the reason why they cannot. */
type Way = 'session' | 'log in' | 'sign up' | 'other e-mail' | 'creator';

function wayOf({ email, accountRole }: InvitationPreview, user: OwnUser | null): Way {
  if (accountRole === 'CREATOR') return 'creator';
  if (user) return user.email === email ? 'session' : 'other e-mail';
  return accountRole === 'BRAND' ? 'log in' : 'sign up';
}

interface JoinCardProps {
  token: string;
  invitation: InvitationPreview;
  /** Called when the invitation may have changed. */
  onChanged: () => void;
}

/** Invitation with its organisation, inviter and role, and the form to join with. */
export function JoinCard({ token, invitation, onChanged }: JoinCardProps) {
  const { user } = useSession();
  const join = useJoin(token, onChanged);
  const [begun, setBegun] = useState<Way>();
  const way = wayOf(invitation, user);
  // Joining opens the session, but the form stays until it has finished.
  const shown = begun !== undefined && (join.isPending || join.isSuccess) ? begun : way;
  const company = invitation.organization.companyName;
  const { email } = invitation;

  if (shown === 'creator') {
    return (
      <InvitationNote
        title={m.invitation_creator_title()}
        text={m.invitation_creator_text({ email, company })}
      >
        <WayOn />
      </InvitationNote>
    );
  }
  if (shown === 'other e-mail') {
    return (
      <InvitationNote
        title={m.invitation_other_title()}
        text={m.invitation_other_text({ email, current: user?.email ?? '' })}
      >
        <Button icon={<LogOut aria-hidden className="ic ic-turn" />} onClick={logOutHere}>
          {m.invitation_log_out()}
        </Button>
      </InvitationNote>
    );
  }
  const props = { invitation, join, onBegin: () => setBegun(way) };
  return (
    <div className="w-full max-w-[460px]">
      <JoinHead invitation={invitation} />
      <div className="card join-body">
        {shown === 'session' ? <JoinWithSession {...props} /> : null}
        {shown === 'log in' ? <LogInForm {...props} /> : null}
        {shown === 'sign up' ? <SignUpForm {...props} /> : null}
      </div>
    </div>
  );
}

function JoinWithSession({ invitation, join, onBegin }: JoinFormProps) {
  const company = invitation.organization.companyName;
  return (
    <>
      <p className="wrap-anywhere text-ink-2">
        {m.invitation_signed_in({ email: invitation.email, company })}
      </p>
      <FormError className="empty:hidden">
        {join.error ? errorText(join.error, m.invitation_join_failed()) : undefined}
      </FormError>
      <OnlineButton
        variant="cast"
        size="lg"
        busy={join.isPending}
        busyText={m.invitation_joining()}
        onClick={() => {
          onBegin();
          join.mutate({});
        }}
      >
        <bdi>{m.invitation_join({ company })}</bdi>
      </OnlineButton>
    </>
  );
}

/** The organisation, the inviter, and what the role may do. */
function JoinHead({ invitation }: { invitation: InvitationPreview }) {
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
