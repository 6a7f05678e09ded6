/** Rows of the results whose code has changed since they were measured, as git tells it. */
import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/lib/paths.mjs';

const mark = ', the code has changed since';
/** What is measured: the product without its tests. */
const measured = ['apps/*/src/*', 'packages/*/src/*', ':!*.test.ts', ':!*.test.tsx'];
/** The end of a row: its day and commit, with a plus where files differed, and the mark. */
const ending = /(\d{4}-\d{2}-\d{2}, ([0-9a-f]{7,40})\+?)(?:, the code has changed since)? \|$/;

/** Whether the measured code differs from that of a commit; one that git does not know is taken for old. */
export function hasChangedSince(commit: string): boolean {
  return spawnSync('git', ['diff', '--quiet', commit, '--', ...measured], { cwd: root }).status !== 0;
}

/** The row with the mark where it belongs, and without where it does not; other lines as they are. */
export function withAge(line: string, isOld: (commit: string) => boolean): string {
  return line.replace(ending, (_, when: string, commit: string) => `${when}${isOld(commit) ? mark : ''} |`);
}

/** Every row with its mark; git is asked once for each commit. */
export function withAges(text: string): string {
  const known = new Map<string, boolean>();
  const isOld = (commit: string) => {
    const is = known.get(commit) ?? hasChangedSince(commit);
    known.set(commit, is);
    return is;
  };
  return text
    .split('\n')
    .map((line) => withAge(line, isOld))
    .join('\n');
}
