/**
 * `npm run prove -- checks`: removes the listed checks from the code, one at a time, and requires that the
 * tests named for each fail. The results are written to proof/CHECKS.md. With words, only checks whose
 * promise or file contains one.
 */
import { availableParallelism } from 'node:os';
import { command, PlainError, say, seconds } from '../../scripts/lib/say.mjs';
import { allChecks } from './all-checks.ts';
import { type Check, projectsOf } from './lib/check.ts';
import { timesFound } from './lib/find-check.ts';
import { keepTable, type Verdict } from './lib/keep-table.ts';
import { makeScratchCopy, type TestRun } from './lib/scratch-copy.ts';

type Copy = ReturnType<typeof makeScratchCopy>;

/** With nothing removed, every named test has to pass: otherwise a failure would prove nothing. */
async function requireSound(copy: Copy, checks: readonly Check[]): Promise<void> {
  for (const alike of Object.values(Object.groupBy(checks, (check) => projectsOf(check).join()))) {
    const projects = alike?.[0] ? projectsOf(alike[0]) : [];
    const tests = alike?.flatMap((check) => check.tests);
    const found = await copy.runTests(projects, [...new Set(tests)], 0);
    const problems = [...found.failed, ...found.late, ...found.broken];
    if (problems.length > 0 || found.passed === 0) {
      throw new PlainError(
        `With every check in its place, these fail already on ${projects.join(' and ')}:\n- ${problems.join('\n- ')}\n${found.output.slice(-3000)}`,
      );
    }
  }
}

function problemOf({ isEndless = false }: Check, { failed, late, broken, isClean }: TestRun): string | null {
  if (failed.length > 0 || (isEndless && late.length > 0)) return null;
  if (late.length > 0) return 'a test ran out of time, as it does on a busy machine';
  if (broken.length > 0) return 'the sources do not load without it: write what stands there instead';
  return isClean ? 'no test failed' : 'the tests did not run to their end, so nothing is shown';
}

async function judge(copy: Copy, check: Check): Promise<Verdict> {
  const restore = copy.withoutCheck(check);
  try {
    const found = await copy.runTests(projectsOf(check), check.tests, 1);
    return { check, caughtBy: [...found.failed, ...found.late][0] ?? null, problem: problemOf(check, found) };
  } finally {
    restore();
  }
}

/** Runs a few at once, each in a copy of its own. */
async function judgeAll(copies: readonly Copy[], checks: readonly Check[]): Promise<Verdict[]> {
  const waiting = [...checks];
  const verdicts: Verdict[] = [];
  const worker = async (copy: Copy) => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const verdict = await judge(copy, check);
      verdicts.push(verdict);
      say(
        `${verdict.problem ? 'SURVIVED' : 'caught  '}  ${check.promise}${verdict.problem ? `: ${verdict.problem}` : ''}`,
      );
    }
  };
  await Promise.all(copies.map(worker));
  return checks.flatMap((check) => verdicts.filter((verdict) => verdict.check === check));
}

await command(async () => {
  const began = performance.now();
  const words = process.argv.slice(2);
  const checks = allChecks.filter(
    ({ promise, file }) =>
      words.length === 0 || words.some((word) => promise.includes(word) || file.includes(word)),
  );
  const lost = checks.filter((check) => timesFound(check) !== 1);
  if (lost.length > 0) {
    const lines = lost.map(({ promise, file }) => `- ${file}: ${promise}`);
    throw new PlainError(`These do not stand in their files exactly once:\n${lines.join('\n')}`);
  }
  const copies = Array.from({ length: Math.min(2, availableParallelism()) }, (_, number) =>
    makeScratchCopy(String(number)),
  );
  try {
    const [first] = copies;
    if (first) await requireSound(first, checks);
    const verdicts = await judgeAll(copies, checks);
    const survived = verdicts.filter(({ problem }) => problem);
    keepTable(allChecks, verdicts);
    say(`\n${checks.length} checks, ${survived.length} survived, ${seconds(performance.now() - began)}`);
    if (survived.length > 0) process.exitCode = 1;
  } finally {
    for (const copy of copies) copy.remove();
  }
});
