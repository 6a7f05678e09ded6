import type { DrawingShape } from '@briefcast/contract';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DrawnShapes } from './drawn-shapes.tsx';
import { loupePlace, loupeSize } from './loupe-place.ts';
import type { Finger } from './use-strokes.ts';

/** How much larger than on the film everything in the loupe is. */
const enlarged = 2;

interface LoupeProps {
  finger: Finger;
  /** What is drawn on, as large as the film or picture is seen. */
  surface: HTMLElement;
  shapes: readonly DrawingShape[];
  /** Width by height of the picture. */
  ratio: number;
}

/** What lies under the finger that draws, larger and away from it, with a cross where the line goes. */
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
    // The part of the film that the loupe covers, in the film's own pixels.
    const [partWidth, partHeight] = [
      (loupeSize / enlarged / width) * sourceWidth,
      (loupeSize / enlarged / height) * sourceHeight,
    ];
    const [left, top] = [across * sourceWidth - partWidth / 2, down * sourceHeight - partHeight / 2];
    context.drawImage(source, left, top, partWidth, partHeight, 0, 0, pixels, pixels);
  }, [surface, across, down, width, height]);

  const { x, y } = loupePlace(finger, { width: window.innerWidth, height: window.innerHeight });
  // Outside of the stage, which may be enlarged itself; only what fills the screen is seen then.
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
