/**
 * Draws the logos of the demo's customers on its landing page, each a symbol and a name in a width of its own. What it makes is
 * committed; run it again after a change to the list:
 *
 *   node scripts/make-wordmarks.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { command, say } from './lib/say.mjs';
import { inWorkshop } from './lib/workshop.mjs';

const folder = inRoot('tools', 'demo', 'media', 'customers');
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
  { name: 'Oasis Skin', icon: 'droplet', wdth: 100, wght: 600, tracking: -0.02 },
  { name: 'NOMAD', icon: 'coffee', wdth: 75, wght: 800, tracking: 0.06 },
  { name: 'Falaj', icon: 'waves-horizontal', wdth: 90, wght: 700, tracking: -0.02 },
  { name: 'Meridian', icon: 'compass', wdth: 80, wght: 600, tracking: -0.02 },
  { name: 'Kayan Home', icon: 'lamp-floor', wdth: 75, wght: 700, tracking: -0.02 },
  { name: 'PulseFit', icon: 'zap', wdth: 88, wght: 800, tracking: -0.02 },
];

const colour = '#384d46';
/** Width of a symbol of 24 pixels with the space before the name. */
const symbolWidth = 1350;

/** Reads the shapes of a symbol of Lucide. @param {string} icon */
async function symbolOf(icon) {
  /** @type {{ __iconData: { node: [string, Record<string, string>][] } }} */
  const { __iconData } = await import(
    inRoot('node_modules', 'lucide-react', 'dist', 'esm', 'icons', `${icon}.mjs`)
  );
  return __iconData.node
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
}

await command(() =>
  inWorkshop(packages, async (load, modules) => {
    const subset = load('subset-font');
    const opentype = load('opentype.js');
    const source = readFileSync(
      join(modules, family, 'files', 'bricolage-grotesque-latin-standard-normal.woff2'),
    );
    for (const { name, icon, wdth, wght, tracking } of brands) {
      const options = { variationAxes: { wdth, wght, opsz }, targetFormat: 'truetype' };
      const font = opentype.parse(new Uint8Array(await subset(source, name, options)).buffer);
      const spaced = { letterSpacing: tracking };
      const width = Math.round(font.getAdvanceWidth(name, em, spaced));
      const outline = font.getPath(name, 0, above, em, spaced).toPathData(0);
      const file = `${name.toLowerCase().replace(' ', '-')}.svg`;
      writeFileSync(
        join(folder, file),
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbolWidth + width} ${height}">
  <title>${name}</title>
  <g transform="translate(20 70) scale(40)" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${await symbolOf(icon)}</g>
  <path transform="translate(${symbolWidth} 0)" fill="${colour}" d="${outline}"/>
</svg>\n`,
      );
      say(file);
    }
  }),
);
