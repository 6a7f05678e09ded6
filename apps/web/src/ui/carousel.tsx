import { clsx } from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface Slide {
  id: string;
  kind: 'image' | 'video';
  url: string;
  posterUrl?: string | null | undefined;
  captionsUrl?: string | null | undefined;
  alt: string;
}

interface CarouselProps {
  slides: readonly Slide[];
  /** What is shown, such as "Portfolio of Layla Haddad". */
  label: string;
  /** Over the lower edge: who it is. Hidden when the frame is small. */
  caption?: ReactNode;
  /** In place of slides, when there are none. */
  empty?: ReactNode;
  /** The first picture is on the first screen: it loads at once. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** More segments than this would be too thin to read: a count stands in their place. */
const maxDots = 12;

/** A 9:16 frame with slides: wraps at both ends, and each new slide starts paused and muted. */
export function Carousel({ slides, label, caption, empty, priority, className }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    duration: 18,
    active: slides.length > 1,
    direction: typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  });
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const update = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={clsx('frame', className)}>
      <div ref={viewport} className="frame-fill overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== selected}
              className="relative h-full min-w-0 flex-[0_0_100%]"
            >
              {isNear(index, selected, slides.length) ? (
                <SlideMedia slide={slide} selected={index === selected} eager={priority && index === 0} />
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {slides.length === 0 ? empty : null}
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
            aria-label="Previous slide"
            onClick={() => embla?.scrollPrev()}
          >
            <ChevronLeft aria-hidden className="ic ic-turn" />
          </button>
          <button
            type="button"
            className="frame-button frame-button-sm frame-next"
            aria-label="Next slide"
            onClick={() => embla?.scrollNext()}
          >
            <ChevronRight aria-hidden className="ic ic-turn" />
          </button>
        </>
      ) : null}
      {caption ? <div className="frame-caption">{caption}</div> : null}
    </section>
  );
}

/** The slide in sight and its neighbours, around both ends: a page of carousels need not load every picture. */
function isNear(index: number, selected: number, count: number): boolean {
  const distance = Math.abs(index - selected);
  return Math.min(distance, count - distance) <= 1;
}

function SlideMedia({
  slide,
  selected,
  eager,
}: {
  slide: Slide;
  selected: boolean;
  eager?: boolean | undefined;
}) {
  if (slide.kind === 'video') return <VideoSlide key={String(selected)} slide={slide} selected={selected} />;
  return (
    <img
      src={slide.url}
      alt={slide.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className="frame-fill"
    />
  );
}

/** Its key changes with the selection, so that coming back finds the video at its start, paused and muted. */
function VideoSlide({ slide, selected }: { slide: Slide; selected: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);

  function togglePlay() {
    if (playing) video.current?.pause();
    // A refusal (a missing file, a policy) leaves the button on "Play", which is the truth.
    else video.current?.play().catch(() => setPlaying(false));
  }

  return (
    <>
      <video
        ref={video}
        src={slide.url}
        poster={slide.posterUrl ?? undefined}
        aria-label={slide.alt}
        preload={slide.posterUrl ? 'none' : 'metadata'}
        playsInline
        muted={muted}
        className="frame-fill"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {slide.captionsUrl ? <track kind="captions" src={slide.captionsUrl} default /> : null}
      </video>
      {selected ? (
        <>
          <button
            type="button"
            className="frame-button frame-button-light frame-play"
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={togglePlay}
          >
            {playing ? (
              <Pause aria-hidden className="ic fill-current" />
            ) : (
              <Play aria-hidden className="ic ms-0.5 fill-current" />
            )}
          </button>
          <button
            type="button"
            className="frame-button frame-mute"
            aria-label={muted ? 'Unmute' : 'Mute'}
            onClick={() => setMuted(!muted)}
          >
            {muted ? <VolumeX aria-hidden className="ic" /> : <Volume2 aria-hidden className="ic" />}
          </button>
        </>
      ) : null}
    </>
  );
}
