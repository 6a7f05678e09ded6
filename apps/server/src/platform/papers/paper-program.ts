/**
 * The program that typesets documents, so that the server does not: `node paper-program.ts FOLDER`. It reads
 * `paper.json` and the stills in the folder, and writes `paper.pdf`. Typst keeps some memory of each
 * document, and cannot be interrupted while it works: here both end with the process.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { ownFile } from '../places.ts';
import type { PrintedPaper } from './paper.ts';

/** The files that templates may read: one another, and what all documents share. */
const sources = ownFile('');
/** Font names as in the packages; the two fonts for headings are those of link cards. */
const fonts = [
  ownFile('platform/media/card-fonts/latin.ttf'),
  ownFile('platform/media/card-fonts/arabic.ttf'),
  ...[
    import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf'),
    import.meta.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
    import.meta.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/vazirmatn/500Medium/Vazirmatn_500Medium.ttf'),
    import.meta.resolve('@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf'),
    import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
  ].map((address) => fileURLToPath(address)),
];

/** Twice a still's printed size at 150 dots per inch. */
const still = { width: 160, height: 284 };
const picture = { width: 560, height: 900 };

const folder = process.argv[2] ?? '';
const paper: PrintedPaper = JSON.parse(await readFile(join(folder, 'paper.json'), 'utf8'));
const template = ownFile(paper.template);
const compiler = NodeCompiler.create({
  workspace: sources,
  fontArgs: fonts.map((path) => ({ fontPaths: [path] })),
});
for (const name of [paper.market.logo, paper.market.mark])
  if (name)
    compiler.mapShadow(ownFile(`platform/papers/templates/${name}`), await readFile(join(folder, name)));
for (const name of paper.stills) {
  const bytes = await sharp(join(folder, name)).resize(still).jpeg({ quality: 85 }).toBuffer();
  compiler.mapShadow(join(dirname(template), name), bytes);
}
for (const name of paper.pictures ?? []) {
  const bytes = await sharp(join(folder, name))
    .resize({ ...picture, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  compiler.mapShadow(join(dirname(template), name), bytes);
}
const print = (pdfStandard?: PdfStandard) =>
  compiler.pdf(
    { mainFilePath: template, inputs: { paper: JSON.stringify(paper) } },
    { creationTimestamp: paper.issuedAt, ...(pdfStandard === undefined ? {} : { pdfStandard }) },
  );

/** Characters that no font has are printed as boxes, which the archive format (PDF/A) does not allow. */
function printForArchives(): Buffer {
  try {
    return print(PdfStandard.A_2a);
  } catch {
    return print();
  }
}
await writeFile(join(folder, 'paper.pdf'), printForArchives());
