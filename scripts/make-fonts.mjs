/**
 * Makes the fonts in apps/web/src/styles/fonts from those of Fontsource: without the weights and widths that no
 * style asks for, they are half as large. Link cards are drawn by the server, which reads no WOFF2: it is given the
 * names' fonts in one weight, as TrueType. What it makes is committed, so that neither a clone nor a build needs
 * the tools; run it again after a change to the list below, and look at the screens:
 *
 *   node scripts/make-fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { command, say } from './lib/say.mjs';
import { inWorkshop } from './lib/workshop.mjs';

const folder = inRoot('apps', 'web', 'src', 'styles', 'fonts');
const serverFolder = inRoot('apps', 'server', 'src', 'platform', 'media', 'card-fonts');
const packages = {
  'subset-font': '2.9.0',
  '@fontsource-variable/bricolage-grotesque': '5.3.0',
  '@fontsource-variable/hanken-grotesk': '5.3.0',
  '@fontsource-variable/alexandria': '5.3.0',
  '@fontsource-variable/vazirmatn': '5.3.0',
};

const headings = { wght: { min: 600, max: 800 } };
const text = { wght: { min: 400, max: 700 } };

/**
 * What is made of which file. `axes` are pinned or narrowed; `features` are the only ones of OpenType that stay.
 * @type {{ name: string, family: string, source: string, axes: object, features?: string[] }[]}
 */
const fonts = [
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((script) => [
    {
      name: `display-${script}`,
      family: 'bricolage-grotesque',
      source: `${script}-standard-normal`,
      // Always condensed, and in the optical size of its use.
      axes: { ...headings, wdth: 80 },
      // Fractions are not used anywhere.
      features: ['ccmp', 'kern', 'mark', 'mkmk', 'tnum'],
    },
    { name: `text-${script}`, family: 'hanken-grotesk', source: `${script}-wght-normal`, axes: text },
  ]),
  { name: 'display-arabic', family: 'alexandria', source: 'arabic-wght-normal', axes: headings },
  { name: 'text-arabic', family: 'vazirmatn', source: 'arabic-wght-normal', axes: text },
];

/**
 * For the server, in the weight that names have.
 * @type {{ name: string, family: string, source: string, axes: object }[]}
 */
const cardFonts = [
  ...['latin', 'latin-ext', 'vietnamese'].map((script) => ({
    name: script,
    family: 'bricolage-grotesque',
    source: `${script}-standard-normal`,
    axes: { wght: 700, wdth: 80, opsz: 48 },
  })),
  { name: 'arabic', family: 'alexandria', source: 'arabic-wght-normal', axes: { wght: 700 } },
];

await command(() =>
  inWorkshop(packages, async (load, modules) => {
    const subset = load('subset-font');
    const licences = new Set();
    for (const { name, family, source, axes, features } of fonts) {
      const from = join(modules, '@fontsource-variable', family);
      const original = readFileSync(join(from, 'files', `${family}-${source}.woff2`));
      const made = await subset(original, undefined, {
        keepAllGlyphs: true,
        variationAxes: axes,
        targetFormat: 'woff2',
        ...(features ? { keepFeatures: features } : {}),
      });
      writeFileSync(join(folder, `${name}.woff2`), made);
      say(`${name.padEnd(20)} ${String(original.length).padStart(7)} -> ${made.length} bytes`);
      licences.add(readFileSync(join(from, 'LICENSE'), 'utf8').trim());
    }
    const allLicences = `${[...licences].join(`\n\n${'='.repeat(60)}\n\n`)}\n`;
    writeFileSync(join(folder, 'LICENSE'), allLicences);
    for (const { name, family, source, axes } of cardFonts) {
      const from = join(modules, '@fontsource-variable', family, 'files', `${family}-${source}.woff2`);
      const made = await subset(readFileSync(from), undefined, {
        keepAllGlyphs: true,
        variationAxes: axes,
        targetFormat: 'truetype',
      });
      writeFileSync(join(serverFolder, `${name}.ttf`), made);
      say(`${name.padEnd(20)} for cards -> ${made.length} bytes`);
    }
    writeFileSync(join(serverFolder, 'LICENSE'), allLicences);
  }),
);
