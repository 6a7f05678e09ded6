/** The properties of a video, by ffprobe: dimensions, duration, frame rate and codecs. */
import { type FilmKind, FrameRate } from '@briefcast/contract';
import { z } from 'zod';
import { NotMade, requireDone } from './not-made.ts';
import { maxPixels } from './picture-rules.ts';
import { type FilmRates, isVariable } from './proxy-rate.ts';
import type { RunProgram } from './run-program.ts';
import { inputOf, lookLimits, systemTools, type VideoTools } from './video.ts';

export interface FilmFacts {
  /** The displayed width: with the rotation applied and square pixels. */
  width: number;
  height: number;
  /** Null if the container does not state it, as for recordings by a browser. */
  durationSeconds: number | null;
  rates: FilmRates;
  /** The average for a variable frame rate. */
  frameRate: FrameRate | null;
  isVariableRate: boolean;
  frames: number | null;
  videoCodec: string | null;
  profile: string | null;
  pixelFormat: string | null;
  /** The first sound track that can be decoded, which is the one that is played. */
  audio: { codec: string; channels: number; sampleRate: number } | null;
  /** Which of the sound tracks can be decoded, from 0: phones add one in a codec that few programs know. */
  soundTracks: number[];
  /** The transfer function of a high dynamic range video; null for a standard one. */
  highRange: 'arib-std-b67' | 'smpte2084' | null;
  /** Seconds by which the sound begins before the first frame; 0 if it does not. */
  soundLeadSeconds: number;
}

const absent = (): undefined => undefined;
const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(absent);
const positive = z.coerce.number().positive();
/** `30000/1001`; `0/0` if there is none. */
const fraction = z
  .string()
  .regex(/^\d{1,9}\/\d{1,9}$/)
  .transform((text) => {
    const [numerator, denominator] = text.split('/').map(Number);
    return { numerator, denominator };
  })
  .pipe(FrameRate);

const Stream = z.object({
  codec_type: z.string(),
  codec_name: optional(z.string().max(50)),
  profile: optional(z.string().max(50)),
  pix_fmt: optional(z.string().max(50)),
  width: optional(z.int().positive()),
  height: optional(z.int().positive()),
  sample_aspect_ratio: optional(z.string()),
  r_frame_rate: optional(fraction),
  avg_frame_rate: optional(fraction),
  nb_frames: optional(z.coerce.number().int().positive()),
  duration: optional(positive),
  start_time: optional(z.coerce.number()),
  color_transfer: optional(z.string()),
  /** `unknown` without a decoder. */
  sample_fmt: optional(z.string()),
  channels: optional(z.int().positive()),
  sample_rate: optional(z.coerce.number().int().positive()),
  disposition: optional(z.object({ attached_pic: z.int() })),
  side_data_list: optional(z.array(z.looseObject({ rotation: z.number().optional() }))),
});
type Stream = z.infer<typeof Stream>;
const Probe = z.object({
  format: z.object({ duration: optional(positive), start_time: optional(z.coerce.number()) }).optional(),
  streams: z.array(Stream),
});

const entries = [
  'format=duration,start_time',
  'stream=codec_type,codec_name,profile,pix_fmt,width,height,sample_aspect_ratio,r_frame_rate,avg_frame_rate,nb_frames,duration,start_time,color_transfer,sample_fmt,channels,sample_rate',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':');

/** The pixel aspect ratio; 1 if no plausible one is stated. */
function pixelShape(text: string | undefined): number {
  const [across = 0, down = 0] = (text ?? '').split(':').map(Number);
  const shape = across / down;
  return shape > 0.1 && shape < 10 ? shape : 1;
}

function measuresOf({ width, height, sample_aspect_ratio, side_data_list }: Stream) {
  if (!width || !height) throw new NotMade('no_picture');
  if (width * height > maxPixels) throw new NotMade('too_large');
  const square = { width: Math.max(1, Math.round(width * pixelShape(sample_aspect_ratio))), height };
  const turn = side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  const isOnItsSide = Math.abs(turn) % 180 === 90;
  return isOnItsSide ? { width: square.height, height: square.width } : square;
}

function soundOf({ codec_name, channels, sample_rate }: Stream): FilmFacts['audio'] {
  if (!codec_name || !channels || !sample_rate) return null;
  return { codec: codec_name, channels, sampleRate: sample_rate };
}

function parsed(output: Buffer): z.infer<typeof Probe> {
  try {
    return Probe.parse(JSON.parse(output.toString()));
  } catch (cause) {
    throw new NotMade('unreadable', { cause });
  }
}

/** Probes a video. Throws NotMade, and file.busy if the server is stopping. */
export async function readFilmFacts(
  run: RunProgram,
  film: { path: string; mimeType: string },
  tools: VideoTools = systemTools,
): Promise<FilmFacts> {
  const args = ['-v', 'error', '-print_format', 'json', '-show_entries', entries];
  const { end, output } = await run(
    tools.ffprobe,
    [...args, ...inputOf(film.path, film.mimeType)],
    lookLimits,
  );
  requireDone(end, 'unreadable');
  const { format, streams } = parsed(output);
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  if (!picture) throw new NotMade('no_picture');
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio');
  const soundTracks = sounds.flatMap(({ sample_fmt = 'unknown' }, track) =>
    sample_fmt === 'unknown' ? [] : [track],
  );
  const sound = sounds[soundTracks[0] ?? -1];
  const rates = { finest: picture.r_frame_rate ?? null, average: picture.avg_frame_rate ?? null };
  const transfer = picture.color_transfer;
  return {
    ...measuresOf(picture),
    durationSeconds: format?.duration ?? picture.duration ?? null,
    rates,
    frameRate: isVariable(rates) ? rates.average : (rates.finest ?? rates.average),
    isVariableRate: isVariable(rates),
    frames: picture.nb_frames ?? null,
    videoCodec: picture.codec_name ?? null,
    profile: picture.profile ?? null,
    pixelFormat: picture.pix_fmt ?? null,
    audio: sound ? soundOf(sound) : null,
    soundTracks,
    highRange: transfer === 'arib-std-b67' || transfer === 'smpte2084' ? transfer : null,
    soundLeadSeconds: Math.max(0, (picture.start_time ?? 0) - (format?.start_time ?? 0)),
  };
}

/** As `readFilmFacts`, or null for a video that it cannot read, and without ffprobe. Throws file.busy. */
export const findFilmFacts = (...of: Parameters<typeof readFilmFacts>): Promise<FilmFacts | null> =>
  readFilmFacts(...of).catch((error: unknown) => {
    if (error instanceof NotMade) return null;
    throw error;
  });

/** Properties of a video that decide where it plays. */
export const kindOfFilm = (
  { mimeType }: { mimeType: string },
  { videoCodec, profile, pixelFormat, audio, highRange }: FilmFacts,
): FilmKind => ({
  ...{ mimeType, videoCodec, profile, pixelFormat },
  audioCodec: audio?.codec ?? null,
  isHighRange: highRange !== null,
});
