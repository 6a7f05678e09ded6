import type { DrawingShape } from '@briefcast/contract';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DrawnShapes } from './drawn-shapes.tsx';
import type { Finger } from './use-strokes.ts';

/** The magnification of the loupe. */
const enlarged = 2;

interface LoupeProps {
  finger: Finger;
  /** The element that is drawn on, in the displayed size of the video or picture. */
  surface: HTMLElement;
  shapes: readonly DrawingShape[];
  /** The picture's ratio of width to height. */
  ratio: number;
}

/** Magnifies the area under the drawing finger, away from it, with a cross where the line goes. */
export function Loupe({ finger, surface, shapes, ratio }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = surface.getBoundingClientRect();
  const [across, down] = [finger.at[0] / 1000, finger.at[1] / 1000];

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const source = surface.closest('.film')?.querySelector<HTMLVideoElement | HTMLImageElement>('video, img');
    if (!context || !source) return;
    const [sourceWidth, sourceHeight] =
      source instanceof HTMLVideoElement
        ? [source.videoWidth, source.videoHeight]
        : [source.naturalWidth, source.naturalHeight];
    const pixels = context.canvas.width;
    context.clearRect(0, 0, pixels, pixels);
    // The part of the video that the loupe covers, in the video's own pixels.
    const [partWidth, partHeight] = [
      (loupeSize / enlarged / width) * sourceWidth,
      (loupeSize / enlarged / height) * sourceHeight,
    ];
    const [left, top] = [across * sourceWidth - partWidth / 2, down * sourceHeight - partHeight / 2];
    context.drawImage(source, left, top, partWidth, partHeight, 0, 0, pixels, pixels);
  }, [surface, across, down, width, height]);

  const { x, y } = loupePlace(finger, { width: window.innerWidth, height: window.innerHeight });
  // Outside of the stage, which may be zoomed; in full screen inside, because nothing else is visible then.
  return createPortal(
    <span className="loupe" aria-hidden style={{ left: x, top: y }}>
      <canvas ref={canvas} width={loupeSize * 2} height={loupeSize * 2} />
      <span
        className="loupe-shapes"
        style={{
          width: width * enlarged,
          height: height * enlarged,
          left: loupeSize / 2 - across * width * enlarged,
          top: loupeSize / 2 - down * height * enlarged,
        }}
      >
        <DrawnShapes shapes={shapes} ratio={ratio} />
      </span>
    </span>,
    document.fullscreenElement ?? document.body,
  );
}

/** The position of the loupe while a finger draws. */

/** The loupe's diameter in CSS pixels. */
export const loupeSize = 112;
/** The distance between the centres of finger and loupe, which the fingertip does not cover. */
const away = 108;
/** The margin between the loupe and the window's edge. */
const edge = 8;

interface Place {
  x: number;
  y: number;
}

/** Centre of the loupe in pixels of the window: above the finger, else next to it on the side with more room. */
export function loupePlace(finger: Place, window: { width: number; height: number }): Place {
  const least = loupeSize / 2 + edge;
  const within = (value: number, size: number) => Math.max(least, Math.min(size - least, value));
  if (finger.y - away >= least) return { x: within(finger.x, window.width), y: finger.y - away };
  const side = finger.x > window.width / 2 ? -away : away;
  return { x: within(finger.x + side, window.width), y: within(finger.y, window.height) };
}
