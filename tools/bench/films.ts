/** The time from a video's upload until it can be watched, against ffmpeg alone with the same work. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, written } from './lib/numbers.ts';
import { filmOfDeal } from './lib/review.ts';
import { atLeast, type Row } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';

const wanted = 0.9;

const ffmpeg = (...args: string[]) =>
  promisify(execFile)('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);

/** A video as phones make them: portrait, 1080 lines, 30 frames a second, with sound. */
async function makeFilm(path: string, seconds: number): Promise<void> {
  const picture = `testsrc2=size=1080x1920:rate=30:duration=${seconds},noise=alls=6:allf=t`;
  const sound = `sine=frequency=330:sample_rate=48000:duration=${seconds}`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  await ffmpeg(...inputs, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '24', '-c:a', 'aac', path);
}

/**
 * Makes proxy, storyboard, poster, waveform, loudness, black and silent parts in one run on one thread. In
 * milliseconds.
 */
async function bareRun(film: string, folder: string): Promise<number> {
  const graph = [
    '[0:v]scale=720:1280,format=yuv420p,split=4[film][small][board][still]',
    '[small]scale=160:284:flags=fast_bilinear,blackdetect=d=0.5:pix_th=0.10,nullsink',
    '[board]fps=2,scale=90:160,format=yuvj420p,tile=10x10[tiles]',
    '[still]trim=start=1,format=yuvj420p[poster]',
    '[0:a]asplit=3[sound][heard][peaks]',
    '[heard]ebur128=peak=true,silencedetect=noise=-50dB:d=1,anullsink',
    '[peaks]asetnsamples=n=4800:p=0,astats=metadata=1:reset=1,anullsink',
  ];
  const made = [
    ...['-map', '[film]', '-map', '[sound]', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
    ...['-g', '15', '-bf', '0', '-maxrate', '3000k', '-bufsize', '6000k', '-threads', '1'],
    ...['-c:a', 'aac', '-b:a', '128k', '-movflags', '+faststart', join(folder, 'proxy.mp4')],
    ...['-map', '[tiles]', '-frames:v', '1', join(folder, 'board.jpg')],
    ...['-map', '[poster]', '-frames:v', '1', join(folder, 'still.jpg')],
  ];
  const started = performance.now();
  await ffmpeg(
    '-filter_complex_threads',
    '1',
    '-threads',
    '1',
    '-i',
    film,
    '-filter_complex',
    graph.join(';'),
    ...made,
  );
  return performance.now() - started;
}

/** One row: how long it takes until both sides can watch a video of a minute. */
export async function films({ options, markets, scratch }: Bench): Promise<Row[]> {
  const seconds = options.isQuick ? 5 : 60;
  const folder = mkdtempSync(join(scratch, 'films-'));
  const path = join(folder, 'film.mp4');
  await makeFilm(path, seconds);
  const bytes = readFileSync(path);
  await using server = await startServer({
    databaseUrl: await markets.postgres(options.creators),
    dataDir: mkdtempSync(join(scratch, 'films-')),
  });
  const times = { made: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < (options.isQuick ? 1 : 3); turn++) {
    times.bare.push(await bareRun(path, folder));
    const started = performance.now();
    await filmOfDeal(server.origin, turn, bytes);
    times.made.push(performance.now() - started);
  }
  const [made, bare] = [median(times.made), median(times.bare)];
  const row = {
    work: `a film of ${seconds} s: from its upload until it can be watched`,
    measured: `${written(made / 1000)} s (median of ${times.made.length})`,
    limit: `one run of ffmpeg that makes and finds the same: ${written(bare / 1000)} s`,
  };
  return [atLeast(row, bare / made, wanted)];
}
