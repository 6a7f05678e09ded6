import { brands } from '../../demo/brands.ts';
import type { DemoBrand } from '../../demo/types.ts';

/** Documents that brands attach to their briefs: file → brand. */
export const guidelines: Record<string, string> = {
  'references/barrier-serum-guidelines.pdf': 'oasis-skin',
  'references/nomad-filming-notes.pdf': 'nomad-roasters',
};

type Fonts = { display: string; text: string };

const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');

const swatch = (name: string, colour: string) =>
  `<div class="swatch"><i style="background:${colour}"></i><b>${name}</b><span>${colour}</span></div>`;

export function guidelineHtml(brandKey: string, fonts: Fonts): string {
  const brand = brands.find((candidate) => candidate.key === brandKey);
  if (!brand) throw new Error(`No brand ${brandKey}`);
  return `<!doctype html><meta charset="utf-8"><title>${brand.companyName}: notes for creators</title>
    <style>${styleOf(brand, fonts)}</style>${cover(brand)}${rules(brand)}`;
}

function styleOf(brand: DemoBrand, fonts: Fonts): string {
  return `
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${fonts.display}); font-weight: 200 800; font-stretch: 75% 100%; }
    @font-face { font-family: Text; src: url(data:font/woff2;base64,${fonts.text}); font-weight: 100 900; }
    @page { size: A5; margin: 0; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 400 11pt/1.5 Text; color: #1c2421; }
    section { width: 148mm; height: 209.5mm; padding: 16mm; overflow: hidden; }
    section + section { break-before: page; }
    h1, h2 { font-family: Display; font-stretch: 80%; font-weight: 700; letter-spacing: -0.02em; margin: 0; }
    h1 { font-size: 40pt; line-height: 0.98; } h2 { font-size: 16pt; margin: 8mm 0 2mm; }
    .cover { background: ${brand.brandColors.primary}; color: ${brand.brandColors.secondary}; display: flex; flex-direction: column; justify-content: space-between; }
    .cover p { max-width: 96mm; margin: 6mm 0 0; }
    .cover small { font-size: 9pt; }
    ul { margin: 0; padding-inline-start: 5mm; } li { margin: 0 0 1mm; }
    .swatches { display: flex; gap: 5mm; }
    .swatch { width: 34mm; font-size: 9pt; display: grid; } .swatch i { height: 18mm; border-radius: 2mm 6mm 2mm 2mm; margin-bottom: 2mm; border: 0.2mm solid rgba(0,0,0,.12); }`;
}

function cover(brand: DemoBrand): string {
  return `<section class="cover"><small>${brand.companyName}</small>
    <div><h1>Notes for creators</h1><p>${brand.companyDescription}</p></div>
    <small>${brand.contactPerson}, ${brand.department}<br>${brand.email}</small></section>`;
}

function rules(brand: DemoBrand): string {
  return `<section><h2 style="margin-top:0">Please do</h2><ul>${list(brand.contentDos)}</ul>
    <h2>Please don’t</h2><ul>${list(brand.contentDonts)}</ul>
    <h2>Colours</h2><div class="swatches">${swatch('Primary', brand.brandColors.primary)}${swatch('Secondary', brand.brandColors.secondary)}${swatch('Accent', brand.brandColors.accent)}</div>
    <h2>Posting</h2><p style="margin:0">${brand.mentionRequirements}</p><p style="margin:2mm 0 0">${brand.hashtagGuidelines.join('  ')}</p></section>`;
}
