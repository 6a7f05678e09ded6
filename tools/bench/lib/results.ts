/**
 * bench/RESULTS.md: a table for each size of the market. A run of one workload replaces only its rows, so
 * each row states when and at which commit it was measured; a run of all replaces the table.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { withAges } from './ages.ts';
import type { Machine } from './machine.ts';
import type { Row } from './rows.ts';

const file = inRoot('tools', 'bench', 'RESULTS.md');
const columns = ['Work', 'Measured', 'The limit beside it', 'Ratio', 'Target', 'Verdict', 'When'];

const intro = `# Results

Written by \`npm run bench\`; [README.md](README.md) tells how it measures. Server, database and load generator share the cores of one machine, so absolute figures say little about another one. The limit beside a figure was measured in the same run, in turns with it: the ratio is what counts. A plus behind a commit means that files differed from it. A row says so where the product's code has changed since its commit, as far as git knew when the file was written; \`npm run bench -- ages\` looks anew.
`;

const heading = (creators: number) => `## ${creators.toLocaleString('en-US')} creators`;
const cell = (text: string) => text.replaceAll('|', '/');
const lineOf = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const keyOf = (line: string) => line.split(' | ', 1)[0];

/** The sections of the file by their headings, without the introduction. */
function sectionsOf(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const part of text.split(/^(?=## )/m).slice(1)) {
    const [title = '', ...lines] = part.trim().split('\n');
    sections.set(title, lines);
  }
  return sections;
}

/** Writes the rows of these workloads into the file; with `isWhole` all other rows of that size are removed. */
export function keepResults(
  rows: readonly Row[],
  {
    creators,
    names,
    isWhole,
    machine,
  }: { creators: number; names: readonly string[]; isWhole: boolean; machine: Machine },
): void {
  const sections = sectionsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine.commit}`;
  const before = isWhole ? [] : (sections.get(heading(creators)) ?? []);
  const lines = new Map(
    before
      .filter((line) => line.startsWith('| ') && keyOf(line) !== '| Work')
      .map((line) => [keyOf(line), line]),
  );
  // A workload that failed before has a row with only its name.
  for (const name of names) lines.delete(`| ${name}`);
  for (const { work, measured, limit, ratio, target, verdict } of rows) {
    const line = lineOf([work, measured, limit, ratio, target, verdict, when]);
    lines.set(keyOf(line), line);
  }
  sections.set(heading(creators), [
    '',
    `${machine.described}.`,
    '',
    lineOf(columns),
    `|${'---|'.repeat(columns.length)}`,
    ...lines.values(),
  ]);
  const ordered = [...sections].toSorted(
    ([one], [other]) => Number(one.replaceAll(/\D/g, '')) - Number(other.replaceAll(/\D/g, '')),
  );
  const text = ordered.map(([title, body]) => [title, ...body].join('\n')).join('\n\n');
  writeFileSync(file, withAges(`${intro}\n${text}\n`));
}

/** Updates the marks of rows that are older than the code. */
export function markAges(): void {
  const rows = readFileSync(file, 'utf8').replace(/^[\s\S]*?(?=^## )/m, `${intro}\n`);
  writeFileSync(file, withAges(rows));
}

/** The rows for a terminal: the measurement on one line, its comparison below. */
export function printRows(rows: readonly Row[]): void {
  for (const { work, measured, limit, ratio, target, verdict } of rows) {
    console.log(`  ${work}: ${measured}`);
    if (limit) console.log(`      ${limit}${ratio ? `; ratio ${ratio}` : ''}`);
    if (target) console.log(`      ${target}: ${verdict}`);
  }
}
