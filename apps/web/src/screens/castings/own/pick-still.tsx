import { clsx } from 'clsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { MediaStill } from '../../../ui/media-still.tsx';
import type { Chosen } from './use-picks.ts';

interface PickStillProps {
  of: Chosen;
  /** The width, by a class; the height follows. */
  className: string;
  /** Whether neither picture nor initials may be shown. */
  isBlind?: boolean;
}

/** The first of the works that somebody chose, or who it is. */
export function PickStill({ of: { creator, items }, className, isBlind = false }: PickStillProps) {
  const [first] = items;
  return (
    <span className={clsx('frame grid flex-none place-items-center', className)}>
      {first ? (
        <MediaStill {...first} />
      ) : isBlind ? null : (
        <Avatar
          name={fullName(creator)}
          src={creator.profileImage ? mediaUrl(creator.profileImage) : null}
          size={40}
        />
      )}
    </span>
  );
}
