/** Installs what npm cannot provide, by the system's package manager: a browser, a font, and ffmpeg. It asks first. */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { findChromium, findProgram, headlessShell } from './chromium.mjs';
import { run } from './run.mjs';
import { PlainError, say } from './say.mjs';

/** How to run a command as root without a password; null if that is not possible. */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  if (!findProgram('sudo')) return null;
  const { code } = await run('sudo', ['-n', 'true'], { quiet: true });
  return code === 0 ? ['sudo', '-n'] : null;
}

/** apt's package lists are updated only once. */
let isAptCurrent = false;

/**
 * Installs by apt. Returns what went wrong, or undefined.
 * @param {string[]} packages
 * @returns {Promise<string | undefined>}
 */
async function aptInstall(packages) {
  if (!findProgram('apt-get')) return 'this system has no apt-get';
  const prefix = await asRoot();
  if (!prefix) return 'this user may not install packages';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  for (const args of isAptCurrent ? [install] : [['update'], install]) {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    const { code, output } = await run(program, rest, { env, quiet: true });
    if (code !== 0) return `apt-get ${args[0]} said:\n${output.trim().split('\n').slice(-8).join('\n')}`;
    isAptCurrent = true;
  }
  return undefined;
}

/** @param {string} name */
function adviceFor(name) {
  if (findProgram('apt-get')) return `sudo apt-get install ${name}`;
  if (findProgram('brew')) return `brew install ${name === 'chromium' ? '--cask chromium' : name}`;
  if (findProgram('dnf')) return `sudo dnf install ${name}`;
  return `install ${name} with your system's package manager`;
}

/**
 * Whether these may be installed: yes in CI and with `--install`, else whoever sits at the terminal is asked.
 * @param {string} who What needs them.
 * @param {string[]} names
 */
async function mayInstall(who, names) {
  if (process.env.CI || process.argv.includes('--install')) return true;
  if (!process.stdin.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(`${who} needs ${names.join(', ')}. Install by apt? [y/N] `);
  asked.close();
  return /^y(?:es)?$/iu.test(answer.trim());
}

/**
 * Which packages may bring the browser, best first. The shell takes a third off the browser tests, so that a machine
 * which exists for tests (one works as root there) gets it beside a browser; elsewhere the one that is there will do.
 */
function browserPackages() {
  if (!findChromium()) return [headlessShell, 'chromium'];
  return isForTests() && !findProgram(headlessShell) ? [headlessShell] : [];
}

const isForTests = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/**
 * Makes sure that the browser tests have a browser and the video tests ffmpeg, and a machine for tests the face (Arial's
 * measures) on which pages are drawn until their own fonts are there.
 */
export async function ensureTestPrograms() {
  const font = 'fonts-liberation';
  const fonts = isForTests() && !existsSync('/usr/share/fonts/truetype/liberation') ? [font] : [];
  const browsers = browserPackages();
  const films = findProgram('ffmpeg') && findProgram('ffprobe') ? [] : ['ffmpeg'];
  const missing = [...(browsers.length > 0 ? ['chromium'] : []), ...films, ...fonts];
  if (missing.length === 0) return;
  let problem = 'nobody allowed it (--install does)';
  if (await mayInstall('This command', missing)) {
    say(`Installing ${missing.join(', ')} …`);
    const others = [...films, ...fonts];
    if (others.length > 0) problem = (await aptInstall(others)) ?? '';
    // Not every system has the shell as a package, so each browser is tried separately.
    for (const browser of browsers) {
      problem = (await aptInstall([browser])) ?? '';
      if (!problem) break;
    }
  }
  if (!findChromium()) {
    throw new PlainError(
      `The browser tests need Chromium or Chrome, and it was not installed: ${problem || 'it is still not there'}.\n` +
        `Install it (${adviceFor('chromium')}), name one with CHROMIUM_PATH, or run "npm run check", which needs Node alone.`,
    );
  }
  if (!findProgram('ffmpeg')) {
    say(`Without ffmpeg the tests of video stills do not run. To have them: ${adviceFor('ffmpeg')}`);
  }
}

/**
 * A package that a proof needs.
 * @typedef {object} Wanted
 * @property {string} name
 * @property {() => boolean} isThere
 * @property {boolean} [isOptional] Without it the proof tries less.
 */

/**
 * Installs what is missing of these; throws where something that is needed cannot be had.
 * @param {string} who What needs them.
 * @param {Wanted[]} wanted
 */
async function ensurePackages(who, wanted) {
  const missing = wanted.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  const isAllowed = await mayInstall(who, names);
  if (isAllowed) say(`Installing ${names.join(', ')} …`);
  const problem = isAllowed ? await aptInstall(names) : 'nobody allowed it (--install does)';
  const still = missing.find(({ isThere, isOptional }) => !isOptional && !isThere());
  if (still)
    throw new PlainError(
      `${who} needs ${still.name}, and it could not be installed: ${problem ?? 'it is still not there'}.\nTo have it: ${adviceFor(still.name)}`,
    );
}

/** A package that brings a program. @param {string} name @param {string} [program] */
const bringing = (name, program = name) => ({ name, isThere: () => findProgram(program) !== undefined });

/** Makes sure that a rehearsal has what it starts. Their packages start services of their own on machines that have systemd. */
export const ensureRehearsalPrograms = () =>
  ensurePackages('The rehearsal', [
    ...['pgbouncer', 'caddy', 'prometheus'].map((name) => bringing(name)),
    bringing('iproute2', 'ip'),
    bringing('nftables', 'nft'),
    {
      // A library, which gives a process a clock of its own; without it that fault is not tried.
      name: 'libfaketime',
      isThere: () =>
        ['x86_64', 'aarch64'].some((system) => existsSync(`/usr/lib/${system}-linux-gnu/faketime`)),
      isOptional: true,
    },
  ]);

/** The Python of Debian's packages: another one in the way does not find what they bring. */
export const systemPython = '/usr/bin/python3';

/**
 * Makes sure that the proof of versions has a store that keeps them, and the program by which the guide speaks to it. Of the
 * store only the library is installed, which brings no service.
 */
export const ensureVersionsPrograms = () =>
  ensurePackages('The proof of versions', [
    {
      name: 'python3-swift',
      isThere: () => existsSync('/usr/lib/python3/dist-packages/swift/common/middleware/s3api'),
    },
    bringing('awscli', 'aws'),
  ]);
