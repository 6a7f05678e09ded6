/** The camera's view: a part of the stage with the film's aspect ratio, in CSS pixels. */
import { stageSize } from './stage.ts';

export interface View {
  left: number;
  top: number;
  width: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholeStage: View = { left: 0, top: 0, width: stageSize.width };

/** With a narrower view the stage's own pixels would be visible. */
const narrowest = 600;
const proportion = stageSize.height / stageSize.width;

export const heightOf = (view: View) => view.width * proportion;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** An ease-in-out curve from 0 to 1. */
export const ease = (t: number) => t ** 3 * (t * (6 * t - 15) + 10);

/**
 * The view that contains these boxes, with their centre at this fraction of the height; captions cover the
 * lower edge.
 */
export function viewOf(boxes: readonly Box[], air: number, middle: number): View {
  // Parts outside of the stage are ignored.
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)));
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)));
  const right = Math.min(stageSize.width, Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.min(stageSize.height, Math.max(...boxes.map(({ y, height }) => y + height)));
  const wanted = Math.max((right - left) * air, ((bottom - top) * air) / proportion);
  const width = clamp(wanted, narrowest, stageSize.width);
  const height = width * proportion;
  return {
    width,
    left: clamp((left + right - width) / 2, 0, stageSize.width - width),
    top: clamp((top + bottom) / 2 - height * middle, 0, stageSize.height - height),
  };
}

/** Interpolates between two views. */
export function between(from: View, to: View, t: number): View {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    width: mix(from.width, to.width),
  };
}
