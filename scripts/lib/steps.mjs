/** The steps of `npm test`: each runs to its end, and all failures are told together at the end of the run. */
import { run } from './run.mjs';
import { PlainError, say, seconds } from './say.mjs';

/**
 * @typedef {object} Failure
 * @property {string} what
 * @property {string} reason
 * @property {string} alone The command that runs it alone.
 */

/** A step throws this where it has failures of its own to tell. */
export class StepFailed extends Error {
  /** @param {Failure[]} failures */
  constructor(failures) {
    super(`${failures.length} failed`);
    this.failures = failures;
  }
}

/**
 * Runs a step with a heading and its duration; returns what failed in it.
 * @param {string} title
 * @param {string} alone The command that runs the step alone.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Failure[]>}
 */
export async function step(title, alone, work) {
  say(`\n== ${title}`);
  const start = performance.now();
  try {
    await work();
    say(`-- ${title}: ${seconds(performance.now() - start)}`);
    return [];
  } catch (error) {
    say(`-- ${title}: failed after ${seconds(performance.now() - start)}`);
    if (error instanceof StepFailed) return error.failures;
    const reason = error instanceof PlainError ? error.message : String(/** @type {Error} */ (error).stack);
    return [{ what: title, reason, alone }];
  }
}

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {string} program
 * @property {string[]} args
 * @property {string} alone
 */

/**
 * Runs quick checks two at a time, each to its end; failures come in the order of the checks.
 * @param {readonly Check[]} checks
 */
export async function allPass(checks) {
  const waiting = [...checks];
  /** @type {Map<Check, Failure>} */
  const failed = new Map();
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await run(check.program, check.args, { quiet: true });
      say(`   ${check.title}: ${code === 0 ? 'clean' : 'FAILED'} (${seconds(performance.now() - start)})`);
      if (code !== 0) failed.set(check, { what: check.title, reason: output, alone: check.alone });
    }
  };
  await Promise.all([worker(), worker()]);
  const failures = checks.flatMap((check) => failed.get(check) ?? []);
  if (failures.length > 0) throw new StepFailed(failures);
}
