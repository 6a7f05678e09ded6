import { useCallback, useEffect, useRef, useState } from 'react';

/** Passing by while scrolling is less. */
const lookMilliseconds = 400;
/** How much of the element is seen by somebody who looks at it. */
const seenPart = 0.6;

/**
 * Whether somebody has looked at an element for a moment, or reached for it: what it needs beyond its first sight can
 * come now. `ref` is for the element; `show` says that it was reached for.
 */
export function useInterest() {
  const [isThere, setThere] = useState(false);
  const element = useRef<HTMLElement>(null);
  const show = useCallback(() => setThere(true), []);

  useEffect(() => {
    if (isThere || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (moments) => {
        clearTimeout(timer);
        if (moments.at(-1)?.isIntersecting) timer = setTimeout(show, lookMilliseconds);
      },
      { threshold: seenPart },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isThere, show]);

  return { ref: element, isThere, show };
}
