import type { PublicCreator } from '@briefcast/contract';
import { fullName } from '../../lib/full-name.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** The creator's first picture as a small frame; their avatar while there is none. */
export function CreatorThumbnail({ creator }: { creator: PublicCreator }) {
  const still = creator.portfolio
    .map(({ type, url, poster }) => poster ?? (type === 'IMAGE' ? url : null))
    .find((url) => url !== null);
  if (!still) {
    return (
      <Avatar
        name={fullName(creator)}
        src={creator.profileImage && mediaUrl(creator.profileImage)}
        size={48}
      />
    );
  }
  return (
    <div className="frame ear-sm w-[42px] flex-none">
      <img src={mediaUrl(still)} alt="" />
    </div>
  );
}
