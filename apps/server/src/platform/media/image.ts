/** Processes pictures for the server: always through the picture program, never in the server's own process. */
import { AppError, type ErrorParametersOf, type PictureKind } from '@briefcast/contract';
import { ownProgram } from '../places.ts';
import { isHeic } from './detect-type.ts';
import type { IconContent } from './draw-icons.ts';
import type { CardContent } from './make-card.ts';
import type { MarketCard } from './make-market-card.ts';
import type { Measures, PictureForm } from './make-picture.ts';
import { PictureAnswer, type PictureTask } from './picture-task.ts';
import type { ProgramLimits, ProgramResult, RunProgram } from './run-program.ts';

export interface MadePicture extends Measures {
  /** The path of the resulting WebP. */
  path: string;
  /** The dimensions of the original, turned upright. */
  original: Measures;
  /** Whether the original's metadata tells where it was taken. */
  hasLocation: boolean;
}

/** Node alone maps 600 MB of writable memory that it does not use; the rest is for the picture. */
const limits: ProgramLimits = { seconds: 20, memoryMegabytes: 1050, fileMegabytes: 256 };
/** A HEIC is decoded whole, by a slow decoder: 48 megapixels take 800 MB and some seconds. */
const heicLimits: ProgramLimits = { seconds: 60, memoryMegabytes: 1800, fileMegabytes: 256 };
const program = ownProgram('platform/media/picture-program.ts');
const nodeOptions = ['--v8-pool-size=1', '--max-old-space-size=160', '--disable-warning=ExperimentalWarning'];

/** The limits for processing such a picture. */
export const limitsOf = (picture: { mimeType: string }): ProgramLimits =>
  isHeic(picture) ? heicLimits : limits;

const unreadable = (why: string) =>
  new AppError('file.unreadable', {
    cause: new Error(why),
    findings: [{ path: ['file'], code: 'file.unreadable' }],
  });
const tooComplex = (params: ErrorParametersOf<'file.too_complex'>) =>
  new AppError('file.too_complex', { params });

/** This server is stopping; another takes the retry. */
const retryAfterSeconds = 5;

/** Parses the program's output. Throws file.unreadable, file.too_complex, or file.busy if the server is stopping. */
function readAnswer({ end, output }: ProgramResult): PictureAnswer {
  if (end === 'stopped') throw new AppError('file.busy', { retryAfterSeconds });
  if (end === 'late') throw tooComplex({ bound: 'time', most: 0, found: 0 });
  if (end !== 'done') throw unreadable(`the picture program ended: ${end}`);
  // The last line is the program's own; a decoder may have printed others before.
  const line = output.toString().trimEnd().split('\n').at(-1) ?? '';
  const answer = PictureAnswer.parse(JSON.parse(line));
  if (answer.found === 'too_complex') throw tooComplex(answer.params);
  if (answer.found === 'unreadable') throw unreadable(answer.why);
  return answer;
}

async function ask(run: RunProgram, task: PictureTask, within: ProgramLimits): Promise<PictureAnswer> {
  return readAnswer(await run(process.execPath, [...nodeOptions, program, JSON.stringify(task)], within));
}

/** Writes a derived form of the picture to `output`. Throws file.unreadable or file.too_complex. */
export async function makeForm(
  run: RunProgram,
  form: PictureForm,
  input: string,
  output: string,
  within: ProgramLimits = limits,
): Promise<MadePicture> {
  const answer = await ask(run, { do: 'make', form, input, output }, within);
  if (answer.found !== 'picture') throw unreadable('the picture program found something else');
  const { found: _, ...measured } = answer;
  return { path: output, ...measured };
}

/** Writes a link card as JPEG to `output`. Throws file.unreadable or file.too_complex. */
export async function makeLinkCard(run: RunProgram, card: CardContent, output: string): Promise<void> {
  const answer = await ask(run, { do: 'card', card, output }, limits);
  if (answer.found !== 'card') throw unreadable('the picture program found something else');
}

/** Writes the market's own card as JPEG to `output`. Throws file.busy if the server is stopping. */
export async function makeMarketCard(run: RunProgram, card: MarketCard, output: string): Promise<void> {
  const answer = await ask(run, { do: 'market-card', card, output }, limits);
  if (answer.found !== 'card') throw new Error('the picture program found something else');
}

/** Draws an operator's picture to `output`. Throws admin.picture_unusable, and file.busy if the server is stopping. */
export async function drawMarketPicture(
  run: RunProgram,
  kind: PictureKind,
  input: string,
  output: string,
): Promise<void> {
  const unusable = (cause: unknown) => new AppError('admin.picture_unusable', { params: { kind }, cause });
  const answer = await ask(run, { do: 'draw', kind, input, output }, limits).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'file.busy' ? error : unusable(error);
  });
  if (answer.found !== 'drawing') throw unusable(new Error('the picture program found something else'));
}

/** Writes every icon of a market into the folder. Throws file.busy if the server is stopping. */
export async function drawMarketIcons(run: RunProgram, icons: IconContent, folder: string): Promise<void> {
  const answer = await ask(run, { do: 'icons', icons, folder }, limits);
  if (answer.found !== 'icons') throw new Error('the picture program found something else');
}

/** Whether a picture's metadata tells where it was taken; works without decoding it. Throws file.unreadable. */
export async function hasPlaceNotes(run: RunProgram, input: string): Promise<boolean> {
  const answer = await ask(run, { do: 'look', input }, limits);
  return answer.found === 'notes' && answer.hasLocation;
}

/** Copies a picture without its metadata to `output`, its pixels unchanged; false if that is not possible. */
export async function copyPictureWithoutNotes(
  run: RunProgram,
  input: string,
  output: string,
): Promise<boolean> {
  const answer = await ask(run, { do: 'clean', input, output }, limits);
  return answer.found === 'copy' && answer.isClean;
}
