/** Papers as PDF, typeset by the paper program, never in the server's own process. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@briefcast/contract';
import type { ProgramLimits, RunProgram } from '../media/run-program.ts';
import type { Paper, PrintedPaper } from './paper.ts';

/** A certificate of four files takes half a second; Node alone has 600 MB that it may write to and does not. */
const usual: ProgramLimits = { seconds: 20, memoryMegabytes: 1400, fileMegabytes: 32 };
/** What a paper says, as JSON: a certificate of a thousand files has half as much. */
const mostBytes = 1024 * 1024;
const program = fileURLToPath(new URL('paper-program.ts', import.meta.url));
const nodeOptions = ['--v8-pool-size=1', '--max-old-space-size=160', '--disable-warning=ExperimentalWarning'];

/** This server is stopping, or has too much to do; it is asked again. */
const retryAfterSeconds = 5;

/**
 * Makes the PDF of a paper in an empty folder that holds its stills under their names and nothing else. Tagged, with
 * its fonts, the same bytes each time. Throws file.busy when it was not made in time, and an error of our own for a paper that
 * is too large or does not fit its template.
 */
export async function printPaper(
  run: RunProgram,
  folder: string,
  { issuedAt, ...paper }: Paper,
  stills: readonly string[] = [],
  within: ProgramLimits = usual,
): Promise<Buffer> {
  const printed: PrintedPaper = {
    ...paper,
    issuedAt: Math.floor(issuedAt.getTime() / 1000),
    stills: [...stills],
  };
  const json = JSON.stringify(printed);
  if (Buffer.byteLength(json) > mostBytes) throw new Error(`The ${paper.template} is too large to print`);
  await writeFile(join(folder, 'paper.json'), json);
  const said: string[] = [];
  const hear = (line: string) => said.push(line);
  const { end } = await run(process.execPath, [...nodeOptions, program, folder], within, hear);
  if (end === 'stopped' || end === 'late') throw new AppError('file.busy', { retryAfterSeconds });
  // Typst's own words, which name the place in the template.
  if (end !== 'done')
    throw new Error(`The ${paper.template} could not be printed (${end}): ${said.join(' ').slice(0, 500)}`);
  return readFile(join(folder, 'paper.pdf'));
}
