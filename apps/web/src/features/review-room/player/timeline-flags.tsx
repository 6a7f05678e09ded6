import { clsx } from 'clsx';
import { memo } from 'react';
import type { RoomMarker } from '../room.ts';

interface TimelineFlagsProps {
  markers: readonly RoomMarker[];
  chosen: string | null;
  /** The film's last frame. */
  last: number;
  onChoose: (id: string) => void;
}

const placeOf = (frame: number, last: number) => `${(Math.min(frame, last) / Math.max(1, last)) * 100}%`;

/**
 * The comments' flags. Tab stops at one of them, the chosen or the first; arrow up and down go on from there, as
 * everywhere in the room.
 */
export const TimelineFlags = memo(function TimelineFlags({
  markers,
  chosen,
  last,
  onChoose,
}: TimelineFlagsProps) {
  const reachable = markers.some(({ id }) => id === chosen) ? chosen : markers[0]?.id;
  return markers.map((marker) => (
    <Flag
      key={marker.id}
      marker={marker}
      left={placeOf(marker.from, last)}
      isChosen={marker.id === chosen}
      isReachable={marker.id === reachable}
      onChoose={onChoose}
    />
  ));
});

interface FlagProps {
  marker: RoomMarker;
  left: string;
  isChosen: boolean;
  isReachable: boolean;
  onChoose: (id: string) => void;
}

/** One of perhaps a thousand: it is drawn again when it changes itself. */
const Flag = memo(function Flag({ marker, left, isChosen, isReachable, onChoose }: FlagProps) {
  return (
    <button
      type="button"
      data-stock={marker.stock}
      className={clsx('timeline-flag', marker.stock === 'green' && 'is-done')}
      style={{ left }}
      aria-label={marker.label}
      aria-pressed={isChosen}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => onChoose(marker.id)}
    >
      {marker.number}
    </button>
  );
});

/** The stretch of the film that the chosen comment is about. */
export function ChosenSpan({ marker, last }: { marker: RoomMarker | undefined; last: number }) {
  if (!marker || marker.to === null) return null;
  const from = placeOf(marker.from, last);
  const width = `${((Math.min(marker.to, last) - marker.from) / Math.max(1, last)) * 100}%`;
  return <i className="timeline-span" data-stock={marker.stock} style={{ left: from, width }} />;
}
