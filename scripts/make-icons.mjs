/**
 * Draws the icons of the installed app from the logo's mark, and the picture that stands for pages where they are shared.
 * What it makes is committed; run it again when the mark or
 * its colours change:
 *
 *   node scripts/make-icons.mjs
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { command, say } from './lib/say.mjs';

const folder = inRoot('apps', 'web', 'public', 'icons');
const sharp = createRequire(inRoot('apps', 'server', 'package.json'))('sharp');

const stage = '#082920';
/** The sheet of the favicon: three corners round, the fourth cut like an ear. */
const sheet = `<path d="M6 0H20A12 12 0 0 1 32 12V26A6 6 0 0 1 26 32H6A6 6 0 0 1 0 26V6A6 6 0 0 1 6 0Z" fill="${stage}"/>`;
const whole = `<path d="M0 0H32V32H0Z" fill="${stage}"/>`;

/** The mark in the middle of a square of 32, this much smaller. @param {number} scale @param {string} second */
function mark(scale, second = '#FE94BD') {
  // Its outline goes from 4 to 27.5 and from 3 to 29.
  const [x, y] = [16 - scale * 15.75, 16 - scale * 16];
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M4 4.5A1.5 1.5 0 0 1 5.5 3H10.5A6 6 0 0 1 16.5 9V29H5.5A1.5 1.5 0 0 1 4 27.5Z" fill="#fff"/>
    <path d="M18 11H18.5A9 9 0 0 1 18.5 29H18Z" fill="${second}"/>
  </g>`;
}

/** A launcher cuts a maskable icon to its own shape; what is within four fifths of it stays (W3C, Web App Manifest). */
const icons = [
  { name: 'favicon-48', size: 48, drawing: sheet + mark(0.79) },
  { name: 'app-192', size: 192, drawing: sheet + mark(0.7) },
  { name: 'app-512', size: 512, drawing: sheet + mark(0.7) },
  { name: 'maskable-192', size: 192, drawing: whole + mark(0.54) },
  { name: 'maskable-512', size: 512, drawing: whole + mark(0.54) },
  // iOS rounds the corners itself, and shows black where there is nothing.
  { name: 'apple-touch-180', size: 180, drawing: whole + mark(0.62) },
  // Phones colour its shape themselves.
  { name: 'badge-96', size: 96, drawing: mark(1.15, '#fff') },
];

/** The size that networks ask for. */
const [shareWidth, shareHeight] = [1200, 630];
const frame = { width: 190, height: 338, gap: 24 };
/** Works of the demo, each in a frame of the wall, from the left. */
const wall = ['layla', 'serum-a', 'marcus'];

/** The logo beside a wall of works, on the stage. */
async function drawShare() {
  const logo = readFileSync(inRoot('apps', 'web', 'src', 'ui', 'logo.svg'), 'utf8')
    .replaceAll('currentColor', '#fff')
    .replaceAll('var(--c-cast, #fe94bd)', '#fe94bd');
  const { width, height, gap } = frame;
  const corners = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="22"/></svg>`,
  );
  const left = shareWidth - wall.length * (width + gap) + gap - 64;
  const works = await Promise.all(
    wall.map(async (name, at) => ({
      input: await sharp(inRoot('apps', 'web', 'public', 'art', `${name}.webp`))
        .resize(width, height, { fit: 'cover' })
        .composite([{ input: corners, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: left + at * (width + gap),
      top: Math.round((shareHeight - height) / 2) + (at % 3 === 1 ? -28 : 28),
    })),
  );
  const name = await sharp(Buffer.from(logo), { density: 600 }).resize({ width: 400 }).png().toBuffer();
  await sharp({ create: { width: shareWidth, height: shareHeight, channels: 3, background: stage } })
    .composite([{ input: name, left: 64, top: Math.round(shareHeight / 2) - 48 }, ...works])
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(join(folder, 'share.jpg'));
  say('apps/web/public/icons/share.jpg');
}

await command(async () => {
  mkdirSync(folder, { recursive: true });
  for (const { name, size, drawing } of icons) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${drawing}</svg>`;
    await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, `${name}.png`));
    say(`apps/web/public/icons/${name}.png`);
  }
  await drawShare();
});
