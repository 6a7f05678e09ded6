/** Copies of videos without their metadata: phones store the location in tracks and fields of their own. */
import { rm, stat } from 'node:fs/promises';
import { type FilmFacts, readFilmFacts } from './film-facts.ts';
import { readFilmNotes } from './film-notes.ts';
import { drawn, lightToMap, within } from './film-picture.ts';
import { NotMade } from './not-made.ts';
import type { ProgramEnd, RunProgram } from './run-program.ts';
import { containerOf, inputOf, systemTools, type VideoTools } from './video.ts';

/** Copying gigabytes takes longer than probing them, and somebody waits for it. */
const seconds = 120;
const memoryMegabytes = 800;
const megabyte = 1024 * 1024;
/** The largest measures of a picture that is encoded again. */
const shortSide = 1920;
const longSide = 3840;

type Container = 'mp4' | 'mov' | 'webm';

/** Ways to rewrite the video, the one that changes least first. */
const sameTracks = ['-c', 'copy'];
/** For audio codecs that the container does not support. */
const soundAnew = (container: string) => ['-c:v', 'copy', '-c:a', container === 'webm' ? 'libopus' : 'aac'];
/** For video codecs that the container does not support. */
const allAnew = (container: string, facts: FilmFacts, light: FilmFacts['highRange']) => [
  '-vf',
  [...drawn(within(facts, shortSide, longSide), light), 'format=yuv420p'].join(','),
  ...(container === 'webm'
    ? ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '4M', '-c:a', 'libopus']
    : ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-c:a', 'aac']),
];

async function write(
  run: RunProgram,
  film: { path: string; mimeType: string },
  { soundTracks }: FilmFacts,
  output: string,
  how: readonly string[],
  tools: VideoTools,
): Promise<ProgramEnd> {
  const container = containerOf(film.mimeType).output as Container;
  const args = ['-v', 'error', '-nostdin', '-y', '-threads', '1', ...inputOf(film.path, film.mimeType)];
  // The picture and all sound that can be decoded; no cover pictures, no data tracks.
  args.push('-map', '0:V:0', ...soundTracks.flatMap((track) => ['-map', `0:a:${track}`]));
  args.push('-map_metadata', '-1', '-map_chapters', '-1');
  args.push(...how, '-threads', '1');
  // Puts the index that a player needs at the beginning of the file.
  if (container !== 'webm') args.push('-movflags', '+faststart');
  args.push('-f', container, `file:${output}`);
  const { size } = await stat(film.path);
  const fileMegabytes = Math.ceil(size / megabyte) * 2 + 64;
  const { end } = await run(tools.ffmpeg, args, { seconds, memoryMegabytes, fileMegabytes });
  if (end !== 'done') return end;
  return (await readFilmNotes(output, film.mimeType)) === 'place' ? 'failed' : 'done';
}

/**
 * Writes the video without its metadata to `output`: video and audio are copied if possible. With `mayRemake`
 * they are re-encoded if not. Returns 'done' if there is a copy, 'absent' without ffmpeg. Throws file.busy if
 * the server is stopping.
 */
export async function copyWithoutNotes(
  run: RunProgram,
  film: { path: string; mimeType: string },
  output: string,
  { mayRemake, tools = systemTools }: { mayRemake: boolean; tools?: VideoTools },
): Promise<ProgramEnd> {
  const { output: container } = containerOf(film.mimeType);
  const facts = await readFilmFacts(run, film, tools).catch((error: unknown) => {
    if (error instanceof NotMade) return error.reason;
    throw error;
  });
  if (typeof facts === 'string') return facts === 'no_tools' ? 'absent' : 'failed';
  const light = mayRemake ? await lightToMap(run, facts, tools) : null;
  const ways = mayRemake
    ? [sameTracks, soundAnew(container), allAnew(container, facts, light)]
    : [sameTracks];
  let end: ProgramEnd = 'failed';
  for (const how of ways) {
    end = await write(run, film, facts, output, how, tools);
    if (end !== 'failed') break;
  }
  if (end !== 'done') await rm(output, { force: true });
  return end;
}
