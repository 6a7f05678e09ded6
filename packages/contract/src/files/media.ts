/**
 * Known properties of a deal's film or picture, and the copies made for watching (rules/files#made-for-watching).
 */

import { z } from '../kit/zod.ts';

/** Frames a second as a fraction, because 29.97 is 30000/1001 and no decimal number is. */
export const FrameRate = z.object({ numerator: z.int().positive(), denominator: z.int().positive() });
export type FrameRate = z.infer<typeof FrameRate>;

/**
 * State of the making. READY also says that nothing had to be made, as of most pictures; UNAVAILABLE that this
 * server has no ffmpeg, so that the original is played as it is.
 */
export const MediaState = z.enum(['WAITING', 'WORKING', 'READY', 'FAILED', 'UNAVAILABLE']);
export type MediaState = z.infer<typeof MediaState>;

/**
 * Why nothing could be made: the bytes cannot be read, there is neither picture nor length in them, they are longer or
 * larger than is looked at, or the time or memory allowed was used up. The original is there all the same.
 */
export const MediaFailure = z.enum([
  'unreadable',
  'no_picture',
  'too_long',
  'too_large',
  'out_of_time',
  'out_of_memory',
]);
export type MediaFailure = z.infer<typeof MediaFailure>;

const pixels = z.int().positive();
const seconds = z.number().nonnegative();

/** A stretch of a film, in seconds from its beginning. */
const Stretch = z.object({ from: seconds, to: seconds });
export type Stretch = z.infer<typeof Stretch>;

/** Relative addresses with expiring signatures, as the file's own. */
const signedAddress = z.string();

export const FileMedia = z.object({
  state: MediaState,
  /** Percent of the making; 100 when it is over. */
  progress: z.int().min(0).max(100),
  /** Only with FAILED. */
  failure: MediaFailure.nullable(),
  /** As it is seen: a film that is stored lying and turned by the player counts as upright. */
  width: pixels.nullable(),
  height: pixels.nullable(),
  durationSeconds: seconds.nullable(),
  /** Rate of the original; the average of a variable one. Frames are counted by the proxy's rate. */
  frameRate: FrameRate.nullable(),
  frames: z.int().nonnegative().nullable(),
  isVariableRate: z.boolean(),
  /** As ffprobe names it: `h264`, `hevc`, `prores`; of a picture `jpeg`, `heic` and so on. */
  videoCodec: z.string().nullable(),
  /** Null for a film without sound and for pictures. */
  audio: z.object({ codec: z.string(), channels: z.int(), sampleRate: z.int() }).nullable(),
  /** By EBU R 128: LUFS over the whole film, and the true peak in dBTP. Null for silence and without sound. */
  loudness: z.object({ integrated: z.number(), truePeak: z.number() }).nullable(),
  blackParts: z.array(Stretch),
  silentParts: z.array(Stretch),
  /** Whether every browser plays the uploaded film itself. */
  playsAsCame: z.boolean().optional(),
  /**
   * Copy played or shown in the page: of films H.264 with AAC at a constant rate from 0, of HEIC pictures WebP.
   * Null where the original is shown.
   */
  proxy: z
    .object({
      url: signedAddress,
      mimeType: z.string(),
      width: pixels,
      height: pixels,
      /** Null for pictures. */
      frameRate: FrameRate.nullable(),
      frames: z.int().nonnegative().nullable(),
    })
    .nullable(),
  /** One picture with small stills in rows, from left to right; `count` of its tiles are filled. */
  storyboard: z
    .object({
      url: signedAddress,
      columns: z.int().positive(),
      rows: z.int().positive(),
      count: z.int().positive(),
      tileWidth: pixels,
      tileHeight: pixels,
      secondsPerTile: z.number().positive(),
    })
    .nullable(),
  /**
   * The loudest of each equal part of the film, 0 to 100, a byte for each and at most 600, as base64. Null without sound.
   */
  waveform: z.string().max(800).nullable(),
});
export type FileMedia = z.infer<typeof FileMedia>;
