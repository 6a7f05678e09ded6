/**
 * The program of `npm run weigh`: measures every kind of first load of the demo over a slow connection, cold
 * and then warm.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { joinDemo, startDemo } from './demo.ts';
import { addressOfLoad, ownLoads, publicLoads } from './first-loads.ts';
import { fixedWork, type Load, type Moment, slowLine, type Weight, weigher } from './weighing.ts';

const inKilobytes = ({ requests, bytes }: Weight) => `${requests} | ${(bytes / 1000).toFixed(0)} kB`;
const moment = ({ ms, ...weight }: Moment) => `${(ms / 1000).toFixed(1)} s | ${inKilobytes(weight)}`;
const row = (name: string, cache: string, { text, content, whole, work }: Load, fixed: number) =>
  `| ${name} | ${cache} | ${moment(text)} | ${moment(content)} | ${inKilobytes(whole)} | ${cache === 'cold' ? (work / fixed).toFixed(1) : ''} |`;

const folder = await mkdtemp(join(tmpdir(), 'briefcast-weigh-'));
// With this variable a running demo is used instead, as when several builds are measured in turn.
const running = process.env.E2E_DEMO_URL;
const own = running ? undefined : await startDemo(join(folder, 'demo.log'));
const demo = own ?? (await joinDemo(running ?? ''));
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumSwitches,
  ...(executablePath ? { executablePath } : {}),
});
try {
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  say('# What a first load asks for\n');
  say(`Written by \`npm run weigh\`: the demo over ${slowLine.bitsPerSecond / 1000} kbit/s and`);
  say(
    `${slowLine.latencyMs} ms, 390 x 844, with an empty cache and again; and as an installed app whose page`,
  );
  say('was seen before (rules/phone#without-a-connection). Until its heading can be read,');
  say(
    'until its content is there, and until nothing arrives any more; bytes as they travel. Work is how long',
  );
  say("the main thread is busy in all, as a multiple of a fixed page's in the same run.\n");
  say(
    '| page | cache | heading | requests | bytes | content | requests | bytes | all requests | bytes | work |',
  );
  say('|---|---|---|---|---|---|---|---|---|---|---|');
  const wanted = process.argv.slice(2);
  const fixed = await fixedWork(await browser.newPage());
  for (const kind of [...publicLoads, ...ownLoads].filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  )) {
    const url = await addressOfLoad(demo, browser, kind);
    const look = { viewport: { width: 390, height: 844 }, storageState: demo.stateOf(kind.visitor) };
    const context = await browser.newContext({ ...look, serviceWorkers: 'block' });
    const { load } = await weigher(await context.newPage());
    for (const state of ['cold', 'warm']) say(row(kind.name, state, await load(url), fixed));
    await context.close();
    if (kind.visitor === 'nobody' || kind.visitor === 'admin') continue;

    const phone = await browser.newContext(look);
    const page = await phone.newPage();
    await page.goto(url);
    await page.waitForFunction(async () => (await caches.match('/app-shell')) !== undefined);
    await page.reload();
    // What was seen is kept behind everything else, and nothing on the page tells when.
    await page.waitForTimeout(5000);
    const installed = await weigher(page);
    say(row(kind.name, 'app', await installed.load(url), fixed));
    await phone.close();
  }
  if (wanted.length === 0) await writeFile(inRoot('docs', 'weight.md'), `${lines.join('\n')}\n`);
} finally {
  await browser.close();
  await own?.stop();
  await rm(folder, { recursive: true, force: true });
}
