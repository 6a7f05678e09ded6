/**
 * The program of `npm run prove -- browsers`: checks the frames of nine videos in the browsers that the tests
 * do not use. Prints a table; exits with 1 if a frame is wrong, and if none of the browsers is installed.
 * With words, only videos whose names contain one. PROOF_PRESSES is the number of clicks on each timeline.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { findProgram } from '../scripts/lib/chromium.mjs';
import { command, PlainError, say } from '../scripts/lib/say.mjs';
import type { Account, Client } from './accounts.ts';
import type { Browser } from './browsers/browser.ts';
import { startFirefox } from './browsers/firefox.ts';
import { startWebkit } from './browsers/webkit.ts';
import { addNumberedFilm, films, type NumberedFilm } from './frames/numbered-films.ts';
import { isOff, watchFrames } from './frames/watch-frames.ts';
import { startServer } from './server.ts';

const presses = Number(process.env.PROOF_PRESSES ?? 40);
const results = join(import.meta.dirname, 'test-results');

/** By their programs, with the Debian packages that contain them. */
const known = [
  { programs: ['firefox', 'firefox-esr'], packages: 'firefox-esr', start: startFirefox },
  {
    programs: ['WebKitWebDriver'],
    packages: 'webkit2gtk-driver gstreamer1.0-libav gstreamer1.0-plugins-good xvfb',
    start: startWebkit,
  },
];

/** Adds the installed browsers, and prints which are missing. Throws a PlainError if there is none. */
async function startBrowsers(browsers: Browser[]): Promise<void> {
  for (const { programs, packages, start } of known) {
    const path = programs.map(findProgram).find(Boolean);
    if (path) browsers.push(await start(path));
    else
      say(`Not tried, because it is not installed: ${programs[0]} (on Debian: apt-get install ${packages})`);
  }
  if (browsers.length === 0) throw new PlainError('None of these browsers is installed.');
}

const words = process.argv.slice(2);
const isAskedFor = ({ name }: NumberedFilm) =>
  words.length === 0 || words.some((word) => name.includes(word));

/** Makes the browser one in which this person has logged in before. */
async function signIn(browser: Browser, baseUrl: string, { token, user }: Account) {
  await browser.goTo(`${baseUrl}/terms`);
  const stored = JSON.stringify({ authToken: token, authUser: JSON.stringify(user) });
  await browser.evaluate(`Object.assign(localStorage, ${stored}) && true`);
}

/** Checks one video in one browser; returns the table's cell. A wrong frame is printed, and its screenshot is kept. */
async function watch(browser: Browser, film: NumberedFilm, address: string): Promise<string> {
  const sights = await watchFrames(browser, film, address, presses);
  const off = sights.filter((sight) => isOff(film, sight));
  if (off.length > 0) {
    process.exitCode = 1;
    const picture = join(results, `${film.name} in ${browser.name}.png`);
    writeFileSync(picture, await browser.picture());
    for (const { way, asked, told, shown } of off)
      say(`${browser.name}, ${film.name}, ${way}: asked ${asked}, told ${told}, shown ${shown} (${picture})`);
  }
  return `${off.length} of ${sights.length} off`;
}

/** Checks the videos in these browsers at the same time; returns the table's rows. */
async function watchAll(browsers: readonly Browser[], client: Client, baseUrl: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const film of films.filter(isAskedFor)) {
    const { room, brand } = await addNumberedFilm(client, film);
    const cells = await Promise.all(
      browsers.map(async (browser) => {
        await signIn(browser, baseUrl, brand);
        return watch(browser, film, `${baseUrl}${room}`);
      }),
    );
    say(`${film.name}: ${cells.join(', ')}`);
    rows.push([film.name, ...cells]);
  }
  return rows;
}

await command(async () => {
  mkdirSync(results, { recursive: true });
  const server = await startServer(join(results, 'browsers-server.log'));
  // Where the helpers for accounts find their mails.
  process.env.E2E_DATA_DIR = server.dataDir;
  const client: Client = { request: await request.newContext({ baseURL: server.baseUrl }) };
  const browsers: Browser[] = [];
  try {
    await startBrowsers(browsers);
    const rows = await watchAll(browsers, client, server.baseUrl);
    const head = ['Film', ...browsers.map(({ name }) => name)];
    for (const row of [head, head.map(() => '---'), ...rows]) say(`| ${row.join(' | ')} |`);
  } finally {
    await client.request.dispose();
    for (const browser of browsers) await browser.close();
    await server.stop();
  }
});
