/** Timecodes that people write in words, and which film they mean (rules/review#timecodes). */
import type { DealFile } from '../schemas/file.ts';
import type { FrameRate } from '../schemas/file-media.ts';
import { frameOfTimecode } from './frames.ts';

export interface WrittenTimecode {
  /** Where in the text it begins. */
  at: number;
  text: string;
  /** The frame that it names. */
  frame: number;
}

/** Two or three figures of two digits and a last one, with nothing of a longer figure around them. */
const timecodePattern = /(?<![\d:.])(?:\d{1,2}:)?\d{1,2}:\d{2}:\d{2}(?![\d:])/g;

/** The timecodes of this rate in a text, in their order; a time of day such as 14:30 is none. */
export const timecodesIn = (text: string, rate: FrameRate): WrittenTimecode[] =>
  [...text.matchAll(timecodePattern)].flatMap((found) => {
    const frame = frameOfTimecode(found[0], rate);
    return frame === null ? [] : [{ at: found.index, text: found[0], frame }];
  });

/** How fast the frames of a film go that its timecodes count; null where nobody has read them. */
export const countedRate = ({ media }: Pick<DealFile, 'media'>): FrameRate | null =>
  media?.proxy?.frameRate ?? media?.frameRate ?? null;

/** The film that a text means: the one film that it names, or the only current film of the deal; else null. */
export function filmMeantIn<F extends Pick<DealFile, 'originalName' | 'type' | 'superseded' | 'status'>>(
  text: string,
  files: readonly F[],
): F | null {
  const films = files.filter(
    ({ type, status, superseded }) => type === 'VIDEO' && status !== 'DRAFT' && !superseded,
  );
  const words = text.toLowerCase();
  const named = films.filter(({ originalName }) => words.includes(originalName.toLowerCase()));
  const [film, ...others] = named.length > 0 ? named : films;
  return film && others.length === 0 ? film : null;
}
