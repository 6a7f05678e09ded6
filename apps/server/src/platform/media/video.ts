/**
 * What a video is like, and a still of it, by the system's ffprobe and ffmpeg. Where they are not installed the
 * answers are null and everything else works (decisions 5.5).
 * Files are strangers': the programs are told which container to expect and may open nothing but that file, so
 * that a playlist in disguise cannot make them read others; and they are stopped when they take too long.
 */
import { execFile } from 'node:child_process';
import { z } from 'zod';
import { type MadeImage, makeThumbnail } from './image.ts';

const timeoutMilliseconds = 20_000;
/** Copying gigabytes takes longer than looking at them. */
const copyMilliseconds = 120_000;
const maxOutputBytes = 64 * 1024 * 1024;

export interface VideoFacts {
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
}

export interface VideoTools {
  ffprobe: string;
  ffmpeg: string;
}
const systemTools: VideoTools = { ffprobe: 'ffprobe', ffmpeg: 'ffmpeg' };

/** Output of a program; null when it is not installed, fails or takes too long. Arguments never pass a shell. */
const outputOf = (
  program: string,
  args: string[],
  timeout: number = timeoutMilliseconds,
): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const options = {
      timeout,
      killSignal: 'SIGKILL' as const,
      maxBuffer: maxOutputBytes,
      encoding: 'buffer' as const,
      windowsHide: true,
    };
    execFile(program, args, options, (error, stdout) => resolve(error ? null : stdout));
  });

const containers: Record<string, { input: string; output: string }> = {
  'video/webm': { input: 'matroska', output: 'webm' },
  'video/quicktime': { input: 'mov', output: 'mov' },
};
const containerOf = (mimeType: string) => containers[mimeType] ?? { input: 'mov', output: 'mp4' };

const inputOf = (path: string, mimeType: string) => [
  '-protocol_whitelist',
  'file',
  '-f',
  containerOf(mimeType).input,
  '-i',
  `file:${path}`,
];

const Probe = z.object({
  format: z.object({ duration: z.coerce.number().positive().optional().catch(undefined) }).optional(),
  streams: z
    .array(
      z.object({
        width: z.int().positive(),
        height: z.int().positive(),
        side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).optional(),
      }),
    )
    .min(1),
});

/** Duration and measures, turned as the video is shown; null when they cannot be told. */
export async function readVideoFacts(
  path: string,
  mimeType: string,
  tools: VideoTools = systemTools,
): Promise<VideoFacts | null> {
  const output = await outputOf(tools.ffprobe, [
    '-v',
    'error',
    '-print_format',
    'json',
    '-show_entries',
    'format=duration:stream=width,height:stream_side_data=rotation',
    '-select_streams',
    'v:0',
    ...inputOf(path, mimeType),
  ]);
  const probe = output && Probe.safeParse(parseJson(output));
  if (!probe?.success) return null;
  const [stream] = probe.data.streams;
  if (!stream) return null;
  const turn = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  const isOnItsSide = Math.abs(turn) % 180 === 90;
  return {
    width: isOnItsSide ? stream.height : stream.width,
    height: isOnItsSide ? stream.width : stream.height,
    durationSeconds: probe.data.format?.duration ?? null,
  };
}

function parseJson(output: Buffer): unknown {
  try {
    return JSON.parse(output.toString());
  } catch {
    return null;
  }
}

/** A still from early in the video, past a first black frame; null when none can be made. */
export async function makeVideoPoster(
  path: string,
  mimeType: string,
  durationSeconds: number | null,
  tools: VideoTools = systemTools,
): Promise<MadeImage | null> {
  const second = Math.min(1, (durationSeconds ?? 0) / 3);
  const frame = await outputOf(tools.ffmpeg, [
    '-v',
    'error',
    '-nostdin',
    '-threads',
    '1',
    '-ss',
    second.toFixed(3),
    ...inputOf(path, mimeType),
    '-frames:v',
    '1',
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    'pipe:1',
  ]);
  if (!frame || frame.length === 0) return null;
  return makeThumbnail(frame).catch(() => null);
}

/**
 * Copies picture and sound to `output`, untouched, and leaves the rest behind: phones note the place of taking in
 * tracks and fields of their own. What a player needs first comes first. Answers whether there is a copy.
 */
export async function copyWithoutNotes(
  path: string,
  mimeType: string,
  output: string,
  tools: VideoTools = systemTools,
): Promise<boolean> {
  const { output: format } = containerOf(mimeType);
  const args = ['-v', 'error', '-nostdin', '-y', ...inputOf(path, mimeType)];
  args.push('-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-c', 'copy');
  if (format !== 'webm') args.push('-movflags', '+faststart');
  args.push('-f', format, `file:${output}`);
  return (await outputOf(tools.ffmpeg, args, copyMilliseconds)) !== null;
}
