import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useInterest } from '../lib/use-interest.ts';
import type { Embla } from './carousel-motion.tsx';
import { type Slide, SlideMedia } from './slide-media.tsx';
import { toastNotLoaded } from './toast.ts';

interface CarouselProps {
  slides: readonly Slide[];
  /** What is shown, such as "Portfolio of Layla Haddad". */
  label: string;
  /** In place of slides, when there are none. */
  empty?: ReactNode;
  /** The first picture is on the first screen: it loads at once. */
  priority?: boolean | undefined;
  /** Over its corner, above the slides. */
  mark?: ReactNode;
  className?: string | undefined;
}

const load = () => import('./carousel-motion.tsx');
type CarouselMotion = Awaited<ReturnType<typeof load>>['CarouselMotion'];

/** More segments than this would be too thin to read: a count stands in their place. */
const maxDots = 12;

/**
 * A 9:16 frame with slides: wraps at both ends, and each new slide starts paused and muted. Until somebody looks at it
 * for a moment or reaches for it, it is its first picture: a page of carousels loads and measures none of the others.
 */
export function Carousel({ slides, label, empty, priority, mark, className }: CarouselProps) {
  const interest = useInterest();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [Motion, setMotion] = useState<{ current: CarouselMotion }>();
  const [embla, setEmbla] = useState<Embla>();
  const [selected, setSelected] = useState(0);
  /** A step that was asked for before there was anything to move. */
  const early = useRef<1 | -1 | null>(null);

  const isMoving = interest.isThere && slides.length > 1;
  const fetchMotion = useCallback(
    (onFailure: () => void) =>
      load().then(({ CarouselMotion }) => setMotion({ current: CarouselMotion }), onFailure),
    [],
  );
  useEffect(() => {
    // The press of a button tells, if it comes.
    if (isMoving) void fetchMotion(() => undefined);
  }, [isMoving, fetchMotion]);

  function step(direction: 1 | -1) {
    if (!embla) {
      early.current = direction;
      interest.show();
      void fetchMotion(toastNotLoaded);
    } else if (direction === 1) embla.scrollNext();
    else embla.scrollPrev();
  }

  useEffect(() => {
    if (!embla) return;
    const update = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', update).on('reInit', update);
    if (early.current === 1) embla.scrollNext();
    if (early.current === -1) embla.scrollPrev();
    early.current = null;
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  return (
    <section
      ref={interest.ref}
      aria-roledescription={m.carousel_kind()}
      aria-label={label}
      className={clsx('frame', className)}
      onPointerEnter={interest.show}
      // Before the touch of a first swipe arrives: it moves already.
      onPointerDown={interest.show}
      onFocus={interest.show}
    >
      <div ref={setViewport} className="frame-fill overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-label={m.carousel_slide({
                position: formatCount(index + 1),
                count: formatCount(slides.length),
              })}
              inert={index !== selected}
              className="relative h-full min-w-0 flex-[0_0_100%]"
            >
              {index === selected || (interest.isThere && isNear(index, selected, slides.length)) ? (
                <SlideMedia
                  slide={slide}
                  selected={index === selected}
                  eager={priority && index === 0}
                  awake={interest.isThere}
                />
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {Motion && viewport ? <Motion.current viewport={viewport} onReady={setEmbla} /> : null}
      {slides.length === 0 ? empty : null}
      {mark}
      {slides.length > 1 ? (
        <>
          <div className="pointer-events-none absolute inset-x-0 top-0 p-3 pe-6" aria-hidden>
            {slides.length > maxDots ? (
              <span className="frame-count num">
                {selected + 1} / {slides.length}
              </span>
            ) : (
              <div className="dots">
                {slides.map((slide, index) => (
                  <span key={slide.id} data-on={index === selected || undefined} />
                ))}
              </div>
            )}
          </div>
          <button
            type="button"
            className="frame-button frame-button-sm frame-previous"
            aria-label={m.carousel_previous()}
            onClick={() => step(-1)}
          >
            <ChevronLeft aria-hidden className="ic ic-turn" />
          </button>
          <button
            type="button"
            className="frame-button frame-button-sm frame-next"
            aria-label={m.carousel_next()}
            onClick={() => step(1)}
          >
            <ChevronRight aria-hidden className="ic ic-turn" />
          </button>
        </>
      ) : null}
    </section>
  );
}

/** The slide in sight and its neighbours, around both ends: a page of carousels need not load every picture. */
function isNear(index: number, selected: number, count: number): boolean {
  const distance = Math.abs(index - selected);
  return Math.min(distance, count - distance) <= 1;
}
