import { useEffect, useRef, useState } from 'react';

/** Distance below the window that counts as near: scrolling a phone's height takes about as long as a request. */
const margin = '0px 0px 400px 0px';

/** Whether the element of `ref` has been in the window or near it, so that its content can be loaded. */
export function useInView() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (moments) => moments.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
