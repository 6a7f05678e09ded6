import type { DealFile, SharedFiles } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { PaperSheet } from '../../features/review-room/player/paper-sheet.tsx';
import { isBeingPrepared } from '../../features/review-room/player/playback.ts';
import { RoomProvider } from '../../features/review-room/player/room-provider.tsx';
import { Stage } from '../../features/review-room/player/stage.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Main } from '../../ui/main.tsx';
import { Select } from '../../ui/select.tsx';
import { GuestName } from './guest-name.tsx';
import { GuestPaper } from './guest-paper.tsx';
import { Watermark } from './watermark.tsx';

interface GuestRoomProps {
  token: string;
  shared: SharedFiles;
  onRenamed: () => void;
}

/** The film with what plays it, and the guests' own comments; nothing else of the deal. */
export function GuestRoom({ token, shared, onRenamed }: GuestRoomProps) {
  const { share, guestName, files } = shared;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [showsOriginal, setShowsOriginal] = useState(false);
  const isPhone = !useMediaQuery('(width >= 48rem)');
  const file = files.find(({ id }) => id === chosenId) ?? files.at(-1);
  if (!file) return null;
  const waits = isBeingPrepared(file) && !showsOriginal;
  const paper = share.canComment ? (
    <GuestPaper token={token} file={file} by={share.by?.firstName ?? null} />
  ) : null;

  return (
    <RoomProvider key={`${file.id} ${waits}`} dealId="" file={file} at={{ frame: null, comment: null }}>
      <div className="room">
        <header className="room-bar on-stage">
          <div className="room-bar-title">
            <h1 dir="auto">{share.title}</h1>
            <p>{m.share_asks_for_a_look({ company: share.companyName })}</p>
          </div>
          <div className="room-bar-end">
            {files.length > 1 ? <FileChoice files={files} chosen={file} onChoose={setChosenId} /> : null}
            <span className="num flex items-center gap-2 text-sm max-sm:hidden">
              <Clock aria-hidden className="ic size-4!" />
              {m.share_ends_on({ date: formatShortDate(share.expiresAt) })}
            </span>
            <GuestName token={token} name={guestName} onRenamed={onRenamed} />
          </div>
        </header>
        <div className={clsx('room-body is-guests', !paper && 'is-watching', isPhone && 'is-phone')}>
          <Main bleed className="room-main on-stage">
            <Stage
              isPhone={isPhone}
              version={file.version ?? 1}
              slate={null}
              showsOriginal={showsOriginal}
              onShowOriginal={() => setShowsOriginal(true)}
            />
          </Main>
          {paper === null ? null : isPhone ? (
            <PaperSheet>{paper}</PaperSheet>
          ) : (
            <aside className="room-paper" aria-label={m.share_your_comments()}>
              {paper}
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
      value={chosen.id}
      options={files.map(({ id, originalName, version = 1 }) => ({
        value: id,
        label: m.share_file_version({ name: originalName, number: String(version) }),
      }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
