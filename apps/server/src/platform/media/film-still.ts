/** A still of a video, drawn as its proxy is (rules/files#made-forms). */
import { join } from 'node:path';
import type { FilmFacts } from './film-facts.ts';
import { drawn, lightToMap, within } from './film-picture.ts';
import { type MadePicture, makeForm } from './image.ts';
import type { RunProgram } from './run-program.ts';
import { inputOf, lookLimits, systemTools, type VideoTools } from './video.ts';

const shortSide = 1440;
const longSide = 2560;

/** Writes a still from early in the video, after a black first frame, into `folder`; null if that fails. */
export async function makeFilmStill(
  run: RunProgram,
  film: { path: string; mimeType: string },
  facts: FilmFacts,
  folder: string,
  tools: VideoTools = systemTools,
): Promise<MadePicture | null> {
  const second = Math.min(1, (facts.durationSeconds ?? 0) / 3);
  const frame = join(folder, 'frame.png');
  const filters = drawn(within(facts, shortSide, longSide), await lightToMap(run, facts, tools));
  const args = ['-v', 'error', '-nostdin', '-y', '-threads', '1', '-ss', second.toFixed(3)];
  args.push(...inputOf(film.path, film.mimeType), '-map', '0:V:0', '-frames:v', '1');
  args.push('-vf', [...filters, 'format=rgb24'].join(','), '-threads', '1');
  args.push('-f', 'image2', '-update', '1', '-c:v', 'png', `file:${frame}`);
  const { end } = await run(tools.ffmpeg, args, lookLimits);
  if (end !== 'done') return null;
  return makeForm(run, 'thumbnail', frame, join(folder, 'poster')).catch(() => null);
}
