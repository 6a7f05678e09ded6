/**
 * Makes the proxy and storyboard of a video for browsers, and analyses it in the same pass
 * (rules/files#made-for-watching).
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmFacts, readFilmFacts } from './film-facts.ts';
import { type FilmFindings, readFindings } from './film-findings.ts';
import { type FilmPlan, longestSeconds, passArguments, passLimits, planFilm } from './film-pass.ts';
import { lightToMap } from './film-picture.ts';
import { NotMade, requireDone } from './not-made.ts';
import type { RunProgram } from './run-program.ts';
import { inputOf, systemTools, type VideoTools } from './video.ts';

interface Film {
  path: string;
  mimeType: string;
}

export interface WatchableFilm {
  facts: FilmFacts & { durationSeconds: number };
  /** An MP4 with a constant frame rate and timestamps from 0. */
  proxy: { path: string; frames: number | null } & FilmPlan['proxy'];
  /** A JPEG; null for a video that is too short for a still. */
  storyboard: ({ path: string; count: number } & FilmPlan['tiles']) | null;
  findings: FilmFindings;
}

const megabyte = 1024 * 1024;

/** Copies what is played into a container that states the duration: recordings by a browser do not. */
async function withLength(
  run: RunProgram,
  film: Film,
  [sound]: readonly number[],
  folder: string,
  tools: VideoTools,
): Promise<Film> {
  const path = join(folder, 'remuxed');
  const { size } = await stat(film.path);
  const args = ['-v', 'error', '-nostdin', '-y', ...inputOf(film.path, film.mimeType), '-map', '0:V:0'];
  if (sound !== undefined) args.push('-map', `0:a:${sound}`);
  args.push('-c', 'copy', '-f', 'matroska', `file:${path}`);
  const fileMegabytes = Math.ceil(size / megabyte) * 2 + 16;
  const { end } = await run(tools.ffmpeg, args, { seconds: 300, memoryMegabytes: 400, fileMegabytes });
  requireDone(end, 'unreadable');
  return { path, mimeType: 'video/webm' };
}

/** The video to read with its properties, its duration included. */
async function lookAt(run: RunProgram, given: Film, folder: string, tools: VideoTools) {
  const found = await readFilmFacts(run, given, tools);
  if (found.durationSeconds !== null) {
    return { film: given, facts: { ...found, durationSeconds: found.durationSeconds } };
  }
  const film = await withLength(run, given, found.soundTracks, folder, tools);
  const { durationSeconds, rates, frameRate, isVariableRate, soundTracks } = await readFilmFacts(
    run,
    film,
    tools,
  );
  if (durationSeconds === null) throw new NotMade('no_picture');
  return { film, facts: { ...found, durationSeconds, rates, frameRate, isVariableRate, soundTracks } };
}

/**
 * Makes a video's proxy and storyboard in `folder`, in one pass. `onProgress` is called with the percentage
 * done. Throws NotMade, and file.busy if the server is stopping.
 */
export async function makeWatchable(
  run: RunProgram,
  given: Film,
  folder: string,
  { onProgress, tools = systemTools }: { onProgress: (percent: number) => void; tools?: VideoTools },
): Promise<WatchableFilm> {
  const { film, facts } = await lookAt(run, given, folder, tools);
  const { durationSeconds } = facts;
  if (durationSeconds > longestSeconds) throw new NotMade('too_long');

  const plan = planFilm(facts, durationSeconds);
  const [proxyPath, boardPath] = [join(folder, 'proxy'), join(folder, 'board')];
  const light = await lightToMap(run, facts, tools);
  const args = passArguments(film, facts, plan, { proxyPath, boardPath, light });
  const reader = readFindings((second) =>
    onProgress(Math.min(99, Math.floor((100 * second) / durationSeconds))),
  );
  const { end } = await run(tools.ffmpeg, args, passLimits(plan), reader.readLine);
  const findings = reader.findings(durationSeconds);
  requireDone(end, findings.complaint ?? 'unreadable');

  const made = await readFilmFacts(run, { path: proxyPath, mimeType: 'video/mp4' }, tools);
  return {
    facts,
    proxy: { path: proxyPath, frames: made.frames, ...plan.proxy },
    storyboard: findings.tiles > 0 ? { path: boardPath, count: findings.tiles, ...plan.tiles } : null,
    findings,
  };
}
