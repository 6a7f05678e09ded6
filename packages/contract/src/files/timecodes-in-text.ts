/** Timecodes that people write in words, and which film they mean (rules/comments#timecodes). */

import { frameOfClock, frameOfTimecode } from './frames.ts';
import type { FrameRate } from './media.ts';
import type { DealFile } from './schemas.ts';

export interface WrittenTimecode {
  /** Beginning of it in the text. */
  at: number;
  text: string;
  /** The frame that it names. */
  frame: number;
}

/**
 * Up to three figures of two digits and a last one, with nothing of a longer figure around them: parts of a second and
 * drop-frame timecodes name another frame than the figures before them.
 */
const timecodePattern = /(?<![\d:.;,])(?:(?:\d{1,2}:)?\d{1,2}:)?\d{1,2}:\d{2}(?!\d|[:;.,]\d)/g;

/**
 * The timecodes of this rate in a text, in their order. Minutes and seconds such as 0:12 are one where the film is known
 * to go on so long: another is a time of day.
 */
export const timecodesIn = (text: string, rate: FrameRate, frames: number | null): WrittenTimecode[] =>
  [...text.matchAll(timecodePattern)].flatMap((found) => {
    const clock = frames === null ? null : frameOfClock(found[0], rate);
    const frame = frameOfTimecode(found[0], rate) ?? (clock !== null && clock < (frames ?? 0) ? clock : null);
    return frame === null ? [] : [{ at: found.index, text: found[0], frame }];
  });

/** The frame rate by which a film's timecodes count; null where it is not known. */
export const countedRate = ({ media }: Pick<DealFile, 'media'>): FrameRate | null =>
  media?.proxy?.frameRate ?? media?.frameRate ?? null;

type NamedFilm = Pick<
  DealFile,
  'originalName' | 'type' | 'superseded' | 'status' | 'createdAt' | 'submittedAt'
>;

/** Systems write an é as one sign or as two. */
const compared = (text: string): string => text.normalize('NFC').toLowerCase();

const fileNameOf = ({ originalName }: NamedFilm): string => compared(originalName).replace(/\.\w{1,5}$/u, '');

const sentAt = ({ submittedAt, createdAt }: NamedFilm): string => submittedAt ?? createdAt;

/**
 * The film that a text means: the one that it names, with or without its ending; of several current films that it does not
 * name the one that was sent last. Null where it names several, or there is none.
 */
export function filmMeantIn<F extends NamedFilm>(text: string, files: readonly F[]): F | null {
  const films = files.filter(
    ({ type, status, superseded }) => type === 'VIDEO' && status !== 'DRAFT' && !superseded,
  );
  const words = compared(text);
  const named = films.filter((film) => words.includes(fileNameOf(film)));
  if (named.length > 1) return null;
  return named[0] ?? films.toSorted((one, other) => (sentAt(one) < sentAt(other) ? 1 : -1))[0] ?? null;
}
