/** Writes proof/CHECKS.md: every listed check, its file, and the test that detects its removal. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import type { Check } from './check.ts';

const file = inRoot('tools', 'proof', 'CHECKS.md');
const intro = `# Checks, and the tests that miss them

Written by \`npm run prove -- checks\`, which takes each of these checks out of a copy of the sources and runs the tests beside it: one must fail. The list is in \`proof/checks\`; \`npm test\` sees that every check still stands where the list says.
`;

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ');
const shortened = (path: string) => path.replace(/^(apps|packages)\/([a-z]+)\/src\//, '$2/');
const beginning = ({ promise }: Check) => `| ${cell(promise)} | `;

export interface Verdict {
  check: Check;
  /** The first test that failed; null if none did. */
  caughtBy: string | null;
  problem: string | null;
}

/** Writes the lines of these results; lines of other checks are kept. */
export function keepTable(list: readonly Check[], verdicts: readonly Verdict[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const lines = list.flatMap((check) => {
    const found = verdicts.find((verdict) => verdict.check === check);
    if (!found) return before.filter((line) => line.startsWith(beginning(check)));
    const caught = cell(found.caughtBy ?? `**nothing: ${found.problem}**`);
    return [`${beginning(check)}\`${shortened(check.file)}\` | ${caught} |`];
  });
  writeFileSync(file, `${intro}\n| The check | Where | Caught by |\n|---|---|---|\n${lines.join('\n')}\n`);
}
