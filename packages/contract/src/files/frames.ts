/** Frames, seconds and timecodes: one arithmetic for the player, the comments and the server. */
import type { Comment, CommentRange } from '../comments/schemas.ts';
import { inLatinDigits } from '../kit/typed-number.ts';
import type { FileMedia, FrameRate } from './media.ts';

const framesPerSecond = ({ numerator, denominator }: FrameRate): number => numerator / denominator;

/**
 * The frame that a film shows at that second, counted from 0. A frame's beginning, as a player reports it, is often
 * rounded to just before it; so a frame counts from a quarter of its length earlier.
 */
export const frameAt = (seconds: number, rate: FrameRate): number =>
  Math.max(0, Math.floor(seconds * framesPerSecond(rate) + 0.25));

/** The second to go to for a frame: its middle, because a player that goes to its beginning may show the one before. */
export const secondsOf = (frame: number, rate: FrameRate): number => (frame + 0.5) / framesPerSecond(rate);

/** The frame that a film of another rate shows in the middle of this one. */
export const frameOfOther = (frame: number, rate: FrameRate, other: FrameRate): number =>
  Math.floor(secondsOf(frame, rate) * framesPerSecond(other));

/**
 * Range of equal moments in a film of another rate; a range that is shorter than one of its frames is that frame.
 */
export function rangeOfOther(at: CommentRange, rate: FrameRate, other: FrameRate): CommentRange {
  const from = frameOfOther(at.from, rate, other);
  const to = at.to === null ? from : frameOfOther(at.to, rate, other);
  return { from, to: to > from ? to : null };
}

/**
 * The frames on which a comment's drawing is seen: from the one that it was drawn on, or the beginning of the comment's
 * range where that is not known, to the end of the range. Null where it belongs to no frame.
 */
export function framesOfDrawing({
  at,
  drawing,
}: Pick<Comment, 'at' | 'drawing'>): { from: number; to: number } | null {
  if (!at || !drawing) return null;
  const from = drawing.frame ?? at.from;
  return { from, to: Math.max(from, at.to ?? at.from) };
}

/** How many frames a timecode counts in a second: 30 for 29.97. */
const countedPerSecond = (rate: FrameRate): number => Math.max(1, Math.round(framesPerSecond(rate)));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The frame as minutes, seconds and frames, `00:07:04`, with hours before them where there are any. No number is left
 * out at 29.97 (non-drop), as editing programs write it, so that seconds of it are a thousandth longer than a clock's.
 */
export function timecode(frame: number, rate: FrameRate): string {
  const perSecond = countedPerSecond(rate);
  const seconds = Math.floor(frame / perSecond);
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60, frame % perSecond];
  return (hours > 0 ? [hours, ...parts] : parts).map(twoDigits).join(':');
}

/** The frame that a timecode of this rate names; null for anything else, as seconds or frames beyond the last. */
export function frameOfTimecode(text: string, rate: FrameRate): number | null {
  const found = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2}):(\d{1,2})$/.exec(inLatinDigits(text).trim());
  if (!found) return null;
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = found.slice(1).map((part) => Number(part ?? 0));
  const perSecond = countedPerSecond(rate);
  if (minutes > 59 || seconds > 59 || frames >= perSecond) return null;
  return ((hours * 60 + minutes) * 60 + seconds) * perSecond + frames;
}

/**
 * The frame that somebody means by what they typed: a timecode, minutes and seconds such as 0:12, or the frame's own number
 * from 0. Null for anything else.
 */
export function frameOfTyped(text: string, rate: FrameRate): number | null {
  const typed = inLatinDigits(text).trim();
  if (/^\d{1,8}$/.test(typed)) return Number(typed);
  return frameOfTimecode(typed, rate) ?? frameOfClock(typed, rate);
}

/** The frame at which minutes and seconds of a clock begin; null for anything else. */
export function frameOfClock(text: string, rate: FrameRate): number | null {
  const found = /^(\d{1,3}):(\d{2})$/.exec(text);
  const seconds = Number(found?.[2]);
  if (!found || seconds > 59) return null;
  return Math.round((Number(found[1]) * 60 + seconds) * framesPerSecond(rate));
}

/** The part of a film's findings that says how many frames of it are played. */
export type PlayedFilm = Pick<FileMedia, 'frames' | 'frameRate' | 'isVariableRate'> & {
  proxy: { frames: number | null } | null;
};

/**
 * How many frames the film has as it is played: those of its proxy, else its own where they come at a constant rate.
 * Null where nobody has counted them.
 */
export function playedFrames({ proxy, frames, frameRate, isVariableRate }: PlayedFilm): number | null {
  if (proxy) return proxy.frames;
  return frameRate && !isVariableRate ? frames : null;
}
