import { m } from '@briefcast/i18n/messages';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { BackCloses } from '../../../ui/back-closes.tsx';
import { usePlayer } from '../player/create-room.ts';
import { useValue } from '../value.ts';

/** The fractions of the window's height at which the sheet rests. */
const snaps = [0.6, 0.96] as const;
/** Dragged below this fraction, it closes. */
const closesBelow = 0.35;

/**
 * The panel on a phone: a sheet over the lower part of the room. It is always mounted, so that the comments
 * are on the timeline and their keys work; closed, it is hidden and inert.
 */
export function CommentsSheet({ children }: { children: ReactNode }) {
  const { isPanelOpen } = usePlayer();
  const isOpen = useValue(isPanelOpen);
  const [height, setHeight] = useState<number>(snaps[0]);
  const drag = useRef<{ y: number; height: number; moved: boolean } | null>(null);

  function rest(at: number) {
    if (at < closesBelow) {
      isPanelOpen.set(false);
      setHeight(snaps[0]);
    } else {
      setHeight(at > (snaps[0] + snaps[1]) / 2 ? snaps[1] : snaps[0]);
    }
  }

  function handleDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, height, moved: false };
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    const { current } = drag;
    if (!current) return;
    const by = (current.y - event.clientY) / window.innerHeight;
    current.moved ||= Math.abs(by) > 0.01;
    setHeight(Math.max(0.1, Math.min(snaps[1], current.height + by)));
  }

  function handleUp() {
    if (drag.current?.moved) rest(height);
    drag.current = null;
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    isPanelOpen.set(false);
  }

  return (
    <section
      className="comments-sheet"
      aria-label={m.room_comments()}
      hidden={!isOpen}
      style={{ '--sheet': height } as CSSProperties}
      onKeyDown={handleKey}
    >
      {isOpen ? <BackCloses onBack={() => isPanelOpen.set(false)} /> : null}
      <button
        type="button"
        className="comments-sheet-grip"
        aria-label={m.room_sheet_resize()}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onClick={(event) => {
          // By keyboard it resizes; a touch closes it, as people expect of a handle.
          if (event.detail === 0) setHeight(height === snaps[0] ? snaps[1] : snaps[0]);
          else if (height !== snaps[1]) isPanelOpen.set(false);
        }}
      />
      {children}
    </section>
  );
}
