/**
 * The program that opens uploaded pictures, so that the server does not: `node picture-program.ts TASK`. It
 * prints its results as JSON. An input that crashes or exhausts it ends this process alone.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cleanPicture } from './clean-picture.ts';
import { drawIcons } from './draw-icons.ts';
import { drawPicture } from './draw-picture.ts';
import { drawCardGround, makeCard } from './make-card.ts';
import { makeMarketCard } from './make-market-card.ts';
import { makePicture, openOnlyPictures } from './make-picture.ts';
import { hasLocation } from './picture-notes.ts';
import { TooComplex } from './picture-rules.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

const hasPlaceNotes = async (input: string) => hasLocation(await readFile(input));

async function clean(input: string, output: string): Promise<boolean> {
  const cleaned = cleanPicture(await readFile(input));
  if (!cleaned || hasLocation(cleaned)) return false;
  await writeFile(output, cleaned);
  return true;
}

async function work(task: PictureTask): Promise<PictureAnswer> {
  switch (task.do) {
    case 'make':
      openOnlyPictures();
      return {
        found: 'picture',
        ...(await makePicture(task.form, task.input, task.output)),
        hasLocation: await hasPlaceNotes(task.input),
      };
    case 'card': {
      // Drawn from an SVG of ours, before all decoders except those for pictures are disabled.
      const ground = await drawCardGround(task.card);
      openOnlyPictures();
      await makeCard(ground, task.card, task.output);
      return { found: 'card' };
    }
    case 'market-card':
      await makeMarketCard(task.card, task.output);
      return { found: 'card' };
    case 'draw':
      await drawPicture(task.kind, task.input, task.output);
      return { found: 'drawing' };
    case 'icons':
      await drawIcons(task.icons, task.folder);
      return { found: 'icons' };
    case 'look':
      return { found: 'notes', hasLocation: await hasPlaceNotes(task.input) };
    case 'clean':
      return { found: 'copy', isClean: await clean(task.input, task.output) };
  }
}

const task = JSON.parse(process.argv[2] ?? '') as PictureTask;
const answer = await work(task).catch((error: unknown): PictureAnswer => {
  if (error instanceof TooComplex) return { found: 'too_complex', params: error.broken };
  return { found: 'unreadable', why: error instanceof Error ? error.message.slice(0, 500) : '' };
});
console.log(JSON.stringify(answer));
