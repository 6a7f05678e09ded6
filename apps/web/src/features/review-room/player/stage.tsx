import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useRoomKeys } from '../use-room-keys.ts';
import { useValue } from '../value.ts';
import { DocumentPages } from './document-pages.tsx';
import { Film } from './film.tsx';
import { fullScreenId } from './full-screen.ts';
import { KeyList, KeysDialog } from './keys-dialog.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { PhoneRow } from './phone-row.tsx';
import { Picture } from './picture.tsx';
import { isBeingPrepared } from './playback.ts';
import { Preparing } from './preparing.tsx';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';
import { usePlayer } from './use-player.ts';
import { ZoomBar } from './zoom-bar.tsx';

interface StageProps {
  /** What is known of the file: beside an upright film, under a wide one; not on a phone. */
  slate: ReactNode;
  isPhone: boolean;
  /** Which version of the file it is, from 1. */
  version: number;
  /** Whether the upload itself is to be played, though something better is still being made of it. */
  showsOriginal: boolean;
  onShowOriginal: () => void;
  /** On a phone: the ways to the deal's other files. */
  otherFiles?: ReactNode;
  /** Who writes on the paper beside it; `none` where there is no paper. */
  paper?: 'sides' | 'guests' | 'none';
}

/** The file as large as there is room for it, with what moves it. */
export function Stage({
  slate,
  isPhone,
  version,
  showsOriginal,
  onShowOriginal,
  otherFiles,
  paper = 'sides',
}: StageProps) {
  const room = usePlayer();
  const { kind } = room.playback;
  const ratio = useValue(room.ratio) ?? 9 / 16;
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = () => setShowsKeys(true);
  const isFilm = kind === 'film';
  const isSeen = isFilm || kind === 'picture';
  // A document has no keys of its own: it scrolls.
  useRoomKeys({ '?': showKeys }, isSeen);
  const waits = isBeingPrepared(room.file) && !showsOriginal;

  return (
    <div id={fullScreenId} className="stage">
      <div className="stage-room">
        <div className={clsx('view', isSeen && ratio > 1.2 && 'is-wide')}>
          {isPhone ? null : (
            <div className="view-lead">
              {slate}
              {isSeen ? <KeyList isFilm={isFilm} /> : null}
            </div>
          )}
          <StageContent waits={waits} version={version} onShowOriginal={onShowOriginal} />
          <div ref={room.slots.tools.set} className="view-side" />
        </div>
      </div>
      <div className="dock">
        {isFilm && !waits ? (
          <>
            {isPhone ? null : <Transport onShowKeys={showKeys} />}
            <Timeline />
          </>
        ) : null}
        {kind === 'picture' && !isPhone ? <ZoomBar onShowKeys={showKeys} /> : null}
        {isPhone ? <PhoneRow isFilm={isFilm && !waits}>{otherFiles}</PhoneRow> : null}
        {isPhone ? <PhoneActions paper={paper} /> : null}
      </div>
      <KeysDialog isFilm={isFilm} open={showsKeys} onOpenChange={setShowsKeys} />
    </div>
  );
}

function StageContent({
  waits,
  version,
  onShowOriginal,
}: {
  waits: boolean;
  version: number;
  onShowOriginal: () => void;
}) {
  const { kind } = usePlayer().playback;
  if (waits) return <Preparing version={version} onShowOriginal={onShowOriginal} />;
  if (kind === 'film') return <Film />;
  if (kind === 'picture') return <Picture />;
  return <DocumentPages />;
}
