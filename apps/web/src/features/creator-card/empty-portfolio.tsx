import type { PublicCreator } from '@briefcast/contract';
import { fullName } from '../../lib/full-name.ts';
import { initials } from '../../lib/initials.ts';
import { mediaUrl } from '../../lib/media-url.ts';

/** The frame of a creator who shows nothing yet: their picture, or their initials. */
export function EmptyPortfolio({ creator }: { creator: PublicCreator }) {
  if (creator.profileImage) {
    return (
      <img
        src={mediaUrl(creator.profileImage)}
        alt=""
        loading="lazy"
        decoding="async"
        className="frame-fill"
      />
    );
  }
  return (
    <span aria-hidden className="initials frame-fill grid! text-[clamp(3rem,32cqi,6rem)] text-ink-3">
      {initials(fullName(creator))}
    </span>
  );
}
