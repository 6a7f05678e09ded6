/** Films and their stills: frames drawn one by one, encoded by ffmpeg with a soft sound. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { filmFrames, filmSize, framesPerSecond, posterOf } from '../demo/film-measures.ts';
import type { Pages } from './browser-pages.ts';
import { type Caption, drawFrame, filmNotes } from './drawings/film.ts';
import { mediaFolder, placeOf } from './folders.ts';
import type { Recipe } from './recipes/recipe.ts';

const largestBytes = 150_000;

/** A moment with the caption in place and the eyes open; the first frame has neither caption nor word. */
const posterMoment = 0.46;

function soundOf(file: string, seconds: number): string {
  const notes = filmNotes(file);
  const strike = (note: number, at: number) =>
    `if(gte(t,${at}),sin(2*PI*${note}*t)*exp(-1.6*(t-${at}))*min(1,(t-${at})*30),0)`;
  const sum = notes.map((note, index) => strike(note, index * 0.9)).join('+');
  const again = notes.map((note, index) => strike(note * 1.5, 2.4 + index * 0.6)).join('+');
  return `aevalsrc='0.16*(${sum})+0.07*(${again})':s=22050:d=${seconds},afade=t=out:st=${seconds - 0.7}:d=0.7`;
}

/** Options and their values as a person would type them, as a list. */
const words = (options: string) => options.split(' ');

/** Encodes the film and returns its size in bytes; a higher quality number means a smaller film. */
async function encode(file: string, recipe: Recipe, caption: Caption | undefined, quality: number) {
  const path = await placeOf(mediaFolder, file);
  const frames = filmFrames(file);
  const seconds = frames / framesPerSecond;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...words('-hide_banner -loglevel error -y -f rawvideo -pix_fmt rgb24'),
      ...words(`-s ${filmSize.width}x${filmSize.height} -r ${framesPerSecond} -i pipe:0 -f lavfi -i`),
      soundOf(file, seconds),
      ...words('-vf scale=out_color_matrix=bt709:out_range=tv'),
      ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709'),
      ...words(`-c:v libx264 -preset slow -tune animation -crf ${quality} -pix_fmt yuv420p -threads 1`),
      ...words(`-c:a aac -b:a 24k -ac 1 -t ${seconds}`),
      ...words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact'),
      ...words('-movflags +faststart'),
      path,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  // A dying ffmpeg shows in its exit code; the broken pipe would only hide it.
  ffmpeg.stdin.on('error', () => {});
  for (let frame = 0; frame < frames; frame++) {
    const svg = drawFrame(recipe.picture, caption, frame / (frames - 1));
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (ffmpeg.exitCode !== null) break;
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg failed on ${file}`);
  return (await stat(path)).size;
}

/** Makes a film of at most 150 kB, in the best quality that fits; throws when none does. */
export async function makeFilm(pages: Pages, file: string, recipe: Recipe): Promise<void> {
  const caption = await pages.caption(recipe);
  for (const quality of [27, 30, 33, 36]) {
    if ((await encode(file, recipe, caption, quality)) < largestBytes) return;
  }
  throw new Error(`${file} stays above ${largestBytes} bytes`);
}

/** Makes the still that is shown before the film plays, next to the film. */
export async function makePoster(pages: Pages, file: string, recipe: Recipe): Promise<void> {
  const caption = await pages.caption(recipe);
  await sharp(Buffer.from(drawFrame(recipe.picture, caption, posterMoment)))
    .webp({ quality: 80, effort: 6 })
    .toFile(await placeOf(mediaFolder, posterOf(file)));
}
