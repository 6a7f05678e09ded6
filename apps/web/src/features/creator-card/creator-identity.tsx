import type { PublicCreator } from '@briefcast/contract';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { fullName } from '../../lib/full-name.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** The filters to come back to. */
export interface CreatorLinkState {
  directorySearch: string;
}

interface CreatorIdentityProps {
  creator: PublicCreator;
  /** Over the frame, on wide cards; beside it on phones. Only one of the two is ever shown. */
  inFrame?: boolean | undefined;
}

/** Avatar, name and location; the name leads to the creator's page. */
export function CreatorIdentity({ creator, inFrame = false }: CreatorIdentityProps) {
  const name = fullName(creator);
  const { pathname, search } = useLocation();
  const state: CreatorLinkState | undefined =
    pathname === '/creators' ? { directorySearch: search } : undefined;
  return (
    <div
      className={clsx(
        'flex min-w-0 gap-2.5',
        inFrame ? 'on-stage w-full items-end max-sm:hidden' : 'mb-2 items-center pe-3 sm:hidden',
      )}
    >
      <Avatar
        name={name}
        src={creator.profileImage && mediaUrl(creator.profileImage)}
        className={clsx(inFrame && 'ring-2 ring-white')}
      />
      <div className="min-w-0">
        <h3 className={clsx('text-[19px]', inFrame ? 'truncate pt-0.5' : 'line-clamp-3')}>
          <Link to={`/creators/${creator.id}`} state={state} title={name} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {creator.location ? (
          <p className={clsx('mt-0.5 flex items-center gap-1', inFrame ? 'text-xs text-white' : 'hint')}>
            <MapPin aria-hidden className="ic size-3.5!" />
            <bdi className={clsx(inFrame ? 'truncate' : 'line-clamp-2 min-w-0')} title={creator.location}>
              {creator.location}
            </bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}
