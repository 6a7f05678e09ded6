import { createPortal } from 'react-dom';
import { useRoom } from '../../features/review-room/room.ts';
import { useValue } from '../../features/review-room/value.ts';

/** Places of the name in percent of the picture. */
const places = [
  [58, 14],
  [8, 32],
  [70, 46],
  [14, 62],
  [74, 76],
  [36, 88],
] as const;

/** The viewer's name over the picture. It reminds of whose copy this is, and does not hinder who wants to copy. */
export function Watermark({ name }: { name: string }) {
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
