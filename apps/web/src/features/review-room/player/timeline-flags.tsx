import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { RoomMarker } from '../room.ts';

interface TimelineFlagsProps {
  markers: readonly RoomMarker[];
  chosen: string | null;
  /** The video's last frame. */
  last: number;
  onChoose: (id: string) => void;
}

const placeOf = (frame: number, last: number) => `${(Math.min(frame, last) / Math.max(1, last)) * 100}%`;

/**
 * The comments' flags. Only one is a tab stop, the selected or the first; arrow up and down move from there,
 * as everywhere in the room.
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

/** The width of a flag with a margin, in pixels. */
const flagPixels = 30;

/** Number of flags that fit next to each other, and the ref of the element that is measured. */
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

/** There may be a thousand, so each renders only when it changes itself. */
const Flag = memo(function Flag({ marker, left, isChosen, isReachable, onChoose }: FlagProps) {
  return (
    <button
      type="button"
      data-tone={marker.tone}
      className={clsx('timeline-flag', marker.tone === 'green' && 'is-done')}
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

/** One flag for several that would overlap: a press selects the first, and each further press the next one. */
function FlagOfMany({ group, left, chosen, isReachable, onChoose }: FlagOfManyProps) {
  const at = group.findIndex(({ id }) => id === chosen);
  const shown = group[at];
  const next = group[(at + 1) % group.length];
  // The colour is that of the first open comment.
  const tone = (shown ?? group.find((marker) => marker.tone !== 'green') ?? next)?.tone ?? 'green';
  const count = formatCount(group.length);
  return (
    <button
      type="button"
      data-tone={tone}
      className={clsx('timeline-flag is-many', tone === 'green' && 'is-done')}
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

/** The range of the video that the selected comment is about. */
export function ChosenSpan({ marker, last }: { marker: RoomMarker | undefined; last: number }) {
  if (!marker || marker.to === null) return null;
  const from = placeOf(marker.from, last);
  const width = `${((Math.min(marker.to, last) - marker.from) / Math.max(1, last)) * 100}%`;
  return <i className="timeline-span" data-tone={marker.tone} style={{ left: from, width }} />;
}

/**
 * Returns the markers in the order of the video, grouped if they begin less than a flag's width apart; `last`
 * is the video's last frame, `places` how many flags fit into the timeline's width, 0 while that is unknown.
 */
export function flagGroups(markers: readonly RoomMarker[], last: number, places: number): RoomMarker[][] {
  const ordered = markers.toSorted((one, other) => one.from - other.from);
  if (places < 1) return ordered.map((marker) => [marker]);
  const room = Math.max(1, last) / places;
  const groups: RoomMarker[][] = [];
  for (const marker of ordered) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && marker.from - first.from < room) group.push(marker);
    else groups.push([marker]);
  }
  return groups;
}
