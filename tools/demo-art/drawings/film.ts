import { filmSize, letterSum } from '../../demo/film-measures.ts';
import type { Pose } from './person.ts';
import { drawPicture, type Picture } from './picture.ts';
import { rise, wave } from './still.ts';

export type Caption = { href: string; width: number; height: number };

/** A low, soft note of its own for every film, from one scale, so that they sound like a family. */
export function filmNotes(file: string): [number, number, number] {
  const scale = [196, 220, 246.9, 293.7, 329.6];
  const first = letterSum(file) % scale.length;
  const note = (step: number) => scale[(first + step) % scale.length] ?? 220;
  return [note(0), note(2), note(4)];
}

function speak(t: number): Pose {
  const blinks = [0.2, 0.56, 0.84];
  const blink = Math.max(...blinks.map((at) => Math.max(0, 1 - Math.abs(t - at) / 0.018)));
  const talking = t > 0.06 && t < 0.9 ? 1 : 0;
  const syllables = Math.max(0, wave(t, 13)) * (0.55 + 0.45 * wave(t, 3));
  return { blink, mouth: talking * syllables, lift: 3.5 * wave(t, 2) };
}

function zoomed(inner: string, zoom: number, x: number, y: number, turn = 0): string {
  return `<g transform="translate(${(180 + x).toFixed(2)} ${(320 + y).toFixed(2)}) rotate(${turn.toFixed(3)}) scale(${zoom.toFixed(4)}) translate(-180 -320)">${inner}</g>`;
}

/** Comes in from the side on which no hand holds anything. */
function drawCaption(caption: Caption, t: number, top: number, fromRight: boolean): string {
  const shown = Math.min(rise((t - 0.1) * 7), rise((0.97 - t) * 9));
  if (shown <= 0) return '';
  const [width, height] = [caption.width / 1.5, caption.height / 1.5];
  const away = (1 - shown) * (width + 40);
  const x = fromRight ? 360 - 16 - width + away : 16 - away;
  return `<image href="${caption.href}" x="${x.toFixed(2)}" y="${top}" width="${width}" height="${height}"/>`;
}

/** One frame: the back pushes in slower than the front, a person sways and talks, the caption slides. */
export function drawFrame(picture: Picture, caption: Caption | undefined, t: number): string {
  const person = 'who' in picture;
  const { back, front } = drawPicture(picture, t, person ? speak(t) : undefined);
  const far = zoomed(back, 1.03 + 0.05 * t, 5 * wave(t / 2), 0);
  const near = person
    ? zoomed(front, 1.02 + 0.05 * t, -4 * wave(t), 8 + 3 * wave(t, 2), 0.8 * wave(t))
    : zoomed(front, 1 + 0.1 * t, 0, 2 * t);
  const fromRight = 'who' in picture && picture.look?.flipped === true;
  const text = caption ? drawCaption(caption, t, person ? 378 : 46, fromRight) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${filmSize.width}" height="${filmSize.height}" viewBox="0 0 360 640">${far}${near}${text}</svg>`;
}
