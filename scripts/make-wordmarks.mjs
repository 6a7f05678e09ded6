/**
 * Draws the names of the landing page's sample brands: outlines, because six widths of a typeface cost a phone a
 * fiftieth of a second before the page is there. What it makes is committed; run it again after a change to the list:
 *
 *   node scripts/make-wordmarks.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { command, say } from './lib/say.mjs';
import { inWorkshop } from './lib/workshop.mjs';

const folder = inRoot('apps', 'web', 'src', 'styles');
const family = '@fontsource-variable/bricolage-grotesque';
const packages = { 'subset-font': '2.9.0', 'opentype.js': '1.3.4', [family]: '5.3.0' };

/** The size for which the drawings are made, in CSS pixels. */
const opsz = 23;
const em = 1000;
/** The height above the base line, and the total height, so that the middle is that of the typeface's own lines. */
const above = 880;
const height = 1100;

/** Each has its own width and weight; `tracking` is the additional space between letters, in ems. */
const brands = [
  { name: 'Oasis Skin', wdth: 100, wght: 600, tracking: -0.02 },
  { name: 'NOMAD', wdth: 75, wght: 800, tracking: 0.06 },
  { name: 'Falaj', wdth: 90, wght: 700, tracking: -0.02 },
  { name: 'Meridian', wdth: 80, wght: 600, tracking: -0.02 },
  { name: 'Kayan Home', wdth: 75, wght: 700, tracking: -0.02 },
  { name: 'PulseFit', wdth: 88, wght: 800, tracking: -0.02 },
];

await command(() =>
  inWorkshop(packages, async (load, modules) => {
    const subset = load('subset-font');
    const opentype = load('opentype.js');
    const source = readFileSync(
      join(modules, family, 'files', 'bricolage-grotesque-latin-standard-normal.woff2'),
    );
    let outlines = '';
    let styles = '';
    let top = 0;
    let widest = 0;
    for (const { name, wdth, wght, tracking } of brands) {
      const options = { variationAxes: { wdth, wght, opsz }, targetFormat: 'truetype' };
      const font = opentype.parse(new Uint8Array(await subset(source, name, options)).buffer);
      const spaced = { letterSpacing: tracking };
      const width = Math.round(font.getAdvanceWidth(name, em, spaced));
      outlines += `  <path d="${font.getPath(name, 0, top + above, em, spaced).toPathData(0)}"/>\n`;
      styles += `\n  .wordmark-${name.toLowerCase().replace(' ', '-')} {
    inline-size: ${width / em}em;
    mask-position: 0 ${-top / em}em;
  }\n`;
      say(`${name.padEnd(12)} ${width / em} em`);
      top += height;
      widest = Math.max(widest, width);
    }
    writeFileSync(
      join(folder, 'wordmarks.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widest} ${top}">
  <title>Sample brands</title>\n${outlines}</svg>\n`,
    );
    writeFileSync(
      join(folder, 'wordmarks.css'),
      `/*
 * Made by scripts/make-wordmarks.mjs: one picture of all names, of which each shows its own. They stand below one
 * another: browsers that draw a picture in whole pixels stretch a long one by a few of them.
 */
@layer components {
  .wordmark {
    block-size: ${height / em}em;
    background: currentColor;
    mask-image: url("./wordmarks.svg");
    mask-size: ${widest / em}em ${top / em}em;
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    .wordmark {
      background: CanvasText;
    }
  }\n${styles}}\n`,
    );
  }),
);
