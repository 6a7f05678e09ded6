/** The reader of PDF files, loaded with the first one that somebody opens. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export type PdfFile = PDFDocumentProxy;

GlobalWorkerOptions.workerSrc = workerUrl;

/** A picture inside that is larger is left out: 40 megapixels take 160 MB. */
const largestPicturePixels = 40_000_000;

/**
 * Opens a PDF, which is a stranger's file: nothing in it runs, and only its pages are read. `file` rejects for what is
 * no PDF, is locked by a password or could not be fetched; `close` lets go of it.
 */
export function openPdf(url: string): { file: Promise<PdfFile>; close: () => void } {
  const task = getDocument({
    url,
    // The page's policy lets no WebAssembly run; without it some pictures are read more slowly.
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: largestPicturePixels,
  });
  return { file: task.promise, close: () => void task.destroy() };
}

/** Draws a page as wide as its canvas is on the screen. Returns how to break it off, and when it is drawn. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const natural = page.getViewport({ scale: 1 });
  const pixels = canvas.clientWidth * Math.min(2, window.devicePixelRatio);
  const viewport = page.getViewport({ scale: pixels / natural.width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  return { drawn: task.promise, cancel: () => task.cancel() };
}

/** The words of a page in their order, for those who do not see it. */
export async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
