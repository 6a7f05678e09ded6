import { m } from '@briefcast/i18n/messages';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The distance from the end up to which a person counts as reading the newest messages. */
const nearEndPx = 64;
/** The distance of the first unread message from the upper edge when the conversation is opened. */
const newsFromTopPx = 16;

interface ChatScrollerProps {
  /** Changes when earlier messages were inserted at the beginning. */
  firstKey: string | undefined;
  /** Changes when something was added at the end. */
  lastKey: string | undefined;
  /** Whether the last message was written here: then it is scrolled into view. */
  lastIsMine: boolean;
  /** Changes with each visit of an address that leads to a message; that message is shown once it is there. */
  asked: string | undefined;
  busy: boolean;
  children: ReactNode;
}

/** The scrolling area of a conversation. It follows new messages, unless the person is reading further up. */
export function ChatScroller({ firstKey, lastKey, lastIsMine, asked, busy, children }: ChatScrollerProps) {
  const log = useRef<HTMLDivElement | null>(null);
  const previous = useRef<{ firstKey?: string | undefined; lastKey?: string | undefined }>({});
  const reached = useRef<string>(undefined);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef({ isNearEnd: true, fromEnd: 0 });
  const [hasUnseen, setUnseen] = useState(false);

  function makeScrollable(element: HTMLDivElement | null) {
    log.current = element;
    // Not every browser makes a scrolling region focusable by itself.
    if (element) element.tabIndex = 0;
  }

  function notePlace() {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < nearEndPx;
    place.current = { isNearEnd, fromEnd: scrollHeight - scrollTop };
    if (isNearEnd) setUnseen(false);
  }

  const newsLine = () => log.current?.querySelector<HTMLElement>('[data-new]');

  /** Scrolls to the first unread message, or to the end. */
  function showStart() {
    const news = newsLine();
    if (!log.current || !news) return showEnd();
    log.current.scrollTop = news.offsetTop - log.current.offsetTop - newsFromTopPx;
    notePlace();
    setUnseen(!place.current.isNearEnd);
  }

  /** Scrolls to the message asked for, unless it was reached before. Returns false while it is not there. */
  function showAsked(): boolean {
    const message = log.current?.querySelector<HTMLElement>('[aria-current="location"]');
    if (!log.current || !message || asked === reached.current) return false;
    reached.current = asked;
    const above = (log.current.clientHeight - message.offsetHeight) / 2;
    log.current.scrollTop = message.offsetTop - log.current.offsetTop - Math.max(above, newsFromTopPx);
    notePlace();
    if (newsLine()) setUnseen(!place.current.isNearEnd);
    return true;
  }

  function showEnd() {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    notePlace();
  }

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { firstKey, lastKey };
    if (showAsked()) return;
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

  // Content that grows after it was inserted, such as a picture, must not push the newest message out of
  // view.
  useEffect(() => {
    if (!content.current) return;
    const observer = new ResizeObserver(() => {
      if (log.current && place.current.isNearEnd) log.current.scrollTop = log.current.scrollHeight;
    });
    observer.observe(content.current);
    // The area itself shrinks when files are chosen for the next message.
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

/**
 * 'Message Creator' links to a deal's chat (`#chat`), which only exists once the deal has been loaded. A
 * phone that opens a deal at its chat, by either address, scrolls to the row of parts, so that one can write
 * at once.
 */
export function useArriveAtChat() {
  const { hash } = useLocation();
  useEffect(() => {
    const chat = document.getElementById('chat');
    const parts = chat?.closest<HTMLElement>('.deal-parts[data-shown="chat"]');
    if (parts && showsOnePart()) parts.scrollIntoView({ block: 'start' });
    else if (hash === '#chat') chat?.scrollIntoView({ block: 'center' });
    if (hash === '#chat') chat?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [hash]);
}

/** Whether the screen is so narrow that styles/deal-parts.css shows one part at a time. */
const showsOnePart = () => matchMedia('(width < 64rem)').matches;
