import { formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useRoomKeys } from '../room.ts';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';
import { Film } from './film.tsx';
import { fullScreenId } from './full-screen.ts';
import { KeyList, KeysDialog } from './keys-dialog.tsx';
import { DocumentPages } from './pdf-pages.tsx';
import { PhoneActions, PhoneRow } from './phone-actions.tsx';
import { Picture } from './picture.tsx';
import { isBeingPrepared } from './playback.ts';
import { FrameNotice, StageFrame } from './stage-frame.tsx';
import { Timeline } from './timeline.tsx';
import { Transport, ZoomBar } from './transport.tsx';

interface StageProps {
  /** Properties of the file: next to a portrait-format video, below a wide one; not on a phone. */
  slate: ReactNode;
  isPhone: boolean;
  /** The number of the file's version, from 1. */
  version: number;
  /** Whether the original is to be played, although a better form is still being made. */
  showsOriginal: boolean;
  onShowOriginal: () => void;
  /** On a phone: links to the deal's other files. */
  otherFiles?: ReactNode;
  /** Writers in the panel next to it; `none` if there is no panel. */
  panel?: 'sides' | 'guests' | 'none';
  /** Whether new comments on the file are permitted. */
  mayWrite: boolean;
}

/** The file as large as fits, with its controls. */
export function Stage({
  slate,
  isPhone,
  version,
  showsOriginal,
  onShowOriginal,
  otherFiles,
  panel = 'sides',
  mayWrite,
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
  const mayComment = mayWrite && panel !== 'none';

  return (
    <div id={fullScreenId} className="stage">
      <div className="stage-room">
        <div className={clsx('view', isSeen && ratio > 1.2 && 'is-wide')}>
          {isPhone ? null : (
            <div className="view-lead">
              {slate}
              {isSeen ? <KeyList isFilm={isFilm} mayWrite={mayComment} /> : null}
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
        {kind === 'picture' && !isPhone ? <ZoomBar mayWrite={mayComment} onShowKeys={showKeys} /> : null}
        {isPhone ? <PhoneRow isFilm={isFilm && !waits}>{otherFiles}</PhoneRow> : null}
        {isPhone ? <PhoneActions panel={panel} mayWrite={mayWrite} /> : null}
      </div>
      <KeysDialog isFilm={isFilm} mayWrite={mayComment} open={showsKeys} onOpenChange={setShowsKeys} />
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

interface PreparingProps {
  version: number;
  /** Plays the original, as far as the browser can. */
  onShowOriginal: () => void;
}

/** Shown in place of the video while its playing form is being made. */
export function Preparing({ version, onShowOriginal }: PreparingProps) {
  const { file } = usePlayer();
  const title = m.room_preparing({ number: String(version) });
  const percent = file.media?.progress ?? 0;
  return (
    <StageFrame
      notice={
        <FrameNotice
          icon={<b className="film-notice-percent">{formatPercent(percent / 100)}</b>}
          title={title}
        >
          <p>{m.room_preparing_text()}</p>
          <progress className="film-notice-bar" max={100} value={percent} aria-label={title} />
          <div className="film-notice-actions">
            <Button variant="outline" onClick={onShowOriginal}>
              {m.room_show_original()}
            </Button>
          </div>
        </FrameNotice>
      }
    >
      {null}
    </StageFrame>
  );
}
