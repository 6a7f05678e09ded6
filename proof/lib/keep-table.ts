/** proof/CHECKS.md: every check of the list, where it stands, and the test that misses it. */
import { writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { Check } from './check.ts';

const intro = `# Checks, and the tests that miss them

Written by \`npm run prove -- checks\`, which takes each of these checks out of a copy of the sources and runs the tests beside it: one must fail. The list is in \`proof/checks\`; \`npm test\` sees that every check still stands where the list says.
`;

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ');
const shortened = (file: string) => file.replace(/^(apps|packages)\/([a-z]+)\/src\//, '$2/');

/** Writes the table anew. */
export function keepTable(
  verdicts: readonly { check: Check; caughtBy: string | null; problem: string | null }[],
): void {
  const lines = verdicts.map(
    ({ check, caughtBy, problem }) =>
      `| ${cell(check.promise)} | \`${shortened(check.file)}\` | ${cell(caughtBy ?? `**nothing: ${problem}**`)} |`,
  );
  writeFileSync(
    inRoot('proof', 'CHECKS.md'),
    `${intro}\n| The check | Where | Caught by |\n|---|---|---|\n${lines.join('\n')}\n`,
  );
}
