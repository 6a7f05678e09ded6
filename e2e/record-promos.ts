/** The program of `npm run promos`: records the demo for the landing page, all films or the one that is named. */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { demoEntry, inRoot } from '../scripts/lib/paths.mjs';
import { inArabic } from './promos/arabic.ts';
import { filmForBrands } from './promos/brands.ts';
import { webVtt } from './promos/captions.ts';
import { filmForCreators } from './promos/creators.ts';
import { type Film, startFilm } from './promos/film.ts';
import { type Person, signIn } from './promos/person.ts';
import { joinSound, startReel } from './promos/reel.ts';
import { soundtrack } from './promos/sound.ts';
import { openStage, pixelsPerPoint } from './promos/stage.ts';
import { startServer } from './server.ts';

const folder = inRoot('apps', 'web', 'public', 'promo');
const shortest = 20;
const longest = 40;
const largestBytes = 1_500_000;

interface Promo {
  name: string;
  /** The person whose browser is filmed, and the one who acts by calls. */
  hero: string;
  other: string;
  play: (film: Film, hero: Person, other: Person) => Promise<void>;
}

const promos: readonly Promo[] = [
  { name: 'brands', hero: 'rania@oasisskin.example', other: 'layla@haddad.example', play: filmForBrands },
  {
    name: 'creators',
    hero: 'elena@petrova.example',
    other: 'studio@nomadroasters.example',
    play: filmForCreators,
  },
];

const wanted = process.argv[2];
const work = await mkdtemp(join(tmpdir(), 'briefcast-promos-'));
await mkdir(join(folder, 'ar'), { recursive: true });
const { baseUrl, stop } = await startServer(join(work, 'server.log'), demoEntry);
const executablePath = findChromium();
const browser = await chromium.launch({
  // With the device's scale factor, taking a screenshot takes a third of the time.
  args: [...chromiumSwitches, `--force-device-scale-factor=${pixelsPerPoint}`],
  ...(executablePath ? { executablePath } : {}),
});

async function record({ name, hero, other, play }: Promo): Promise<void> {
  const [filmed, answering] = [await signIn(baseUrl, hero), await signIn(baseUrl, other)];
  const stage = await openStage(browser, baseUrl, filmed.state);
  const picture = join(work, `${name}.mp4`);
  const reel = startReel(picture);
  const film = startFilm(stage, reel);
  await play(film, filmed, answering);
  await reel.end();
  await stage.close();

  const { seconds, cues, clicks, still } = film.finish();
  if (seconds < shortest || seconds > longest) throw new Error(`${name} lasts ${seconds} s`);
  const sound = join(work, `${name}.wav`);
  await writeFile(sound, soundtrack(seconds, clicks));
  const file = join(folder, `${name}.mp4`);
  await joinSound(picture, sound, file);
  await writeFile(join(folder, `${name}.vtt`), webVtt(cues));
  const arabicCues = cues.map((cue) => ({ ...cue, text: inArabic(cue.text) }));
  await writeFile(join(folder, 'ar', `${name}.vtt`), webVtt(arabicCues));
  await sharp(still)
    .resize(960)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));

  const { size } = await stat(file);
  if (size > largestBytes) throw new Error(`${file} has ${size} bytes; at most ${largestBytes} are wanted`);
  console.log(`${name}: ${seconds.toFixed(1)} s, ${Math.round(size / 1000)} kB, ${cues.length} captions`);
}

try {
  for (const promo of promos) if (!wanted || promo.name === wanted) await record(promo);
} finally {
  await browser.close();
  await stop();
  await rm(work, { recursive: true, force: true });
}
