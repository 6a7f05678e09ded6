import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { RoomMarker } from '../room.ts';
import { flagGroups } from './flag-groups.ts';

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
  const [places, width] = usePlaces();
  const groups = useMemo(() => flagGroups(markers, last, places), [markers, last, places]);
  const reachable = markers.some(({ id }) => id === chosen) ? chosen : groups[0]?.[0]?.id;
  return (
    <>
      <i ref={width} aria-hidden className="absolute inset-x-0 top-0" />
      {groups.map((group) => {
        const [first, second] = group;
        if (!first) return null;
        const isReachable = group.some(({ id }) => id === reachable);
        const left = placeOf(first.from, last);
        return second ? (
          <FlagOfMany
            key={first.id}
            group={group}
            left={left}
            chosen={chosen}
            isReachable={isReachable}
            onChoose={onChoose}
          />
        ) : (
          <Flag
            key={first.id}
            marker={first}
            left={left}
            isChosen={first.id === chosen}
            isReachable={isReachable}
            onChoose={onChoose}
          />
        );
      })}
    </>
  );
});

/** A flag's width and a little more, in pixels. */
const flagPixels = 30;

/** How many flags have room beside each other, and the element whose width tells. */
function usePlaces() {
  const [places, setPlaces] = useState(0);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setPlaces(Math.floor((entry?.contentRect.width ?? 0) / flagPixels)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [places, element] as const;
}

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

interface FlagOfManyProps {
  group: readonly RoomMarker[];
  left: string;
  chosen: string | null;
  isReachable: boolean;
  onChoose: (id: string) => void;
}

/** One flag for those that would cover each other: a press chooses the first, the next one the next. */
function FlagOfMany({ group, left, chosen, isReachable, onChoose }: FlagOfManyProps) {
  const at = group.findIndex(({ id }) => id === chosen);
  const shown = group[at];
  const next = group[(at + 1) % group.length];
  // What is still to do gives the colour.
  const stock = (shown ?? group.find((marker) => marker.stock !== 'green') ?? next)?.stock ?? 'green';
  const count = formatCount(group.length);
  return (
    <button
      type="button"
      data-stock={stock}
      className={clsx('timeline-flag is-many', stock === 'green' && 'is-done')}
      style={{ left }}
      aria-label={m.room_flags({ count, first: (shown ?? next)?.label ?? '' })}
      aria-pressed={shown !== undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => next && onChoose(next.id)}
    >
      {shown ? shown.number : `×${count}`}
    </button>
  );
}

/** The stretch of the film that the chosen comment is about. */
export function ChosenSpan({ marker, last }: { marker: RoomMarker | undefined; last: number }) {
  if (!marker || marker.to === null) return null;
  const from = placeOf(marker.from, last);
  const width = `${((Math.min(marker.to, last) - marker.from) / Math.max(1, last)) * 100}%`;
  return <i className="timeline-span" data-stock={marker.stock} style={{ left: from, width }} />;
}
