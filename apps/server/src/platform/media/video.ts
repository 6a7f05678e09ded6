/**
 * The properties and a still of a video, by the system's ffprobe and ffmpeg. If they are not installed this
 * returns null and everything else works (rules/files#made-forms). Uploaded files may be malicious: the
 * programs are told which container to expect and may open only that file, so that a disguised playlist
 * cannot make them read others; and their resources are limited.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { type MadePicture, makeForm } from './image.ts';
import { maxPixels } from './picture-rules.ts';
import type { ProgramLimits, RunProgram } from './run-program.ts';

/** Enough for a 4K video. */
const memoryMegabytes = 800;
export const lookLimits: ProgramLimits = { seconds: 20, memoryMegabytes, fileMegabytes: 64 };

export interface VideoFacts {
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
}

export interface VideoTools {
  ffprobe: string;
  ffmpeg: string;
}
export const systemTools: VideoTools = { ffprobe: 'ffprobe', ffmpeg: 'ffmpeg' };

const containers: Record<string, { input: string; output: string }> = {
  'video/webm': { input: 'matroska', output: 'webm' },
  'video/quicktime': { input: 'mov', output: 'mov' },
};
/** ffmpeg's names of a video's container, for reading and writing. */
export const containerOf = (mimeType: string): { input: string; output: string } =>
  containers[mimeType] ?? { input: 'mov', output: 'mp4' };

/** The arguments that open an uploaded video, and no other file. */
export const inputOf = (path: string, mimeType: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  containerOf(mimeType).input,
  '-max_pixels',
  String(maxPixels),
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

/** Duration and displayed dimensions; null if they cannot be read. */
export async function readVideoFacts(
  run: RunProgram,
  path: string,
  mimeType: string,
  tools: VideoTools = systemTools,
): Promise<VideoFacts | null> {
  const entries = 'format=duration:stream=width,height:stream_side_data=rotation';
  const args = ['-v', 'error', '-print_format', 'json', '-show_entries', entries, '-select_streams', 'v:0'];
  const { end, output } = await run(tools.ffprobe, [...args, ...inputOf(path, mimeType)], lookLimits);
  const probe = end === 'done' ? Probe.safeParse(parseJson(output)) : null;
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

/** Writes a still from early in the video, after a black first frame, into `folder`; null if that fails. */
export async function makeVideoPoster(
  run: RunProgram,
  film: { path: string; mimeType: string; durationSeconds: number | null },
  folder: string,
  tools: VideoTools = systemTools,
): Promise<MadePicture | null> {
  const second = Math.min(1, (film.durationSeconds ?? 0) / 3);
  const frame = join(folder, 'frame.png');
  const args = ['-v', 'error', '-nostdin', '-y', '-threads', '1', '-ss', second.toFixed(3)];
  args.push(...inputOf(film.path, film.mimeType), '-frames:v', '1', '-vf', "scale='min(1440,iw)':-2");
  args.push('-threads', '1', '-f', 'image2', '-update', '1', '-c:v', 'png', `file:${frame}`);
  const { end } = await run(tools.ffmpeg, args, lookLimits);
  if (end !== 'done') return null;
  return makeForm(run, 'thumbnail', frame, join(folder, 'poster')).catch(() => null);
}

/** Whether ffmpeg is installed. */
export async function hasFfmpeg(run: RunProgram, tools: VideoTools = systemTools): Promise<boolean> {
  return (await run(tools.ffmpeg, ['-version'], lookLimits)).end === 'done';
}
