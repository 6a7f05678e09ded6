import { m } from '@briefcast/i18n/messages';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as reading the newest. */
const nearEndPx = 64;
/** How far below the upper edge the first news stands when the conversation is opened. */
const newsFromTopPx = 16;

interface ChatScrollerProps {
  /** Changes when earlier messages were put before the others. */
  firstKey: string | undefined;
  /** Changes when something new stands at the end. */
  lastKey: string | undefined;
  /** What is new was written here: show it, wherever one was reading. */
  lastIsMine: boolean;
  busy: boolean;
  children: ReactNode;
}

/** The conversation's window. It follows what is new, but leaves alone who is reading further up. */
export function ChatScroller({ firstKey, lastKey, lastIsMine, busy, children }: ChatScrollerProps) {
  const log = useRef<HTMLDivElement | null>(null);
  const previous = useRef<{ firstKey?: string | undefined; lastKey?: string | undefined }>({});
  const content = useRef<HTMLDivElement>(null);
  const place = useRef({ isNearEnd: true, fromEnd: 0 });
  const [hasUnseen, setUnseen] = useState(false);

  function makeScrollable(element: HTMLDivElement | null) {
    log.current = element;
    // Not every browser lets the keyboard into a scrolling region by itself.
    if (element) element.tabIndex = 0;
  }

  function notePlace() {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < nearEndPx;
    place.current = { isNearEnd, fromEnd: scrollHeight - scrollTop };
    if (isNearEnd) setUnseen(false);
  }

  /** Where the news begins, so that who was away reads on from there; else the end. */
  function showStart() {
    const news = log.current?.querySelector<HTMLElement>('[data-new]');
    if (!log.current || !news) return showEnd();
    log.current.scrollTop = news.offsetTop - log.current.offsetTop - newsFromTopPx;
    notePlace();
    setUnseen(!place.current.isNearEnd);
  }

  function showEnd() {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    notePlace();
  }

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { firstKey, lastKey };
    if (!log.current || (before.firstKey === firstKey && before.lastKey === lastKey)) return;
    const isFirst = before.lastKey === undefined;
    const hasNews = before.lastKey !== lastKey;
    if (isFirst) return showStart();
    if (hasNews && (lastIsMine || place.current.isNearEnd)) return showEnd();
    if (before.firstKey !== firstKey)
      log.current.scrollTop = log.current.scrollHeight - place.current.fromEnd;
    if (hasNews) setUnseen(true);
    notePlace();
  });

  // What grows when it is there, such as a picture that comes after its message, does not push the newest out of sight.
  useEffect(() => {
    if (!content.current) return;
    const observer = new ResizeObserver(() => {
      if (log.current && place.current.isNearEnd) log.current.scrollTop = log.current.scrollHeight;
    });
    observer.observe(content.current);
    // So does its window, when files are chosen for the next message.
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="chat-window">
      <div
        ref={makeScrollable}
        role="log"
        aria-label={m.chat_messages()}
        aria-busy={busy}
        className="chat-log overflow-y-auto overscroll-contain px-5 py-4 [overflow-anchor:none] focus-visible:-outline-offset-2"
        onScroll={notePlace}
      >
        <div ref={content} className="flex min-h-full flex-col gap-3.5 [&>:first-child]:mt-auto">
          {children}
        </div>
      </div>
      {hasUnseen ? (
        <button
          type="button"
          className="btn btn-sm btn-primary absolute! inset-x-0 bottom-3 mx-auto w-fit shadow-e2"
          onClick={showEnd}
        >
          <ArrowDown aria-hidden className="ic" />
          {m.chat_new()}
        </button>
      ) : null}
    </div>
  );
}
