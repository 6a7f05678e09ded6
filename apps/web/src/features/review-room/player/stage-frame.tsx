import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { RoomMarker } from '../room.ts';
import { useValue } from '../value.ts';
import { SafeArea } from './safe-area.tsx';
import { useFilmGestures } from './use-film-gestures.ts';
import { usePlayer } from './use-player.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

/** Upright, as most films here are, until it is known. */
const usualRatio = 9 / 16;

interface StageFrameProps {
  /** The film or picture, filling its frame. */
  children: ReactNode;
  /** Instead of it: it is on its way, or did not come. */
  notice?: ReactNode;
  /** Over the film and under nothing: the other version, while two are compared by a line. */
  over?: ReactNode;
}

/**
 * The mat with the film or picture, as large as there is room for it and never cropped; over it what is drawn, the pins
 * and the phone's edges.
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
          {/* What is drawn moves and grows with the picture; so its lines keep their place on it. */}
          <div ref={room.slots.overlay.set} className="film-overlay" />
        </div>
        {room.rate === null ? <Pins /> : <SafeArea />}
        {over}
        {notice}
      </div>
    </div>
  );
}

/** The comments' places on a picture. They keep their size while the picture grows. */
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
      data-stock={marker.stock}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-label={marker.label}
      aria-pressed={isChosen}
      onClick={() => onChoose(marker.id)}
      // Tab goes from pin to pin, and what is said there is read beside it.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onChoose(marker.id)}
    >
      {marker.number}
    </button>
  );
});

/** What the frame says while the film is on its way, or when it did not come. */
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
