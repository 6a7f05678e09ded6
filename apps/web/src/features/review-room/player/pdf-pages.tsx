import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Download, FileText } from 'lucide-react';
import { type CSSProperties, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { LoadingText } from '../../../ui/spinner.tsx';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';
import type { PdfFile } from './open-pdf.ts';
import { useSharedKeys } from './use-player-keys.ts';

interface PdfPagesProps {
  url: string;
  /** Called when it is no PDF, is locked, or could not be fetched. */
  onUnreadable: () => void;
}

/** The page that fills most of the view, from 1. */
function pageInView(list: Element): number {
  const { top, bottom } = list.getBoundingClientRect();
  const seen = [...list.children].map((page) => {
    const place = page.getBoundingClientRect();
    return Math.min(place.bottom, bottom) - Math.max(place.top, top);
  });
  return seen.indexOf(Math.max(...seen)) + 1;
}

/**
 * A PDF's pages below each other; each is drawn when it comes near the window. Drawings are shown over one
 * page: that of the comment which is being written, that of the selected one, or the one in view.
 */
export function PdfPages({ url, onUnreadable }: PdfPagesProps) {
  const { page, pageOfForm, markers, chosen } = usePlayer();
  const [file, setFile] = useState<PdfFile | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const inView = useValue(page);
  const ofForm = useValue(pageOfForm);
  const chosenId = useValue(chosen);
  const ofChosen = useValue(markers).find(({ id }) => id === chosenId)?.page ?? null;

  // Selecting a comment scrolls to its page; drawing scrolls to the page that is drawn on.
  const shown = ofForm ?? ofChosen;
  const bringIntoView = useEffectEvent((number: number) => {
    const element = list.current?.children[number - 1];
    if (element && list.current && pageInView(list.current) !== number)
      element.scrollIntoView({ block: 'start' });
  });
  const isOpen = file !== null;
  useEffect(() => {
    if (isOpen && shown !== null && (ofForm !== null || chosenId !== null)) bringIntoView(shown);
  }, [isOpen, shown, ofForm, chosenId]);
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
    <ol
      ref={list}
      className="pdf-pages"
      onScroll={({ currentTarget }: UIEvent) => page.set(pageInView(currentTarget))}
    >
      {numbers.map((number) => (
        <PdfPage key={number} file={file} number={number} isDrawnOn={number === (shown ?? inView)} />
      ))}
    </ol>
  );
}

function PdfPage({ file, number, isDrawnOn }: { file: PdfFile; number: number; isDrawnOn: boolean }) {
  const { slots } = usePlayer();
  const canvas = useRef<HTMLCanvasElement>(null);
  // Portrait A4 until it is known, so that the pages below do not move.
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
        // A page that cannot be drawn stays white; the others and the download still work.
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
      {isDrawnOn ? <div ref={slots.overlay.set} className="film-overlay" /> : null}
      <p className="sr-only">{text}</p>
    </li>
  );
}

/** A page may display bytes of another origin, but not read them: these come from the server itself. */
const readableUrl = (path: string): string =>
  `${mediaUrl(path)}${path.includes('?') ? '&' : '?'}through=server`;

/** A document: a PDF's pages, or a download link for formats that browsers do not show. */
export function DocumentPages() {
  const room = usePlayer();
  const { kind, path } = room.playback;
  const [isUnreadable, setUnreadable] = useState(kind !== 'pdf');
  useSharedKeys(room);
  if (!isUnreadable) return <PdfPages url={readableUrl(path)} onUnreadable={() => setUnreadable(true)} />;
  return (
    <div className="document-none">
      <FileText aria-hidden className="ic" />
      <p>{m.deal_no_preview()}</p>
      <a className="btn btn-outline" href={mediaUrl(room.file.url)} download={room.file.originalName}>
        <Download aria-hidden className="ic" />
        {m.deal_download()}
      </a>
    </div>
  );
}
