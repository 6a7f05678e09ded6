/**
 * The program that typesets papers, so that the server does not: `node paper-program.ts FOLDER`. It reads `paper.json` and
 * the stills in the folder, and writes `paper.pdf`. Typst keeps some memory of each document, and cannot be stopped
 * while it works: here both end with the process.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import type { PrintedPaper } from './paper.ts';

const templates = fileURLToPath(new URL('templates', import.meta.url));
/** As the packages name them; the two headings' fonts are those of link cards. */
const fonts = [
  new URL('../media/card-fonts/latin.ttf', import.meta.url).href,
  new URL('../media/card-fonts/arabic.ttf', import.meta.url).href,
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/500Medium/Vazirmatn_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
];

/** Twice what a still measures on paper at 150 dots an inch. */
const still = { width: 160, height: 284 };

const folder = process.argv[2] ?? '';
const paper: PrintedPaper = JSON.parse(await readFile(join(folder, 'paper.json'), 'utf8'));
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: fonts.map((address) => ({ fontPaths: [fileURLToPath(address)] })),
});
for (const name of paper.stills) {
  const bytes = await sharp(join(folder, name)).resize(still).jpeg({ quality: 85 }).toBuffer();
  compiler.mapShadow(join(templates, name), bytes);
}
const print = (pdfStandard?: PdfStandard) =>
  compiler.pdf(
    { mainFilePath: join(templates, `${paper.template}.typ`), inputs: { paper: JSON.stringify(paper) } },
    { creationTimestamp: paper.issuedAt, ...(pdfStandard === undefined ? {} : { pdfStandard }) },
  );

/** Letters that no font here has are boxes, which a PDF for archives may not hold. */
function printForArchives(): Buffer {
  try {
    return print(PdfStandard.A_2a);
  } catch {
    return print();
  }
}
await writeFile(join(folder, 'paper.pdf'), printForArchives());
