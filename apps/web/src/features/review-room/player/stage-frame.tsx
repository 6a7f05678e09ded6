import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { RoomMarker } from '../room.ts';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';
import { SafeArea } from './safe-area.tsx';
import { useFilmGestures, useWheelZoom } from './use-film-gestures.ts';

/** Portrait format, as most videos here have, until it is known. */
const usualRatio = 9 / 16;

interface StageFrameProps {
  /** The video or picture, filling its frame. */
  children: ReactNode;
  /** Shown instead of it: while it is loading, or after a failure. */
  notice?: ReactNode;
  /** Over the video: the other version, in a comparison with a dividing line. */
  over?: ReactNode;
}

/**
 * The frame with the video or picture, as large as fits and never cropped; over it drawings, pins and the
 * phone's safe area.
 */
export function StageFrame({ children, notice, over }: StageFrameProps) {
  const room = usePlayer();
  const ratio = useValue(room.ratio) ?? usualRatio;
  const zoom = useValue(room.zoom);
  const frame = useWheelZoom(room);
  const gestures = useFilmGestures(room);
  const place: CSSProperties = {
    transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})`,
  };

  return (
    <div className="mat" style={{ '--ratio': ratio } as CSSProperties}>
      <div
        ref={frame}
        className={clsx('film', room.rate === null && 'is-picture', zoom.scale > 1 && 'is-enlarged')}
        {...gestures}
      >
        <div className="film-content" style={place}>
          {children}
          {/* Drawings are moved and scaled with the picture, so that their lines keep their place on it. */}
          <div ref={room.slots.overlay.set} className="film-overlay" />
        </div>
        {room.rate === null ? <Pins /> : <SafeArea />}
        {over}
        {notice}
      </div>
    </div>
  );
}

/** The pins of comments on a picture. They keep their size while the picture is zoomed. */
function Pins() {
  const { markers, chosen, zoom, showsPins, choose } = usePlayer();
  const all = useValue(markers);
  const chosenId = useValue(chosen);
  const { scale, x, y } = useValue(zoom);
  if (!useValue(showsPins)) return null;
  return all.map((marker) =>
    marker.point ? (
      <Pin
        key={marker.id}
        marker={marker}
        left={(marker.point.x / 1000) * scale + x}
        top={(marker.point.y / 1000) * scale + y}
        isChosen={marker.id === chosenId}
        onChoose={choose}
      />
    ) : null,
  );
}

interface PinProps {
  marker: RoomMarker;
  /** In widths and heights of the frame. */
  left: number;
  top: number;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

const Pin = memo(function Pin({ marker, left, top, isChosen, onChoose }: PinProps) {
  return (
    <button
      type="button"
      className="film-pin"
      data-tone={marker.tone}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-label={marker.label}
      aria-pressed={isChosen}
      onClick={() => onChoose(marker.id)}
      // Focusing a pin by Tab shows its comment next to it.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onChoose(marker.id)}
    >
      {marker.number}
    </button>
  );
});

/** The text of the frame while the video is loading, or after a failure. */
export function FrameNotice({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="film-notice" role="status" aria-label={m.room_film()}>
      {icon}
      <h2>{title}</h2>
      {children}
    </div>
  );
}
