import type { DealFile, FileStatus } from '@briefcast/contract';
import { formatDayAndMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type CSSProperties, useState } from 'react';
import { usePlayer } from '../player/create-room.ts';
import { Film } from '../player/film.tsx';
import { Picture } from '../player/picture.tsx';
import { playbackOf } from '../player/playback.ts';
import { versionMark, versionTones } from '../player/version-sheets.tsx';
import { useRoomKeys } from '../room.ts';
import { useValue } from '../value.ts';
import type { CompareMode } from './compare-modes.tsx';
import { Following } from './following.tsx';
import { Wipe } from './wipe.tsx';

interface CompareStageProps {
  mode: CompareMode;
  onChangeMode: (mode: CompareMode) => void;
  older: DealFile;
  newer: DealFile;
  versions: readonly DealFile[];
  leader: DealFile;
  heard: 'older' | 'newer';
  onCompare: (file: DealFile, other: DealFile) => void;
}

/** Both versions, as large as fits: side by side, or overlaid with a dividing line. */
export function CompareStage({
  mode,
  onChangeMode,
  older,
  newer,
  versions,
  leader,
  heard,
  onCompare,
}: CompareStageProps) {
  const room = usePlayer();
  const leadingRatio = useValue(room.ratio) ?? 9 / 16;
  const led = leader.id === older.id ? newer : older;
  const [ledRatio, setLedRatio] = useState(() => playbackOf(led).ratio ?? leadingRatio);
  const [line, setLine] = useState(50);
  const isMuted = useValue(room.isMuted);
  const isWipe = mode === 'wipe';
  const move = (by: number) => () => setLine((at) => Math.max(0, Math.min(100, at + by)));

  useRoomKeys({ v: () => onChangeMode(isWipe ? 'sides' : 'wipe') });
  useRoomKeys(
    {
      arrowleft: move(-1),
      arrowright: move(1),
      'shift+arrowleft': () => room.seek(room.frame.get() - 1),
      'shift+arrowright': () => room.seek(room.frame.get() + 1),
    },
    isWipe,
  );

  const following = (
    <Following
      file={led}
      muted={isMuted || heard !== (led.id === older.id ? 'older' : 'newer')}
      onRatio={setLedRatio}
    />
  );
  // The older one is shown before the line, whichever of the two leads.
  const over = isWipe ? (
    <>
      <Wipe
        at={line}
        onMove={setLine}
        older={versionMark(older)}
        newer={versionMark(newer)}
        isLedOlder={led.id === older.id}
      >
        {following}
      </Wipe>
      <span className="version-tab wipe-tab" data-tone={versionTones[older.status]}>
        <b>{versionMark(older)}</b>
      </span>
      <span className="version-tab wipe-tab is-newer" data-tone={versionTones[newer.status]}>
        <b>{versionMark(newer)}</b>
      </span>
    </>
  ) : null;
  const leading =
    room.playback.kind === 'film' ? (
      <Film over={over} silent={heard !== (leader.id === older.id ? 'older' : 'newer')} />
    ) : (
      <Picture over={over} />
    );

  // The leading video stays mounted, so that it continues when the view changes.
  const side = (file: DealFile, other: DealFile) => (
    <div key={file.id} className="duo-side">
      {isWipe ? null : (
        <VersionTab
          file={file}
          choices={versions.filter(({ id }) => id !== other.id)}
          onChoose={(chosen) => onCompare(chosen, other)}
        />
      )}
      <div key="film">
        {file.id === leader.id ? (
          leading
        ) : (
          <div className="mat" style={{ '--ratio': ledRatio } as CSSProperties}>
            <div className="film">
              <div className="film-content">{following}</div>
            </div>
          </div>
        )}
      </div>
    </div>
  );
  return (
    <section className="stage-room" aria-label={isWipe ? m.compare_wipe() : m.compare_sides()}>
      <div
        className={clsx('duo', isWipe && 'is-wiped')}
        style={{ '--ratios': leadingRatio + ledRatio } as CSSProperties}
      >
        {isWipe && led.id === older.id ? null : side(older, newer)}
        {isWipe && led.id === newer.id ? null : side(newer, older)}
      </div>
    </section>
  );
}

const standings: Record<FileStatus, () => string> = {
  PENDING: m.compare_to_review,
  APPROVED: m.compare_approved,
  NEEDS_REVISION: m.compare_sent_back,
  REJECTED: m.compare_rejected,
  REFERENCE: m.compare_reference,
  DRAFT: m.compare_draft,
};

/** "19 Nov, sent back". */
const describe = (file: DealFile) =>
  m.compare_standing({
    date: m.room_day(formatDayAndMonth(file.createdAt)),
    standing: standings[file.status](),
  });

interface VersionTabProps {
  file: DealFile;
  /** The versions that can be chosen here: all except the other one. */
  choices: readonly DealFile[];
  onChoose: (file: DealFile) => void;
}

/** The version of a video, in that version's tone; with more than two, a choice. */
export function VersionTab({ file, choices, onChoose }: VersionTabProps) {
  if (choices.length < 2) {
    return (
      <span className="version-tab" data-tone={versionTones[file.status]}>
        <b>{versionMark(file)}</b>
        {describe(file)}
      </span>
    );
  }
  return (
    <span className="version-tab" data-tone={versionTones[file.status]}>
      <select
        aria-label={m.room_versions()}
        value={file.id}
        onChange={({ target }) => {
          const chosen = choices.find(({ id }) => id === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {m.compare_choice({ version: versionMark(choice), standing: describe(choice) })}
          </option>
        ))}
      </select>
    </span>
  );
}
