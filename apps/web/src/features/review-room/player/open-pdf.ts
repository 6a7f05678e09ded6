/** The PDF reader, loaded with the first PDF that is opened. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export type PdfFile = PDFDocumentProxy;

GlobalWorkerOptions.workerSrc = workerUrl;

/** Larger pictures inside a PDF are left out: 40 megapixels take 160 MB. */
const largestPicturePixels = 40_000_000;

/**
 * Opens an uploaded PDF, which may be malicious: no script in it runs, and only its pages are read. `file`
 * rejects if it is no PDF, is locked by a password or could not be fetched; `close` releases it.
 */
export function openPdf(url: string): { file: Promise<PdfFile>; close: () => void } {
  const task = getDocument({
    url,
    // The page's policy forbids WebAssembly; without it some pictures are decoded more slowly.
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: largestPicturePixels,
  });
  return { file: task.promise, close: () => void task.destroy() };
}

/** Draws a page at the displayed width of its canvas. Returns how to cancel it, and a promise of its end. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const natural = page.getViewport({ scale: 1 });
  const pixels = canvas.clientWidth * Math.min(2, window.devicePixelRatio);
  const viewport = page.getViewport({ scale: pixels / natural.width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  return { drawn: task.promise, cancel: () => task.cancel() };
}

/** The text of a page in order, for screen readers. */
export async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
