import type { DealFile, SharedFiles } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { formatTimeLeft } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CommentsSheet } from '../../features/review-room/comments/comments-sheet.tsx';
import { useIsPhone } from '../../features/review-room/is-phone.ts';
import { isBeingPrepared } from '../../features/review-room/player/playback.ts';
import { RoomProvider } from '../../features/review-room/player/room-provider.tsx';
import { Stage } from '../../features/review-room/player/stage.tsx';
import { useRoom } from '../../features/review-room/room.ts';
import { useValue } from '../../features/review-room/value.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Main } from '../../ui/main.tsx';
import { Select } from '../../ui/select.tsx';
import { GuestComments } from './guest-comments.tsx';
import { GuestName } from './guest-name.tsx';
import { useGuestUpdates } from './use-guest.ts';

interface GuestRoomProps {
  token: string;
  shared: SharedFiles;
  onRenamed: () => void;
}

/** The video with its controls, and the guests' own comments; nothing else of the deal. */
export function GuestRoom({ token, shared, onRenamed }: GuestRoomProps) {
  const { share, guestName, files } = shared;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [showsOriginal, setShowsOriginal] = useState(false);
  const isPhone = useIsPhone();
  useGuestUpdates(token);
  const file = files.find(({ id }) => id === chosenId) ?? files.at(-1);
  if (!file) return null;
  const isChoice = files.length > 1;
  const waits = isBeingPrepared(file) && !showsOriginal;
  const ends = m.share_ends_when({ when: formatTimeLeft(share.expiresAt) });
  const comments = share.canComment ? <GuestComments token={token} file={file} share={share} /> : null;

  return (
    <RoomProvider key={file.id} dealId="" file={file} waits={waits} at={{ frame: null, comment: null }}>
      <div className="room">
        <header className="room-bar on-stage">
          <Logo className="h-7 max-sm:hidden" />
          <span aria-hidden className="room-rule max-sm:hidden" />
          <BrandLogoAvatar
            name={share.companyName}
            src={share.profileImage && mediaUrl(share.profileImage)}
            size={36}
          />
          <div className={clsx('room-bar-title', isChoice && 'max-sm:sr-only')}>
            <h1 dir="auto">{share.title}</h1>
            <p>
              <span className="truncate max-sm:hidden">
                {m.share_asks_for_a_look({ company: share.companyName })}
              </span>
              <span className="sm:hidden">{ends}</span>
            </p>
          </div>
          {/* A phone has room for one of the two: which file it is says more than the title, which the entrance said. */}
          <div className={clsx('room-bar-end', isChoice && 'max-sm:min-w-0 max-sm:flex-1')}>
            {isChoice ? <FileChoice files={files} chosen={file} onChoose={setChosenId} /> : null}
            <span
              className="guest-ends max-sm:hidden"
              title={m.share_ends_on({ date: formatDateWithTime(share.expiresAt) })}
            >
              <Clock aria-hidden className="ic" />
              {ends}
            </span>
            <LanguageSwitch className="px-3!" nameClassName="sr-only" />
            <GuestName token={token} name={guestName} onRenamed={onRenamed} />
          </div>
        </header>
        <div className={clsx('room-body is-guests', !comments && 'is-watching', isPhone && 'is-phone')}>
          <Main bleed className="room-main on-stage">
            <Stage
              isPhone={isPhone}
              version={file.version ?? 1}
              slate={null}
              showsOriginal={showsOriginal}
              onShowOriginal={() => setShowsOriginal(true)}
              panel={comments === null ? 'none' : 'guests'}
              mayWrite={file.status !== 'APPROVED'}
            />
          </Main>
          {comments === null ? null : isPhone ? (
            <CommentsSheet>{comments}</CommentsSheet>
          ) : (
            <aside className="room-comments" aria-label={m.share_your_comments()}>
              {comments}
            </aside>
          )}
        </div>
        {share.hasWatermark && file.status !== 'APPROVED' ? <Watermark name={guestName} /> : null}
      </div>
    </RoomProvider>
  );
}

function FileChoice({
  files,
  chosen,
  onChoose,
}: {
  files: readonly DealFile[];
  chosen: DealFile;
  onChoose: (id: string) => void;
}) {
  return (
    <Select
      aria-label={m.share_which_file()}
      className="max-sm:min-w-0 max-sm:flex-1"
      value={chosen.id}
      options={files.map(({ id, originalName, version = 1 }) => ({
        value: id,
        label: m.share_file_version({ name: originalName, number: String(version) }),
      }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

/** The positions of the name in percent of the picture. */
const places = [
  [58, 14],
  [8, 32],
  [70, 46],
  [14, 62],
  [74, 76],
  [36, 88],
] as const;

/** The viewer's name over the picture. It reminds viewers that copies can be traced, but does not prevent copying. */
function Watermark({ name }: { name: string }) {
  const overlay = useValue(useRoom().slots.overlay);
  if (!overlay) return null;
  return createPortal(
    <span aria-hidden className="watermark">
      {places.map(([left, top]) => (
        <span key={top} style={{ left: `${left}%`, top: `${top}%` }}>
          {name}
        </span>
      ))}
    </span>,
    overlay,
  );
}
