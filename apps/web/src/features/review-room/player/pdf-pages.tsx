import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { LoadingText } from '../../../ui/spinner.tsx';
import type { PdfFile } from './open-pdf.ts';

interface PdfPagesProps {
  url: string;
  /** It is no PDF, is locked, or could not be fetched. */
  onUnreadable: () => void;
}

/** A PDF's pages under each other; each is drawn when it comes near. */
export function PdfPages({ url, onUnreadable }: PdfPagesProps) {
  const [file, setFile] = useState<PdfFile | null>(null);
  const tell = useRef(onUnreadable);

  useEffect(() => {
    let isOver = false;
    let close = () => {};
    async function open() {
      const { openPdf } = await import('./open-pdf.ts');
      if (isOver) return;
      const opened = openPdf(url);
      close = opened.close;
      const read = await opened.file;
      if (!isOver) setFile(read);
    }
    open().catch(() => {
      if (!isOver) tell.current();
    });
    return () => {
      isOver = true;
      close();
    };
  }, [url]);

  if (!file) return <LoadingText className="document-loading">{m.room_pdf_loading()}</LoadingText>;
  const numbers = Array.from({ length: file.numPages }, (_, at) => at + 1);
  return (
    <ol className="pdf-pages">
      {numbers.map((number) => (
        <PdfPage key={number} file={file} number={number} />
      ))}
    </ol>
  );
}

function PdfPage({ file, number }: { file: PdfFile; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Upright A4 until it is known, so that the pages below keep their place.
  const [ratio, setRatio] = useState(210 / 297);
  const [text, setText] = useState('');

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let cancel = () => {};
    let isOver = false;
    async function draw(into: HTMLCanvasElement) {
      const { drawPage, textOfPage } = await import('./open-pdf.ts');
      const page = await file.getPage(number);
      if (isOver) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setRatio(width / height);
      const drawing = drawPage(page, into);
      cancel = drawing.cancel;
      await drawing.drawn;
      const words = await textOfPage(page);
      if (!isOver) setText(words);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // A page that cannot be drawn stays white; the others are there, and so is the download.
        draw(element).catch(() => undefined);
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => {
      isOver = true;
      observer.disconnect();
      cancel();
    };
  }, [file, number]);

  return (
    <li>
      <canvas
        ref={canvas}
        style={{ '--ratio': ratio } as CSSProperties}
        role="img"
        aria-label={m.room_pdf_page({ number: formatCount(number), count: formatCount(file.numPages) })}
      />
      <p className="sr-only">{text}</p>
    </li>
  );
}
