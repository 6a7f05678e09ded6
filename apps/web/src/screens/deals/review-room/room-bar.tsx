import type { DealDetail, DealFile } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DealBadge } from '../../../features/deals/deal-badge.tsx';
import { brandName, creatorName } from '../../../features/deals/party-names.ts';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { usePlayer } from '../../../features/review-room/player/create-room.ts';
import { ShareButton } from '../../../features/shares/share-button.tsx';
import { partiesOf } from '../../../lib/policy.ts';
import { useUser } from '../../../lib/use-user.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';

/** Back arrow, to the deal by default. */
export function BackIcon({ to, label = m.room_back() }: { to: string; label?: string | undefined }) {
  return (
    <Link to={to} className="iconbtn" aria-label={label} title={label}>
      <ArrowLeft aria-hidden className="ic ic-turn" />
    </Link>
  );
}

const uploaderOf = (deal: DealDetail, file: DealFile) =>
  file.uploader.role === 'CREATOR' ? creatorName(deal.creator) : brandName(deal.brand);

interface RoomBarProps {
  deal: DealDetail;
  file: DealFile;
  /** Decisions possible now. */
  actions: ReactNode;
  isPhone: boolean;
  /** Address of the arrow, when it is not the deal. */
  backTo?: string | undefined;
}

/** Bar of the room: the file, the people watching, and the possible decisions. */
export function RoomBar({ deal, file, actions, isPhone, backTo }: RoomBarProps) {
  const user = useUser();
  const { slots } = usePlayer();
  return (
    <header className="room-bar on-stage">
      <BackIcon
        to={backTo ?? dealPath(user.role, deal.id)}
        label={backTo ? m.room_back_to_review() : undefined}
      />
      <div className="room-bar-title">
        <h1 dir="auto">{deal.title}</h1>
        <p>
          <bdi>{file.originalName}</bdi>
          {isPhone ? null : (
            <>
              <span aria-hidden>·</span>
              <span>{m.room_by({ name: uploaderOf(deal, file) })}</span>
            </>
          )}
        </p>
      </div>
      {isPhone ? null : <DealBadge status={deal.status} />}
      <div className="room-bar-end">
        <div ref={slots.presence.set} className="room-presence" />
        {isPhone ? null : (
          <>
            <LanguageSwitch className="px-3!" nameClassName="sr-only" />
            <FileIcons deal={deal} file={file} />
            <span className="room-rule" />
          </>
        )}
        {actions}
      </div>
    </header>
  );
}

/** Actions on a file as a whole: sharing it with people without an account, and downloading it. */
export function FileIcons({ deal, file }: { deal: DealDetail; file: DealFile }) {
  const user = useUser();
  const { pause } = usePlayer();
  return (
    <>
      <ShareButton dealId={deal.id} parties={partiesOf(deal, user)} file={file} onOpen={pause} />
      <DownloadFile file={file} className="iconbtn" />
    </>
  );
}
