/**
 * How uploaded videos are given to the system's ffprobe and ffmpeg, without which everything else works
 * (rules/files#made-forms). They may be malicious: the programs are told which container to expect and may
 * open only that file, so that a disguised playlist cannot make them read others; and their resources are
 * limited.
 */
import { maxPixels } from './picture-rules.ts';
import type { ProgramLimits, RunProgram } from './run-program.ts';

/** Enough for a 4K video. */
const memoryMegabytes = 800;
export const lookLimits: ProgramLimits = { seconds: 20, memoryMegabytes, fileMegabytes: 64 };

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

/** Whether ffmpeg is installed. */
export async function hasFfmpeg(run: RunProgram, tools: VideoTools = systemTools): Promise<boolean> {
  return (await run(tools.ffmpeg, ['-version'], lookLimits)).end === 'done';
}
