import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { textDirection } from './text-direction.ts';

export type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface CarouselMotionProps {
  /** The element that clips the slides. */
  viewport: HTMLElement;
  /** Called with the carousel's controller, and again whenever that is re-created. */
  onReady: (embla: Embla) => void;
}

/** Moves the slides of a carousel. It renders nothing; its library is loaded when somebody shows interest. */
export function CarouselMotion({ viewport, onReady }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 18, direction: textDirection() });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (embla) onReady(embla);
  }, [embla, onReady]);
  return null;
}
