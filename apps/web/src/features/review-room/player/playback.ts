/** Played or shown form of a file, and the frame rate by which its frames are counted. */
import { type DealFile, type FileMedia, type FrameRate, playedFrames } from '@briefcast/contract';

/**
 * Assumed if the video's own rate is unknown: fine enough to stop at an intended moment. Frames are then
 * thirtieths of a second and not the video's.
 */
const assumedRate: FrameRate = { numerator: 30, denominator: 1 };

/** A form in which a video can be played. */
export interface Form {
  path: string;
  /** The length of the shorter side in pixels, by which people name a resolution. */
  lines: number;
}

export interface Playback {
  kind: 'film' | 'picture' | 'pdf' | 'other';
  /** The URL of the played or shown form: the proxy if there is one. */
  path: string;
  /** The shorter side of what `path` leads to; null until it is known. */
  lines: number | null;
  /** The original, if it has a higher resolution and can be played instead, with the same frames. */
  original: Form | null;
  /** Null for files without frames. */
  rate: FrameRate | null;
  /** Whether the counted frames are those of the played video. */
  isExact: boolean;
  /** Null until the video's duration is known. */
  frames: number | null;
  /** The displayed ratio of width to height; null until it is known. */
  ratio: number | null;
}

const kindOf = ({ type, originalName }: DealFile): Playback['kind'] => {
  if (type === 'VIDEO') return 'film';
  if (type === 'IMAGE') return 'picture';
  return /\.pdf$/iu.test(originalName) ? 'pdf' : 'other';
};

const ratioOf = (media: FileMedia | null): number | null => {
  const seen = media?.proxy ?? media;
  return seen?.width && seen.height ? seen.width / seen.height : null;
};

const linesOf = ({ width, height }: { width: number | null; height: number | null }): number =>
  Math.min(width ?? 0, height ?? 0);

const isSameRate = (one: FrameRate, other: FrameRate): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

/** The original, if each of its frames has the same number in the proxy. */
function originalOf({ url, media }: DealFile): Form | null {
  const proxy = media?.proxy;
  // Guests get the proxy only.
  if (!proxy?.frameRate || !media?.playsAsCame || url === proxy.url) return null;
  const isSame =
    media.frameRate !== null &&
    !media.isVariableRate &&
    isSameRate(media.frameRate, proxy.frameRate) &&
    media.frames === proxy.frames;
  return isSame && linesOf(media) > linesOf(proxy) ? { path: url, lines: linesOf(media) } : null;
}

/** Playback of a file by its properties known now. */
export function playbackOf(file: DealFile): Playback {
  const media = file.media ?? null;
  const proxy = media?.proxy ?? null;
  const kind = kindOf(file);
  const shared = {
    kind,
    path: proxy?.url ?? file.url,
    lines: media ? linesOf(proxy ?? media) : null,
    original: originalOf(file),
    ratio: ratioOf(media),
  };
  if (kind !== 'film') return { ...shared, rate: null, isExact: true, frames: null };
  const frames = media && playedFrames(media);
  if (proxy?.frameRate) return { ...shared, rate: proxy.frameRate, isExact: true, frames };
  // For an original the displayed frame can only be computed if its rate is constant.
  const isConstant = media?.frameRate && !media.isVariableRate;
  return {
    ...shared,
    rate: isConstant ? media.frameRate : assumedRate,
    isExact: Boolean(isConstant),
    frames,
  };
}

/** Whether a playing form is still being made, and none exists yet. */
export const isBeingPrepared = ({ type, media }: DealFile): boolean =>
  type !== 'DOCUMENT' && media?.proxy === null && (media.state === 'WAITING' || media.state === 'WORKING');
