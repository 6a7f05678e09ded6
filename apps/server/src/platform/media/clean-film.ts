/** Copies of films without their notes: phones note the place of taking in tracks and fields of their own. */
import { rm, stat } from 'node:fs/promises';
import { readFilmNotes } from './film-notes.ts';
import type { ProgramEnd, RunProgram } from './run-program.ts';
import { containerOf, inputOf, systemTools, type VideoTools } from './video.ts';

/** Copying gigabytes takes longer than looking at them, and somebody waits for it. */
const seconds = 120;
const memoryMegabytes = 800;
const megabyte = 1024 * 1024;

type Container = 'mp4' | 'mov' | 'webm';

/** Ways to write the film anew, the one that changes least first. */
const sameTracks = ['-c', 'copy'];
/** For sound that the container has no place for. */
const soundAnew = (container: string) => ['-c:v', 'copy', '-c:a', container === 'webm' ? 'libopus' : 'aac'];
/** For a picture that the container has no place for. */
const allAnew = (container: string) => [
  '-vf',
  "scale='min(1920,iw)':-2",
  '-pix_fmt',
  'yuv420p',
  ...(container === 'webm'
    ? ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '4M', '-c:a', 'libopus']
    : ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-c:a', 'aac']),
];

async function write(
  run: RunProgram,
  film: { path: string; mimeType: string },
  output: string,
  how: readonly string[],
  tools: VideoTools,
): Promise<ProgramEnd> {
  const container = containerOf(film.mimeType).output as Container;
  const args = ['-v', 'error', '-nostdin', '-y', '-threads', '1', ...inputOf(film.path, film.mimeType)];
  // Picture and sound; no pictures of covers, no tracks of data.
  args.push('-map', '0:V', '-map', '0:a?', '-map_metadata', '-1', '-map_chapters', '-1');
  args.push(...how, '-threads', '1');
  // What a player needs first comes first.
  if (container !== 'webm') args.push('-movflags', '+faststart');
  args.push('-f', container, `file:${output}`);
  const { size } = await stat(film.path);
  const fileMegabytes = Math.ceil(size / megabyte) * 2 + 64;
  const { end } = await run(tools.ffmpeg, args, { seconds, memoryMegabytes, fileMegabytes });
  if (end !== 'done') return end;
  return (await readFilmNotes(output, film.mimeType)) === 'place' ? 'failed' : 'done';
}

/**
 * Writes the film without its notes to `output`: picture and sound as they are where that is possible. With
 * `mayRemake` they are encoded anew where it is not. Returns 'done' if there is a copy, 'absent' without ffmpeg.
 */
export async function copyWithoutNotes(
  run: RunProgram,
  film: { path: string; mimeType: string },
  output: string,
  { mayRemake, tools = systemTools }: { mayRemake: boolean; tools?: VideoTools },
): Promise<ProgramEnd> {
  const { output: container } = containerOf(film.mimeType);
  const ways = mayRemake ? [sameTracks, soundAnew(container), allAnew(container)] : [sameTracks];
  let end: ProgramEnd = 'failed';
  for (const how of ways) {
    end = await write(run, film, output, how, tools);
    if (end !== 'failed') break;
  }
  if (end !== 'done') await rm(output, { force: true });
  return end;
}
