/** Runs other programs: with the terminal's output, or with their output buffered until it is needed. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';
import { PlainError } from './say.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** When a command is stopped, it stops its programs too, and its exit code tells which signal it was. */
function stopWithChildren(/** @type {NodeJS.Signals} */ signal) {
  for (const child of running) child.kill('SIGTERM');
  process.exit(128 + constants.signals[signal]);
}
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Listens only while programs run: afterwards a server that runs in this process handles the signals. */
function track(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stopWithChildren);
  running.add(child);
}

function untrack(/** @type {import('node:child_process').ChildProcess} */ child) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, stopWithChildren);
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] Whole environment of the program.
 * @property {boolean} [quiet] Keep the output instead of showing it.
 */

/**
 * Runs a program to its end. Returns its exit code and, with `quiet`, all it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // On Windows npm is a batch file, which only a shell can start.
      shell: process.platform === 'win32' && program === 'npm',
    });
    track(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => {
      untrack(child);
      const missing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
      reject(missing ? new PlainError(`"${program}" is needed and was not found on this system.`) : error);
    });
    child.once('close', (code) => {
      untrack(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
