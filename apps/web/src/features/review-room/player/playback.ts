/** What of a file is shown in the page, and by which clock its frames are counted. */
import { type DealFile, type FileMedia, type FrameRate, playedFrames } from '@briefcast/contract';

/**
 * Counted in, where nobody could read the film's own rate: fine enough to stop where one means. Its frames are then
 * thirtieths of a second and not the film's.
 */
const assumedRate: FrameRate = { numerator: 30, denominator: 1 };

/** A form in which a film can be watched. */
export interface Form {
  path: string;
  /** The shorter side in pixels, by which people name it. */
  lines: number;
}

export interface Playback {
  kind: 'film' | 'picture' | 'pdf' | 'other';
  /** The address of what is played or shown: the proxy where one was made. */
  path: string;
  /** The shorter side of what `path` leads to; null until it is known. */
  lines: number | null;
  /** The upload itself, where it is sharper and can be watched instead, with the same frames. */
  original: Form | null;
  /** Null for what has no frames. */
  rate: FrameRate | null;
  /** Whether the frames counted are those of the film that is played. */
  isExact: boolean;
  /** Null until the film's length is known. */
  frames: number | null;
  /** Width by height as it is seen; null until it is known. */
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

/** The upload, if each of its frames is the one that the proxy shows under the same number. */
function originalOf({ url, media }: DealFile): Form | null {
  const proxy = media?.proxy;
  // Guests are given the proxy alone.
  if (!proxy?.frameRate || !media?.playsAsCame || url === proxy.url) return null;
  const isSame =
    media.frameRate !== null &&
    !media.isVariableRate &&
    isSameRate(media.frameRate, proxy.frameRate) &&
    media.frames === proxy.frames;
  return isSame && linesOf(media) > linesOf(proxy) ? { path: url, lines: linesOf(media) } : null;
}

/** How a file is watched, from what is known of it now. */
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
  // Of an original only a constant rate says which frame is shown when.
  const isConstant = media?.frameRate && !media.isVariableRate;
  return {
    ...shared,
    rate: isConstant ? media.frameRate : assumedRate,
    isExact: Boolean(isConstant),
    frames,
  };
}

/** Whether something to watch is still being made of the file, and nothing of it is there yet. */
export const isBeingPrepared = ({ type, media }: DealFile): boolean =>
  type !== 'DOCUMENT' && media?.proxy === null && (media.state === 'WAITING' || media.state === 'WORKING');
