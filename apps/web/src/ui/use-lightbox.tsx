import { type ReactNode, useState } from 'react';
import type { Slide } from './slides.tsx';
import { toastNotLoaded } from './toast.ts';

const load = () => import('./lightbox.tsx');
type Lightbox = Awaited<ReturnType<typeof load>>['Lightbox'];

/**
 * Opens works in a lightbox, whose code is loaded with the first sign of interest: `<a {...intent}
 * onClick={() => open(2)}>`. Render `lightbox` at the end of the screen.
 */
export function useLightbox(slides: readonly Slide[]) {
  const [Loaded, setLoaded] = useState<{ current: Lightbox }>();
  const [index, setIndex] = useState<number | null>(null);

  async function prepare() {
    const { Lightbox } = await load();
    setLoaded({ current: Lightbox });
  }
  // A click will report a failure.
  const hint = () => void prepare().catch(() => undefined);

  const lightbox: ReactNode = Loaded ? (
    <Loaded.current slides={slides} index={index} onIndexChange={setIndex} />
  ) : null;
  return {
    lightbox,
    intent: { onPointerEnter: hint, onFocus: hint },
    open: (at: number) => void prepare().then(() => setIndex(at), toastNotLoaded),
  };
}
