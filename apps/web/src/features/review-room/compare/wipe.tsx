import { formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { MoveHorizontal } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';

interface WipeProps {
  /** The position of the line in percent of the width. */
  at: number;
  onMove: (at: number) => void;
  /** The version that lies over the other. */
  children: ReactNode;
  /** Whether that is the older one, which is shown before the line; the newer one is shown after it. */
  isLedOlder: boolean;
  older: string;
  newer: string;
}

const within = (at: number) => Math.max(0, Math.min(100, at));

/** One version over the other, divided by a line: the older one is before it. */
export function Wipe({ at, onMove, children, isLedOlder, older, newer }: WipeProps) {
  const area = useRef<HTMLDivElement>(null);

  function handleMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !area.current) return;
    const box = area.current.getBoundingClientRect();
    onMove(within(((event.clientX - box.left) / box.width) * 100));
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, PageDown: -10, PageUp: 10 }[
      event.key
    ];
    if (by === undefined || event.shiftKey) return;
    event.preventDefault();
    onMove(within(at + by));
  }

  return (
    <div ref={area} className="wipe" style={{ '--line': `${at}%` } as CSSProperties}>
      <div className={isLedOlder ? 'wipe-over' : 'wipe-over is-newer'}>{children}</div>
      <i className="wipe-line" />
      <span
        className="wipe-grip"
        role="slider"
        tabIndex={0}
        aria-label={m.compare_line({ older, newer })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(at)}
        aria-valuetext={m.compare_line_at({ share: formatPercent(at / 100), older })}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={handleMove}
        onPointerUp={(event) => event.stopPropagation()}
        onKeyDown={handleKey}
      >
        <MoveHorizontal aria-hidden className="ic" />
      </span>
    </div>
  );
}
