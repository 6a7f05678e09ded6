import type { OwnCastingInvitation } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CastingCover } from '../../features/castings/casting-cover.tsx';
import { invitationLook, payText } from '../../features/castings/casting-words.ts';
import { DeclineButton } from '../../features/castings/decline-button.tsx';
import { ownInvitationsQuery } from '../../features/castings/use-invitations.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { errorText } from '../../lib/show-error.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** Invitations that wait, above what a creator applied to; nothing where there are none. */
export function Invitations() {
  const { data, error, refetch } = useQuery(ownInvitationsQuery);
  if (error && !data)
    return (
      <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
        {m.invitation_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
      </ErrorState>
    );
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={m.invitation_mine()} className="mt-6">
      <ul className="grid gap-3">
        {data.map((invitation) => (
          <Invitation key={invitation.casting.id} {...invitation} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ casting, message, invitedAt }: OwnCastingInvitation) {
  const { id, title, brand, places, closesOn } = casting;
  const look = invitationLook('INVITED');
  const to = paths.casting.href(id);
  return (
    <li
      data-tone="pink"
      className="ear flex flex-wrap items-center gap-x-5 gap-y-3 border border-(--k-line) bg-k-bg p-4 pe-6 sm:p-5"
    >
      <div className="w-14 flex-none">
        <CastingCover casting={casting} />
      </div>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
          <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
            {look.label}
          </Badge>
          <BrandLogoAvatar
            name={brand.companyName}
            src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
            size={26}
          />
          <span className="min-w-0 text-ink-2 wrap-anywhere">
            <bdi>{brand.companyName}</bdi>
            {m.facts_comma()}
            {formatShortDate(invitedAt)}
          </span>
        </p>
        <h2 dir="auto" className="mt-1.5 text-[19px] wrap-anywhere">
          <Link to={to} className="hover:underline">
            {title}
          </Link>
        </h2>
        {message ? (
          <p dir="auto" className="mt-1 line-clamp-3 text-ui whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        ) : null}
        <p className="num mt-1 text-ui text-ink-2">
          {m.invitation_facts({
            pay: payText(casting),
            day: formatShortDate(closesOn),
            n: places,
            count: formatCount(places),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <DeclineButton castingId={id} />
        <ButtonLink variant="cast" to={to}>
          {m.casting_apply()}
        </ButtonLink>
      </div>
    </li>
  );
}
