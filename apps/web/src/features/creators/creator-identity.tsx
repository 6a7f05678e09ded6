import type { PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { MapPin } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { mediaUrl } from '../../lib/media-url.ts';
import { fullName } from '../../lib/names.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** The filters to return to. */
export interface CreatorLinkState {
  directorySearch: string;
}

/**
 * Avatar, name and location: over the frame's lower edge, on phones next to it. The name links to the creator's
 * page.
 */
export function CreatorIdentity({ creator }: { creator: PublicCreator }) {
  const name = fullName(creator);
  const { pathname, search } = useLocation();
  const state: CreatorLinkState | undefined =
    pathname === paths.creators.href() ? { directorySearch: search } : undefined;
  return (
    <div className="card-identity">
      <Avatar
        name={name}
        src={creator.profileImage && mediaUrl(creator.profileImage)}
        className="sm:ring-2 sm:ring-white"
      />
      <div className="min-w-0">
        <h3 className="text-[19px] max-sm:line-clamp-3 sm:truncate sm:pt-0.5">
          <Link to={paths.creator.href(creator.id)} state={state} title={name} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {creator.location ? (
          <p className="hint mt-0.5 flex items-center gap-1 sm:text-xs sm:text-white">
            <MapPin aria-hidden className="ic size-3.5!" />
            <bdi className="min-w-0 max-sm:line-clamp-2 sm:truncate" title={creator.location}>
              {creator.location}
            </bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}
