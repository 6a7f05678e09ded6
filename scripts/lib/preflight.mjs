/** Checks for obvious problems before anything is installed or built, and reports them in plain words. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { portState } from './free-port.mjs';
import { PlainError } from './say.mjs';

const defaultPort = 3000;
const host = () => process.env.HOST || '127.0.0.1';

/** The requested port; undefined if PORT is invalid, which the server's own check then reports. */
function wantedPort() {
  const port = process.env.PORT ? Number(process.env.PORT) : defaultPort;
  return Number.isInteger(port) && port >= 0 && port <= 65535 ? port : undefined;
}

/** Refuses a port on which the server could not listen. */
export async function checkPort() {
  const port = wantedPort();
  if (port === undefined || port === 0) return;
  const state = await portState(port, host());
  if (state === 'taken') {
    throw new PlainError(
      `Port ${port} is taken: another program, perhaps another Briefcast, listens there. Choose one with PORT, for example: PORT=${port + 1}`,
    );
  }
  if (state === 'forbidden') {
    throw new PlainError(`This user may not listen on port ${port}. Choose one above 1023 with PORT.`);
  }
  if (state === 'no_such_host') {
    throw new PlainError(`This machine cannot listen on the address "${host()}". Check HOST.`);
  }
}

/**
 * The port of the demo, which should simply work: the usual one, or the next free one when PORT is not set.
 * @returns {Promise<string | undefined>} Undefined to leave PORT as it is.
 */
export async function portForDemo() {
  if (process.env.PORT) {
    await checkPort();
    return undefined;
  }
  for (let port = defaultPort; port < defaultPort + 50; port += 1) {
    if ((await portState(port, host())) === 'free') return String(port);
  }
  await checkPort();
  return undefined;
}

/**
 * Makes a folder and those above it, one by one: mkdir's own `recursive` never returns below /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Refuses a data folder that cannot be written. */
export function checkDataFolder() {
  const folder = resolve(process.env.DATA_DIR || 'data');
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new PlainError(
      `The data folder ${folder} cannot be written (${code}). Choose another with DATA_DIR, or give this user the right to write there.`,
    );
  }
}
