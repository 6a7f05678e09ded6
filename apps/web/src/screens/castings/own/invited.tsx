import type { OwnCasting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { invitationLook } from '../../../features/castings/casting-words.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { q } from '../../../lib/query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Creators invited to a casting, with the state of each invitation. */
export function Invited({ casting }: { casting: OwnCasting }) {
  const { data, error, isPending, refetch } = useQuery(
    q('castingInvitations.sent', { params: { id: casting.id } }),
  );
  if (isPending)
    return (
      <div className="grid gap-3">
        <LoadingText>{m.casting_invited_loading()}</LoadingText>
        <Skeleton className="ear h-20" />
        <Skeleton className="ear h-20" />
      </div>
    );
  if (!data)
    return (
      <ErrorState className="card p-5" onRetry={() => void refetch()}>
        {m.casting_invited_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
      </ErrorState>
    );
  if (data.invitations.length === 0)
    return (
      <div className="card p-5">
        <EmptyState title={m.casting_invited_none()} icon={<MailOpen aria-hidden className="ic" />}>
          {m.casting_invited_none_text()}
        </EmptyState>
      </div>
    );
  return (
    <ul className="card divide-y divide-line px-5 py-1">
      {data.invitations.map(({ creatorId, name, profileImage, state, invitedAt }) => {
        const look = invitationLook(state);
        return (
          <li key={creatorId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Avatar name={name} src={profileImage ? mediaUrl(profileImage) : null} size={44} />
            <div className="min-w-0 flex-1 basis-44">
              <TextLink to={paths.creator.href(creatorId)} className="font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </TextLink>
              <p className="hint">{m.casting_invited_on({ day: formatShortDate(invitedAt) })}</p>
            </div>
            <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
              {look.label}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
