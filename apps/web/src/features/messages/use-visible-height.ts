import { useEffect } from 'react';

/** A keyboard covers at least this much of the window; less is a bar of the browser. */
const keyboardPx = 120;

/**
 * Tells the page's styles in `--visible-height` what an on-screen keyboard leaves of the window, where it covers the page
 * instead of making it lower; unset without one.
 */
export function useVisibleHeight() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Zooming in makes the visible part smaller, too.
      const visible = viewport.height * viewport.scale;
      if (window.innerHeight - visible > keyboardPx) style.setProperty('--visible-height', `${visible}px`);
      else style.removeProperty('--visible-height');
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      style.removeProperty('--visible-height');
    };
  }, []);
}
