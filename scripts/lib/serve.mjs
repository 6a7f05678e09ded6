/**
 * Runs the server's programs on Node 24: in this process if it is one, otherwise in a child to which signals
 * are forwarded.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isNode24, node24, serverFlags } from './node24.mjs';

/**
 * Starts an entry point of the server with this process's arguments and answers its exit code; in the same process it never answers, as the
 * entry point then owns the process.
 * @param {string} entry
 * @param {Record<string, string>} [extra] Environment beside the present one.
 */
export async function serve(entry, extra = {}) {
  if (isNode24) {
    Object.assign(process.env, extra);
    process.argv[1] = entry;
    await import(pathToFileURL(entry).href);
    return;
  }
  const child = spawn(node24(), [...serverFlags, entry, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...extra },
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal's Ctrl-C reaches the child directly; a second signal would make it stop without draining.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
