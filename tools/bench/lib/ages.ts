/** Marks rows of the results whose code has changed since they were measured, by git. */
import { spawnSync } from 'node:child_process';
import { root } from '../../../scripts/lib/paths.mjs';

const mark = ', the code has changed since';
/** The measured code: the product without its tests. */
const measured = ['apps/*/src/*', 'packages/*/src/*', ':!*.test.ts', ':!*.test.tsx'];
/** The end of a row: its day and commit, with a plus if there were uncommitted changes, and the mark. */
const ending = /(\d{4}-\d{2}-\d{2}, ([0-9a-f]{7,40})\+?)(?:, the code has changed since)? \|$/;

/** Whether the measured code differs from that of a commit; an unknown commit counts as old. */
export function hasChangedSince(commit: string): boolean {
  return spawnSync('git', ['diff', '--quiet', commit, '--', ...measured], { cwd: root }).status !== 0;
}

/** The row with or without the mark, as it should be; other lines are unchanged. */
export function withAge(line: string, isOld: (commit: string) => boolean): string {
  return line.replace(ending, (_, when: string, commit: string) => `${when}${isOld(commit) ? mark : ''} |`);
}

/** Updates the mark of every row; git is called once for each commit. */
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
