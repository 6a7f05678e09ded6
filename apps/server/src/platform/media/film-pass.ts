/**
 * The arguments of the one ffmpeg pass over a video: its proxy, its storyboard, and the analysis of sound and
 * picture.
 */
import { availableParallelism } from 'node:os';
import type { FrameRate } from '@briefcast/contract';
import type { FilmFacts } from './film-facts.ts';
import { drawn, type Measures, sized, within } from './film-picture.ts';
import { proxyRate } from './proxy-rate.ts';
import type { ProgramLimits } from './run-program.ts';
import { inputOf } from './video.ts';

/** Longer videos get no proxy and are played as they are. */
export const longestSeconds = 3600;
const sampleRate = 48_000;
export const mostPeaks = 600;

const shortSide = 720;
const longSide = 2560;
const tileSide = 160;
const tileColumns = 10;
const mostTiles = 100;
const leastSecondsPerTile = 0.5;

/** Groups of 15 frames, so that seeking decodes few of them; no B-frames, so that timestamps begin at 0. */
const filmCodec = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-g', '15', '-bf', '0'];
/** In kilobits a second: the most for a video that is hard to encode. */
const highestKilobits = 3000;
const filmRoom = ['-maxrate', `${highestKilobits}k`, '-bufsize', `${2 * highestKilobits}k`];
const soundCodec = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];

export interface FilmPlan {
  proxy: Measures & { rate: FrameRate };
  tiles: Measures & { columns: number; rows: number; secondsPerTile: number };
  /** Audio samples for one peak of the waveform. */
  samplesPerPeak: number;
  durationSeconds: number;
}

/** Plans what is made of a video of this duration. */
export function planFilm(facts: FilmFacts, durationSeconds: number): FilmPlan {
  const secondsPerTile = Math.max(
    leastSecondsPerTile,
    Math.ceil((durationSeconds / mostTiles) * 1000) / 1000,
  );
  const count = Math.max(1, Math.min(mostTiles, Math.floor(durationSeconds / secondsPerTile)));
  const columns = Math.min(tileColumns, count);
  return {
    proxy: { ...within(facts, shortSide, longSide), rate: proxyRate(facts.rates) },
    tiles: {
      ...within(facts, tileSide, tileSide),
      columns,
      rows: Math.ceil(count / columns),
      secondsPerTile,
    },
    samplesPerPeak: Math.max(960, Math.ceil((durationSeconds * sampleRate) / mostPeaks)),
    durationSeconds,
  };
}

function pictureGraph({ proxy, tiles }: FilmPlan, light: FilmFacts['highRange']): string[] {
  const { numerator, denominator } = proxy.rate;
  const board = tiles.columns * tiles.rows;
  const looked = within(proxy, tileSide, longSide);
  return [
    [
      `[0:V:0]fps=fps=${numerator}/${denominator}:start_time=0`,
      ...drawn(proxy, light),
      'format=yuv420p',
      'split=3[film][small][board]',
    ].join(','),
    `[small]${sized(looked)}:flags=fast_bilinear,blackdetect=d=0.5:pix_th=0.10,nullsink`,
    [
      `[board]fps=fps=${Math.round(1_000_000 / tiles.secondsPerTile)}/1000000`,
      `trim=end_frame=${board}`,
      // Prints a line for each tile, which shows the progress.
      'metadata=mode=add:key=tile:value=1',
      'metadata=mode=print:key=tile',
      sized(tiles),
      'format=yuvj420p',
      `tile=${tiles.columns}x${tiles.rows}[tiles]`,
    ].join(','),
  ];
}

const soundGraph = ({ samplesPerPeak }: FilmPlan, track: number): string[] => [
  `[0:a:${track}]aresample=${sampleRate}:async=1:first_pts=0,asplit=3[sound][heard][peaks]`,
  '[heard]ebur128=peak=true:framelog=verbose,silencedetect=noise=-50dB:d=1,anullsink',
  [
    `[peaks]asetnsamples=n=${samplesPerPeak}:p=0`,
    'astats=metadata=1:reset=1',
    'ametadata=mode=print:key=lavfi.astats.Overall.Peak_level',
    'anullsink',
  ].join(','),
];

/**
 * Encoded audio begins with a little silence, which a container may count: then the first frame would be
 * shown for one frame too long. So that much audio is cut off; a longer lead is intended, and stays.
 */
const longestSilenceSeconds = 0.1;
const beginning = ({ soundLeadSeconds }: FilmFacts): string[] =>
  soundLeadSeconds > 0 && soundLeadSeconds < longestSilenceSeconds
    ? ['-itsoffset', String(-soundLeadSeconds)]
    : [];

const threads = () => (availableParallelism() >= 4 ? '2' : '1');

/** The arguments of the pass; `light` is that of `lightToMap`. */
export function passArguments(
  film: { path: string; mimeType: string },
  facts: FilmFacts,
  plan: FilmPlan,
  { proxyPath, boardPath, light }: { proxyPath: string; boardPath: string; light: FilmFacts['highRange'] },
): string[] {
  const graph = pictureGraph(plan, light);
  if (facts.audio) graph.push(...soundGraph(plan, facts.soundTracks[0] ?? 0));
  return [
    ...['-hide_banner', '-nostats', '-v', 'info', '-nostdin', '-y', '-filter_complex_threads', '1'],
    ...[
      '-threads',
      threads(),
      '-t',
      String(longestSeconds),
      ...beginning(facts),
      ...inputOf(film.path, film.mimeType),
    ],
    ...['-filter_complex', graph.join(';'), '-map', '[film]', ...(facts.audio ? ['-map', '[sound]'] : [])],
    ...[...filmCodec, ...filmRoom, '-threads', threads(), ...(facts.audio ? soundCodec : [])],
    ...[
      '-map_metadata',
      '-1',
      '-map_chapters',
      '-1',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      `file:${proxyPath}`,
    ],
    ...['-map', '[tiles]', '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '5', '-threads', '1'],
    ...['-f', 'image2', '-update', '1', `file:${boardPath}`],
  ];
}

/** The limits of the pass: by the video's duration, at most two hours. */
export function passLimits({ durationSeconds }: FilmPlan): ProgramLimits {
  const seconds = Math.min(7200, Math.ceil(120 + 30 * durationSeconds));
  return {
    seconds,
    // Newer versions of ffmpeg read, filter and write in parallel.
    processorSeconds: 4 * seconds,
    memoryMegabytes: 1200,
    fileMegabytes: Math.ceil((durationSeconds * (highestKilobits + 200) * 1.2) / 8000) + 32,
  };
}
