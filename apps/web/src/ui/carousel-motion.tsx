import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { textDirection } from './text-direction.ts';

export type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface CarouselMotionProps {
  /** The window before the slides. */
  viewport: HTMLElement;
  /** Is told of what moves them; once more when that begins anew. */
  onReady: (embla: Embla) => void;
}

/** Moves the slides of a carousel. It shows nothing, and its library comes when somebody is interested. */
export function CarouselMotion({ viewport, onReady }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 18, direction: textDirection() });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (embla) onReady(embla);
  }, [embla, onReady]);
  return null;
}
