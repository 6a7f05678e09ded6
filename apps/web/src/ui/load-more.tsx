import { m } from '@briefcast/i18n/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

interface LoadMoreProps {
  hasMore: boolean;
  busy: boolean;
  onLoadMore: () => void;
  label?: string | undefined;
  busyText?: string | undefined;
}

/** The end of a paged list: loads on by itself when it comes near, and by its button. */
export function LoadMore({
  hasMore,
  busy,
  onLoadMore,
  label = m.list_load_more(),
  busyText = m.list_loading(),
}: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(() => onLoadMore());

  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore || busy) return;
    // Observing anew after each page also fires when the list is still shorter than the screen.
    const observer = new IntersectionObserver(
      // A busy browser tells of several moments at once, and only the last one of them is now.
      (moments) => {
        if (moments.at(-1)?.isIntersecting) handleNear();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, busy]);

  if (!hasMore) return null;
  return (
    <div ref={sentinel} className="flex justify-center py-6">
      <Button variant="outline" busy={busy} busyText={busyText} onClick={onLoadMore}>
        {label}
      </Button>
    </div>
  );
}
