import { useEffect, useRef } from 'react';
import type { PlayerRoom } from './create-room.ts';
import { zoomTo } from './zoom.ts';

/** Lets the wheel enlarge what is in this element: over a film only with Ctrl, which is also two fingers on a touchpad. */
export function useWheelZoom({ zoom, rate }: PlayerRoom) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const turn = (event: WheelEvent) => {
      if (rate !== null && !event.ctrlKey) return;
      event.preventDefault();
      const box = frame.getBoundingClientRect();
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      const now = zoom.get();
      zoom.set(zoomTo(now, now.scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), at));
    };
    // React's own listener could not keep the page from growing instead.
    frame.addEventListener('wheel', turn, { passive: false });
    return () => frame.removeEventListener('wheel', turn);
  }, [zoom, rate]);

  return element;
}
