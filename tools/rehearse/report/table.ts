/** The table of faults, in Markdown. */
import type { Suffered } from '../conduct.ts';
import { type Finding, findingKinds } from '../observer/findings.ts';
import type { Attempts } from '../people/attempts.ts';
import { inSeconds, noticedOf } from './numbers.ts';

const errorsText = (errors: Record<string, number>): string =>
  Object.entries(errors)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([code, times]) => `${times} × ${code}`)
    .join(', ') || 'no errors';

function row(number: number, suffered: Suffered, attempts: Attempts, findings: readonly Finding[]): string {
  const { name, done, began, ended, calm, seen, problem } = suffered;
  if (problem?.startsWith('not tried')) return `| ${number} | ${name} | ${done} | ${problem} | | | |`;
  const { acts, errors, retried, longest, p99, recovered, afterEnd } = noticedOf(suffered, attempts);
  const people = `${acts} acts, ${retried} took more than one try; ${errorsText(errors)}; p99 ${inSeconds(p99)}, longest ${inSeconds(longest)}`;
  const back =
    recovered === 0
      ? 'nobody noticed'
      : `${inSeconds(recovered)} after it began${afterEnd > 0 ? `, ${inSeconds(afterEnd)} after it ended` : ', while it lasted'}`;
  const found = findings.filter(({ at }) => at >= began && at <= calm).length;
  const verdict = problem ? `**${problem}**` : (seen ?? '');
  return `| ${number} | ${name} (${inSeconds(ended - began)}) | ${done} | ${verdict} | ${people} | ${back} | ${found} |`;
}

/** Rows of all faults, and a line of what the observer found in all. */
export function faultTable(
  suffered: readonly Suffered[],
  attempts: Attempts,
  findings: readonly Finding[],
): string {
  const head = [
    '| # | Fault (how long) | What was done | What shows that it took effect | What people noticed | Back to normal | Losses |',
    '|---|---|---|---|---|---|---|',
  ];
  return [...head, ...suffered.map((one, at) => row(at + 1, one, attempts, findings))].join('\n');
}

export const findingsText = (findings: readonly Finding[]): string =>
  findingKinds
    .map((kind) => `${kind} ${findings.filter((finding) => finding.kind === kind).length}`)
    .join(', ');
