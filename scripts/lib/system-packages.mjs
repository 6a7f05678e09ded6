/** Programs that npm cannot bring, by the system's own package manager: a browser, and ffmpeg for stills. */
import { findChromium, findProgram } from './chromium.mjs';
import { run } from './run.mjs';
import { PlainError, say } from './say.mjs';

/** How to become root, where that needs no password; null where it is not possible. */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  if (!findProgram('sudo')) return null;
  const { code } = await run('sudo', ['-n', 'true'], { quiet: true });
  return code === 0 ? ['sudo', '-n'] : null;
}

/**
 * Installs by apt. Answers what went wrong, or undefined.
 * @param {string[]} packages
 * @returns {Promise<string | undefined>}
 */
async function aptInstall(packages) {
  if (!findProgram('apt-get')) return 'this system has no apt-get';
  const prefix = await asRoot();
  if (!prefix) return 'this user may not install packages';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    const { code, output } = await run(program, rest, { env, quiet: true });
    if (code !== 0) return `apt-get ${args[0]} said:\n${output.trim().split('\n').slice(-8).join('\n')}`;
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

/** Makes sure that the browser tests have a browser, and the tests of video stills their ffmpeg. */
export async function ensureTestPrograms() {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findProgram('ffmpeg') && findProgram('ffprobe') ? [] : ['ffmpeg']),
  ];
  if (missing.length === 0) return;
  say(`Installing ${missing.join(' and ')} …`);
  const problem = await aptInstall(missing);
  if (!findChromium()) {
    throw new PlainError(
      `The browser tests need Chromium or Chrome, and it could not be installed: ${problem ?? 'it is still not there'}.\n` +
        `Install it (${adviceFor('chromium')}) or name one with CHROMIUM_PATH.`,
    );
  }
  if (!findProgram('ffmpeg')) {
    say(`Without ffmpeg the tests of video stills do not run. To have them: ${adviceFor('ffmpeg')}`);
  }
}
