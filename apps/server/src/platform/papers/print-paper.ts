/** Documents as PDF, typeset by the paper program, never in the server's own process. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@briefcast/contract';
import { accentOfMarket } from '@briefcast/contract/admin/accent';
import { isMarketNamed, letterOf, marketName } from '@briefcast/i18n/market-name';
import { marketLook } from '../market-look.ts';
import type { ProgramLimits, RunProgram } from '../media/run-program.ts';
import { ownProgram } from '../places.ts';
import type { Paper, PrintedPaper } from './paper.ts';

/** A certificate of four files takes half a second; Node alone maps 600 MB of writable memory that it does not use. */
const usual: ProgramLimits = { seconds: 20, memoryMegabytes: 1400, fileMegabytes: 32 };
/** The most bytes of a document's data as JSON: a certificate of a thousand files has half as much. */
const mostBytes = 1024 * 1024;
const program = ownProgram('platform/papers/paper-program.ts');
const nodeOptions = ['--v8-pool-size=1', '--max-old-space-size=160', '--disable-warning=ExperimentalWarning'];

/** This server is stopping or busy; the client asks again. */
const retryAfterSeconds = 5;

/**
 * Makes the PDF of a document in an empty folder that contains only its stills. Tagged, with embedded fonts,
 * the same bytes each time. Throws file.busy if it was not made in time, and an internal error for a document
 * that is too large or does not fit its template.
 */
export async function printPaper(
  run: RunProgram,
  folder: string,
  { issuedAt, ...paper }: Paper,
  stills: readonly string[] = [],
  within: ProgramLimits = usual,
): Promise<Buffer> {
  const { logo, mark, hue } = marketLook();
  if (logo) await writeFile(join(folder, 'market-logo.png'), logo.bytes);
  if (mark) await writeFile(join(folder, 'market-mark.png'), mark.bytes);
  const names = { en: marketName('en'), ar: marketName('ar') };
  const printed: PrintedPaper = {
    ...paper,
    market: {
      names,
      letters: { en: letterOf(names.en), ar: letterOf(names.ar) },
      isNamed: isMarketNamed(),
      accent: accentOfMarket(hue)['--c-cast'].light,
      logo: logo && 'market-logo.png',
      mark: mark && 'market-mark.png',
    },
    issuedAt: Math.floor(issuedAt.getTime() / 1000),
    stills: [...stills],
  };
  const json = JSON.stringify(printed);
  if (Buffer.byteLength(json) > mostBytes) throw new Error(`${paper.template} is too large to print`);
  await writeFile(join(folder, 'paper.json'), json);
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line);
  const { end } = await run(process.execPath, [...nodeOptions, program, folder], within, onLine);
  if (end === 'stopped' || end === 'late') throw new AppError('file.busy', { retryAfterSeconds });
  // Typst's message, which names the position in the template.
  if (end !== 'done')
    throw new Error(`${paper.template} could not be printed (${end}): ${lines.join(' ').slice(0, 500)}`);
  return readFile(join(folder, 'paper.pdf'));
}
