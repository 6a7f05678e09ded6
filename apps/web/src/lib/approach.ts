/** Waiting for somebody to come near a part of the page that is further down. */
interface Approach {
  /** Comes true once, and for every later part too; on the server at once, as its pages are whole. */
  reached: Promise<void>;
  /** From now on this element is what they may come near; answers how to stop. */
  watch(element: Element): () => void;
}

/** Near is half a window away, or a use of what is in there by other means than sight. */
export function approach(): Approach {
  let tell: () => void = () => undefined;
  const reached =
    typeof window === 'undefined'
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          tell = resolve;
        });
  function watch(element: Element) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell();
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element);
    for (const use of ['focusin', 'click']) element.addEventListener(use, tell);
    return () => {
      observer.disconnect();
      for (const use of ['focusin', 'click']) element.removeEventListener(use, tell);
    };
  }
  return { reached, watch };
}
