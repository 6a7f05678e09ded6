/** Running other programs: as part of the terminal, or with their output kept until it is needed. */
import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { PlainError } from './say.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let listening = false;

/** A command that is told to stop takes its programs with it, and tells by its code which signal it was. */
function stopWithChildren() {
  if (listening) return;
  listening = true;
  for (const [signal, number] of /** @type {const} */ ([
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ])) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM');
      process.exit(128 + number);
    });
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] Whole environment of the program.
 * @property {boolean} [quiet] Keep the output instead of showing it.
 */

/**
 * Runs a program to its end. Answers its exit code and, with `quiet`, all it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  stopWithChildren();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // On Windows npm is a batch file, which only a shell can start.
      shell: process.platform === 'win32' && program === 'npm',
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => {
      running.delete(child);
      const missing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
      reject(missing ? new PlainError(`"${program}" is needed and was not found on this system.`) : error);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
