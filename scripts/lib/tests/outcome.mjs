/** Result of a run of `check`, `test` or `test:full`, gathered step by step and printed at the end. */
import { say, seconds } from '../say.mjs';
import { StepFailed, step } from '../steps.mjs';
import { commandFor } from './runners.mjs';
import { withSecondTry } from './second-try.mjs';

/** @typedef {import('./report.mjs').TestFile} TestFile */
/** @typedef {import('./report.mjs').Report} Report */

const linesOfReason = 4;

/** @param {string} reason */
const beginning = (reason) =>
  reason
    .trim()
    .split('\n')
    .slice(0, linesOfReason)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

/** @param {TestFile[]} files @returns {{ what: string, reason: string, alone: string }[]} */
export const faultsOf = (files) =>
  files.flatMap((file) =>
    file.failed.map(({ name, reason }) => ({
      what: `${file.path}: ${name}`,
      reason,
      alone: commandFor(file),
    })),
  );

/** Begins a run: its steps are made of this, and `end` tells all of it. */
export function beginRun() {
  const started = performance.now();
  let passed = 0;
  /** @type {import('../steps.mjs').Failure[]} */
  const failures = [];
  /** @type {TestFile[]} */
  const flaky = [];
  /** @type {TestFile[]} */
  const files = [];

  /**
   * Whether the step passed; what failed in it is told at the end.
   * @param {string} title @param {string} alone @param {() => Promise<unknown>} work
   */
  async function runStep(title, alone, work) {
    const failed = await step(title, alone, work);
    failures.push(...failed);
    return failed.length === 0;
  }

  return {
    step: runStep,
    /**
     * A step that runs tests, and what failed of them once more, alone.
     * @param {string} title
     * @param {string} alone
     * @param {() => Promise<Report>} runAll
     * @param {(failed: readonly TestFile[]) => Promise<Report>} runAlone
     */
    tests: (title, alone, runAll, runAlone) =>
      runStep(title, alone, async () => {
        const found = await withSecondTry(await runAll(), runAlone);
        passed += found.passed;
        files.push(...found.files);
        flaky.push(...found.flaky);
        const outside = found.outside.map((reason) => ({
          what: `outside of any test (${title})`,
          reason,
          alone,
        }));
        const failed = [...faultsOf(found.failed), ...outside];
        if (failed.length > 0) throw new StepFailed(failed);
      }),
    get isGreen() {
      return failures.length === 0 && passed > 0;
    },
    /** Figures for the record of full runs. */
    get found() {
      return { passed, files, flaky, seconds: (performance.now() - started) / 1000 };
    },
    /** Tells the result in the last lines, and sets the exit code. @param {string[]} [remarks] */
    end(remarks = []) {
      if (flaky.length > 0) {
        say('\nFlaky: failed at first and passed when tried alone, which fails nothing.');
        for (const { what, reason } of faultsOf(flaky)) say(`- ${what}\n${beginning(reason)}`);
      }
      if (failures.length > 0) {
        say(`\nFailed (${failures.length}):`);
        for (const { what, reason, alone } of failures)
          say(`- ${what}\n${beginning(reason)}\n    alone: ${alone}`);
      }
      for (const remark of remarks) say(`\n${remark}`);
      if (failures.length > 0 || passed === 0) process.exitCode = 1;
      say(`\nAll of it took ${seconds(performance.now() - started)}.`);
      // A run without any test proves nothing.
      say(`${passed} passed, ${failures.length || (passed === 0 ? 1 : 0)} failed`);
    },
  };
}
