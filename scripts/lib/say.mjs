/** The commands' output: plain lines, and one clear message for an error. */

/** An error that the person can fix; shown without a stack. */
export class PlainError extends Error {}

/** @param {string} line */
export const say = (line) => console.log(line);

/**
 * Runs a command's main function. Refusals are shown as plain text, defects with their stack.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
