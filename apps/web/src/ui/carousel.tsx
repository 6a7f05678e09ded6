import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Embla } from './carousel-motion.tsx';
import { type Slide, SlideMedia, SlideSteps, slidePosition } from './slides.tsx';
import { toastNotLoaded } from './toast.ts';

interface CarouselProps {
  slides: readonly Slide[];
  /** The accessible name, such as "Portfolio of Layla Haddad". */
  label: string;
  /** Shown if there are no slides. */
  empty?: ReactNode;
  /** The first picture is on the first screen, so it is loaded at once. */
  priority?: boolean | undefined;
  /** A badge in its corner, above the slides. */
  mark?: ReactNode;
  className?: string | undefined;
}

const load = () => import('./carousel-motion.tsx');
type CarouselMotion = Awaited<ReturnType<typeof load>>['CarouselMotion'];

/** More segments than this would be too thin: a count replaces them. */
const maxDots = 12;

/**
 * A 9:16 frame with slides, which wraps at both ends; each new slide starts paused and muted. Until somebody
 * looks at it for a moment or reaches for it, only its first picture is shown: a page of carousels loads and
 * measures none of the others.
 */
export function Carousel({ slides, label, empty, priority, mark, className }: CarouselProps) {
  const interest = useInterest();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [Motion, setMotion] = useState<{ current: CarouselMotion }>();
  const [embla, setEmbla] = useState<Embla>();
  const [selected, setSelected] = useState(0);
  /** A step that was requested before the motion code was loaded. */
  const early = useRef<1 | -1 | null>(null);

  const isMoving = interest.isThere && slides.length > 1;
  const fetchMotion = useCallback(
    (onFailure: () => void) =>
      load().then(({ CarouselMotion }) => setMotion({ current: CarouselMotion }), onFailure),
    [],
  );
  useEffect(() => {
    // A press of a button will report a failure.
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
      // Runs before the touch of a first swipe, so that the swipe already works.
      onPointerDown={interest.show}
      onFocus={interest.show}
    >
      <div ref={setViewport} className="frame-fill overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-label={slidePosition(index, slides.length)}
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
      ) : null}
      <SlideSteps
        count={slides.length}
        onStep={step}
        classNames={{ previous: 'frame-button-sm frame-previous', next: 'frame-button-sm frame-next' }}
      />
    </section>
  );
}

/** The visible slide and its neighbours, around both ends: a page of carousels need not load every picture. */
function isNear(index: number, selected: number, count: number): boolean {
  const distance = Math.abs(index - selected);
  return Math.min(distance, count - distance) <= 1;
}

/** Scrolling past takes less time. */
const lookMilliseconds = 400;
/** The part of the element that has to be visible. */
const seenPart = 0.6;

/**
 * Whether somebody has looked at an element for a moment, or reached for it, so that the rest of it can be
 * loaded. `ref` is for the element; `show` reports that it was reached for.
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
