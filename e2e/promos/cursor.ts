/** Draws the pointer into the film: an arrow, and a pink ring when it clicks. */
import sharp from 'sharp';
import { framesPerSecond } from './reel.ts';

export interface Point {
  x: number;
  y: number;
}

const arrowSize = 46;
/** The position of the arrow's tip in the picture, as a fraction of it. */
const tip = 0.1;
export const ringFrames = Math.round(0.46 * framesPerSecond);
const ringSize = 96;

function arrowSvg(size: number) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40">
    <path d="M5 6.5v25l7-6.2 4.6 10.4 5.6-2.4-4.6-10.2 9.2-.6z" fill="#000" opacity=".22" transform="translate(1.2 2)"/>
    <path d="M4 4v25.6l7.1-6.3 4.7 10.6 5.6-2.5-4.6-10.3 9.4-.7z" fill="#082920" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>
  </svg>`;
}

function ringSvg(frame: number) {
  const t = frame / ringFrames;
  const grown = 1 - (1 - t) ** 3;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ringSize}" height="${ringSize}">
    <circle cx="${ringSize / 2}" cy="${ringSize / 2}" r="${6 + 36 * grown}" fill="#fe94bd" fill-opacity="${0.5 * (1 - t)}" stroke="#c20c67" stroke-opacity="${0.7 * (1 - t)}" stroke-width="2.5"/>
  </svg>`;
}

const drawn = new Map<string, Promise<Buffer>>();
function draw(svg: string): Promise<Buffer> {
  const known = drawn.get(svg) ?? sharp(Buffer.from(svg)).png().toBuffer();
  drawn.set(svg, known);
  return known;
}

/** The layers over a frame for a pointer with its tip at `at`, in pixels of the film. */
export async function cursorLayers(at: Point, pressed: boolean, ring: { at: Point; frame: number } | null) {
  const layers = [];
  if (ring) {
    const half = ringSize / 2;
    layers.push({
      input: await draw(ringSvg(ring.frame)),
      left: Math.round(ring.at.x - half),
      top: Math.round(ring.at.y - half),
    });
  }
  const size = pressed ? arrowSize * 0.88 : arrowSize;
  layers.push({
    input: await draw(arrowSvg(size)),
    left: Math.round(at.x - size * tip),
    top: Math.round(at.y - size * tip),
  });
  return layers;
}

/** A slightly curved path, like a hand's movement. */
export function alongBow(from: Point, to: Point, t: number): Point {
  const bow = 0.06 * Math.sin(Math.PI * t);
  return {
    x: from.x + (to.x - from.x) * t - (to.y - from.y) * bow,
    y: from.y + (to.y - from.y) * t + (to.x - from.x) * bow,
  };
}
