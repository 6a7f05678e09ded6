/** PDFs as a reader's program opens them: their words, their fonts, and their pages as pictures. */
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  /** Text that can be selected and copied, without the marks that only turn the direction of writing. */
  text: string;
  title: string;
  /** Every font's name, and whether the file brings its letters along. */
  fonts: { name: string; isEmbedded: boolean }[];
  /** A page as pixels, four bytes each. */
  picture(page: number): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

/** Data of pdf.js about a font once a page was drawn. */
interface DrawnFont {
  name: string;
  missingFile: boolean;
}

const scale = 2;

async function draw(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale });
  const { width, height } = viewport;
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  // Its types are those of browsers; the canvas has what is used of them.
  const onto = { canvasContext: canvas.getContext('2d'), viewport, canvas: null };
  await page.render(onto as unknown as Parameters<PDFPageProxy['render']>[0]).promise;
  return canvas;
}

async function fontsOf(page: PDFPageProxy): Promise<ReadPdf['fonts']> {
  await draw(page);
  const { fnArray, argsArray } = await page.getOperatorList();
  const setFont = 37;
  const names = new Set(
    argsArray.filter((_, index) => fnArray[index] === setFont).map(([name]) => name as string),
  );
  return [...names].map((name) => {
    const font = page.commonObjs.get(name) as DrawnFont;
    return { name: font.name, isEmbedded: !font.missingFile };
  });
}

/** Opens a PDF. Throws for what is none. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const { info } = await document.getMetadata();
  return {
    pages: document.numPages,
    title: (info as { Title: string }).Title,
    text: texts
      .flatMap(({ items }) =>
        items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')),
      )
      .join('')
      .replace(/[\u2066-\u2069]/g, ''),
    fonts: (await Promise.all(pages.map(fontsOf))).flat(),
    async picture(number) {
      const page = pages[number - 1];
      if (!page) throw new RangeError(`There is no page ${number}`);
      const canvas = await draw(page);
      const { width, height } = canvas;
      return { width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data };
    },
  };
}
