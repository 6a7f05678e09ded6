// Makes the pictures, films, logos and documents of the demo marketplace, and the landing page's art,
// from the drawings in apps/server/src/demo/art. What it makes is committed, so that a clone needs neither
// ffmpeg nor a browser; run it again after changing a drawing:
//
//   node scripts/make-demo-media.mjs            everything
//   node scripts/make-demo-media.mjs layla      only files with "layla" in their path
//   node scripts/make-demo-media.mjs .poster    only the stills of the films
//
// Needs ffmpeg and Chromium (BROWSER_PATH, else the one Playwright has installed).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { captionHtml } from '../apps/server/src/demo/art/caption.ts';
import { cast } from '../apps/server/src/demo/art/cast.ts';
import { drawFrame, filmNotes } from '../apps/server/src/demo/art/film.ts';
import {
  filmFrames,
  filmSize,
  framesPerSecond,
  posterOf,
} from '../apps/server/src/demo/art/film-measures.ts';
import { guidelineHtml, guidelines } from '../apps/server/src/demo/art/guidelines.ts';
import { logos } from '../apps/server/src/demo/art/logos.ts';
import { avatarSvg, pictureSvg } from '../apps/server/src/demo/art/picture.ts';
import { dealRecipes } from '../apps/server/src/demo/art/recipes/deals.ts';
import { landingPictures } from '../apps/server/src/demo/art/recipes/landing.ts';
import { portfolioRecipes } from '../apps/server/src/demo/art/recipes/portfolios.ts';

const root = join(import.meta.dirname, '..');
const mediaFolder = join(root, 'apps/server/src/demo/media');
const landingFolder = join(root, 'apps/web/public/art');
const largestBytes = 150_000;

const require = createRequire(join(root, 'apps/server/package.json'));
const sharp = require('sharp');
// A quiet neighbour on a small machine: one thread here, one in ffmpeg.
sharp.concurrency(1);

const wanted = process.argv[2] ?? '';

async function place(folder, file) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

async function makePhoto(file, recipe) {
  const svg = Buffer.from(pictureSvg(recipe.picture));
  await sharp(svg, { density: 144 })
    .resize(720, 1280)
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(await place(mediaFolder, file));
}

async function makeAvatar(name) {
  await sharp(Buffer.from(avatarSvg(name)), { density: 144 })
    .resize(320, 320)
    .webp({ quality: 86, effort: 6 })
    .toFile(await place(mediaFolder, `creators/${name}/avatar.webp`));
}

async function makeLogo(file, svg) {
  await sharp(Buffer.from(svg))
    .resize(320, 320)
    .webp({ quality: 90, effort: 6 })
    .toFile(await place(mediaFolder, file));
}

async function makeLanding(name, picture) {
  await sharp(Buffer.from(pictureSvg(picture)), { density: 144 })
    .resize(480, 854)
    .webp({ quality: 88, effort: 6 })
    .toFile(await place(landingFolder, `${name}.webp`));
}

async function makeCaption(page, font, recipe) {
  if (!recipe.caption?.length) return undefined;
  await page.setContent(captionHtml(recipe.caption, font, 'scene' in recipe.picture));
  await page.evaluate(() => document.fonts.ready);
  const element = page.locator('#caption');
  const box = await element.boundingBox();
  const png = await element.screenshot({ omitBackground: true });
  return { href: `data:image/png;base64,${png.toString('base64')}`, width: box.width, height: box.height };
}

function soundOf(file, seconds) {
  const notes = filmNotes(file);
  const strike = (note, at) =>
    `if(gte(t,${at}),sin(2*PI*${note}*t)*exp(-1.6*(t-${at}))*min(1,(t-${at})*30),0)`;
  const sum = notes.map((note, index) => strike(note, index * 0.9)).join('+');
  const again = notes.map((note, index) => strike(note * 1.5, 2.4 + index * 0.6)).join('+');
  return `aevalsrc='0.16*(${sum})+0.07*(${again})':s=22050:d=${seconds},afade=t=out:st=${seconds - 0.7}:d=0.7`;
}

async function encode(file, recipe, caption, quality) {
  const path = await place(mediaFolder, file);
  const frames = filmFrames(file);
  const seconds = frames / framesPerSecond;
  // biome-ignore format: one option and its value per line reads as a table
  const ffmpeg = spawn('ffmpeg', [
    '-hide_banner', '-loglevel', 'error', '-y',
    '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${filmSize.width}x${filmSize.height}`, '-r', `${framesPerSecond}`, '-i', 'pipe:0',
    '-f', 'lavfi', '-i', soundOf(file, seconds),
    '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709',
    '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', `${quality}`, '-pix_fmt', 'yuv420p', '-threads', '1',
    '-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-t', `${seconds}`,
    '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart', path,
  ], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  // A dying ffmpeg is told by its exit code; the broken pipe would only hide it.
  ffmpeg.stdin.on('error', () => {});
  for (let frame = 0; frame < frames; frame++) {
    const svg = drawFrame(recipe, caption, frame / (frames - 1));
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (ffmpeg.exitCode !== null) break;
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg failed on ${file}`);
  return (await stat(path)).size;
}

async function makeFilm(page, font, file, recipe) {
  const caption = await makeCaption(page, font, recipe);
  for (const quality of [27, 30, 33, 36]) {
    if ((await encode(file, recipe, caption, quality)) < largestBytes) return;
  }
  throw new Error(`${file} stays above ${largestBytes} bytes`);
}

/** A moment with the caption in place and the eyes open; the first frame has neither caption nor word. */
const posterMoment = 0.46;

async function makePoster(page, font, file, recipe) {
  const caption = await makeCaption(page, font, recipe);
  await sharp(Buffer.from(drawFrame(recipe, caption, posterMoment)))
    .webp({ quality: 80, effort: 6 })
    .toFile(await place(mediaFolder, posterOf(file)));
}

async function makeGuideline(page, fonts, file, brandKey) {
  await page.setContent(guidelineHtml(brandKey, fonts));
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path: await place(mediaFolder, file), format: 'A5', printBackground: true });
}

const fontFile = async (name) =>
  (await readFile(join(root, 'apps/web/src/styles/fonts', name))).toString('base64');
const display = await fontFile('display-latin.woff2');
const text = await fontFile('text-latin.woff2');

if (wanted === '') {
  await rm(mediaFolder, { recursive: true, force: true });
  await rm(landingFolder, { recursive: true, force: true });
}

const browser = await chromium.launch(
  process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {},
);
const page = await browser.newPage({ deviceScaleFactor: 1 });

const drawings = Object.entries({ ...portfolioRecipes, ...dealRecipes });
const jobs = [
  ...Object.keys(cast).map((name) => [`creators/${name}/avatar.webp`, () => makeAvatar(name)]),
  ...Object.entries(logos).map(([file, svg]) => [file, () => makeLogo(file, svg)]),
  ...Object.entries(landingPictures).map(([name, picture]) => [
    `landing/${name}`,
    () => makeLanding(name, picture),
  ]),
  ...Object.entries(guidelines).map(([file, brand]) => [
    file,
    () => makeGuideline(page, { display, text }, file, brand),
  ]),
  ...drawings.map(([file, recipe]) => [
    file,
    () => (file.endsWith('.mp4') ? makeFilm(page, display, file, recipe) : makePhoto(file, recipe)),
  ]),
  ...drawings
    .filter(([file]) => file.endsWith('.mp4'))
    .map(([file, recipe]) => [posterOf(file), () => makePoster(page, display, file, recipe)]),
];

try {
  for (const [file, make] of jobs) {
    if (!file.includes(wanted)) continue;
    await make();
    console.log(file);
  }
} finally {
  await browser.close();
}
