/** The steps of `npm test`: a heading and a duration for each; the first failure ends the run. */
import { run } from './run.mjs';
import { say, seconds } from './say.mjs';

/** The failed step has printed the reason, so nothing more is printed. */
export class StepFailed extends Error {}

/**
 * @param {string} title
 * @param {() => Promise<void>} work
 */
export async function step(title, work) {
  say(`\n== ${title}`);
  const start = performance.now();
  try {
    await work();
    say(`-- ${title}: ${seconds(performance.now() - start)}`);
  } catch (error) {
    say(`-- ${title}: failed after ${seconds(performance.now() - start)}`);
    throw error;
  }
}

/**
 * Runs a program that shows its own output.
 * @param {string} program
 * @param {string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export async function mustPass(program, args, options) {
  const { code } = await run(program, args, options);
  if (code !== 0) throw new StepFailed();
}

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {() => Promise<{ code: number, output: string }>} work
 */

/**
 * Runs quick checks two at a time, each with its output kept together and shown when it ends.
 * @param {Check[]} checks
 */
export async function allPass(checks) {
  const waiting = [...checks];
  let failed = false;
  const worker = async () => {
    for (let check = waiting.shift(); check && !failed; check = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await check.work();
      say(`   ${check.title}: ${code === 0 ? 'clean' : 'FAILED'} (${seconds(performance.now() - start)})`);
      if (code !== 0) {
        failed = true;
        say(`\n${output.trim()}\n`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed) throw new StepFailed();
}
