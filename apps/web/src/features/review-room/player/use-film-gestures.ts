import { type PointerEvent, useEffect, useRef } from 'react';
import type { PlayerRoom } from './create-room.ts';
import { panBy, pointAt, zoomTo } from './zoom.ts';

const longPressMs = 500;
/** How many pixels a finger may move and still count as still. */
const stillPixels = 10;
/** Dragging over the whole width scrubs this many seconds, or the whole video if it is shorter. */
const secondsPerWidth = 20;

interface Finger {
  x: number;
  y: number;
}

interface Gesture {
  kind: 'press' | 'scrub' | 'pan' | 'pinch' | 'mark' | 'over';
  begun: Finger;
  frame: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const distance = (one: Finger, other: Finger) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Gestures on a video or picture: a press plays a video, or pins a comment on a picture; dragging a finger
 * scrubs, marks an area of a picture, and moves what is zoomed; a long press comments; two fingers zoom.
 * Disabled while somebody draws.
 */
export function useFilmGestures(room: PlayerRoom) {
  const fingers = useRef(new Map<number, Finger>());
  const gesture = useRef<Gesture | null>(null);

  const isFilm = room.rate !== null;

  function end() {
    clearTimeout(gesture.current?.timer);
    if (gesture.current) gesture.current.kind = 'over';
    room.area.set(null);
  }

  /** The position of a finger on the picture. */
  function placeOf(element: Element, { x, y }: Finger) {
    const box = element.getBoundingClientRect();
    return pointAt(room.zoom.get(), { x: (x - box.left) / box.width, y: (y - box.top) / box.height });
  }

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || room.isDrawing.get() || isOnControl(event)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const finger = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, finger);
    end();
    const isSecond = fingers.current.size > 1;
    gesture.current = {
      kind: isSecond ? 'pinch' : 'press',
      begun: finger,
      frame: room.frame.get(),
      timer:
        event.pointerType === 'touch' && !isSecond
          ? setTimeout(() => {
              end();
              room.pause();
              room.press('c');
            }, longPressMs)
          : undefined,
    };
  }

  function pinch(event: PointerEvent<HTMLElement>, before: Finger, after: Finger) {
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const box = event.currentTarget.getBoundingClientRect();
    const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    const at = { x: (middle.x - box.left) / box.width, y: (middle.y - box.top) / box.height };
    const zoom = room.zoom.get();
    const scale = zoom.scale * (distance(after, other) / Math.max(1, distance(before, other)));
    const moved = panBy(zoom, (after.x - before.x) / 2 / box.width, (after.y - before.y) / 2 / box.height);
    room.zoom.set(zoomTo(moved, scale, at));
  }

  function scrub(event: PointerEvent<HTMLElement>, { begun, frame }: Gesture) {
    const { rate } = room;
    if (!rate) return;
    const whole = room.frames.get() ?? Number.POSITIVE_INFINITY;
    const perWidth = Math.min(whole, (secondsPerWidth * rate.numerator) / rate.denominator);
    const width = event.currentTarget.getBoundingClientRect().width;
    room.seek(frame + ((event.clientX - begun.x) / width) * perWidth);
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    const now = gesture.current;
    if (!before || !now) return;
    const after = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, after);
    if (now.kind === 'pinch') return pinch(event, before, after);
    if (now.kind === 'press' && distance(now.begun, after) > stillPixels) {
      clearTimeout(now.timer);
      const isEnlarged = room.zoom.get().scale > 1;
      if (isEnlarged) now.kind = 'pan';
      else if (!isFilm) now.kind = 'mark';
      else now.kind = event.pointerType === 'touch' ? 'scrub' : 'over';
    }
    if (now.kind === 'mark')
      room.area.set({
        from: placeOf(event.currentTarget, now.begun),
        to: placeOf(event.currentTarget, after),
      });
    if (now.kind === 'scrub') scrub(event, now);
    if (now.kind === 'pan') {
      const box = event.currentTarget.getBoundingClientRect();
      const [byX, byY] = [(after.x - before.x) / box.width, (after.y - before.y) / box.height];
      room.zoom.set(panBy(room.zoom.get(), byX, byY));
    }
  }

  function handleUp(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId)) return;
    const { kind } = gesture.current ?? {};
    const area = room.area.get();
    if (kind === 'mark' && area) {
      // The pin is at the upper right corner of the marked area.
      room.point.set({ x: Math.max(area.from.x, area.to.x), y: Math.min(area.from.y, area.to.y) });
      room.press('area');
    }
    end();
    if (kind !== 'press') return;
    if (isFilm) {
      if (room.isPlaying.get()) room.pause();
      else room.play();
      return;
    }
    room.point.set(placeOf(event.currentTarget, { x: event.clientX, y: event.clientY }));
    room.press('c');
  }

  function handleCancel(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    end();
  }

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: handleCancel,
  };
}

/** Whether the pointer is on a pin, or a button over the video. */
const isOnControl = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('button, a, input, select') !== null;

/**
 * Zooms the content of this element by the mouse wheel: over a video only with Ctrl, which browsers also send
 * for a pinch on a touchpad.
 */
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
    // React's own listener is passive and could not keep the page from zooming instead.
    frame.addEventListener('wheel', turn, { passive: false });
    return () => frame.removeEventListener('wheel', turn);
  }, [zoom, rate]);

  return element;
}
