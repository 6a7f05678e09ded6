import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';

export interface Slide {
  id: string;
  kind: 'image' | 'video';
  url: string;
  posterUrl?: string | null | undefined;
  captionsUrl?: string | null | undefined;
  /** The title that its creator gave it. */
  alt: string;
}

interface SlideMediaProps {
  slide: Slide;
  selected: boolean;
  /** On the first screen: loaded at once. */
  eager: boolean | undefined;
  /** Whether somebody shows interest. */
  awake: boolean;
}

/** A slide's picture, or its video above its poster. */
export function SlideMedia({ slide, selected, eager, awake }: SlideMediaProps) {
  const picture = (url: string, alt: string) => (
    <img
      src={url}
      alt={alt}
      translate="no"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className="frame-fill"
    />
  );
  if (slide.kind === 'image') return picture(slide.url, slide.alt);
  return (
    <>
      {/* A picture under the video, which shows nothing until it plays: unlike the video's own poster,
          this one is loaded lazily. */}
      {slide.posterUrl ? picture(slide.posterUrl, '') : null}
      <VideoSlide key={String(selected)} slide={slide} selected={selected} awake={awake} />
    </>
  );
}

/**
 * Its key changes with the selection, so that returning to the slide resets the video to its start, paused
 * and muted.
 */
function VideoSlide({ slide, selected, awake }: Omit<SlideMediaProps, 'eager'>) {
  const { video, isBroken, media, playButton, muteButton } = usePlayback();

  return (
    <>
      <video
        ref={video}
        src={slide.url}
        poster={(awake && slide.posterUrl) || undefined}
        aria-label={slide.alt}
        translate="no"
        preload={slide.posterUrl ? 'none' : 'metadata'}
        {...media}
        className="frame-fill"
      >
        {slide.captionsUrl ? <track kind="captions" src={slide.captionsUrl} default /> : null}
      </video>
      {isBroken ? <BrokenFilm /> : null}
      {selected ? (
        <>
          <button type="button" className="frame-button frame-button-light frame-play" {...playButton} />
          <button type="button" className="frame-button frame-mute" {...muteButton} />
        </>
      ) : null}
    </>
  );
}

/**
 * State of a video with our own buttons for playing and muting: `<video ref={video} {...media}>`. It begins
 * paused, and muted by default.
 */
export function usePlayback({ sound = false } = {}) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(!sound);
  const [isBroken, setBroken] = useState(false);

  function togglePlay() {
    if (playing) video.current?.pause();
    // If playing is refused (a missing file, a policy), the button stays on "Play", which is correct.
    else video.current?.play().catch(() => setPlaying(false));
  }

  return {
    video,
    /** The video could not be loaded, or this browser cannot play it. */
    isBroken,
    media: {
      playsInline: true,
      muted,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setBroken(true),
    },
    playButton: {
      'aria-label': playing ? m.film_pause() : m.film_play(),
      onClick: togglePlay,
      children: playing ? (
        <Pause aria-hidden className="ic fill-current" />
      ) : (
        <Play aria-hidden className="ic ms-0.5 fill-current" />
      ),
    },
    muteButton: {
      'aria-label': muted ? m.film_unmute() : m.film_mute(),
      onClick: () => setMuted(!muted),
      children: muted ? <VolumeX aria-hidden className="ic" /> : <Volume2 aria-hidden className="ic" />,
    },
  };
}

/** Shown over the frame of a video that does not play; its buttons are above. */
export function BrokenFilm() {
  return (
    <p
      role="alert"
      className="absolute inset-0 grid place-items-center bg-stage p-6 text-center text-sm text-on-stage"
    >
      {m.film_unplayable()}
    </p>
  );
}

/** The slide's number and the total, in words. */
export const slidePosition = (index: number, count: number): string =>
  m.carousel_slide({ position: formatCount(index + 1), count: formatCount(count) });

interface SlideStepsProps {
  /** The number of slides; a single one has no previous or next one. */
  count: number;
  onStep: (by: 1 | -1) => void;
  /** The classes for the position and look of the buttons. */
  classNames: { previous: string; next: string };
}

/** The buttons for the previous and next slide. */
export function SlideSteps({ count, onStep, classNames }: SlideStepsProps) {
  if (count < 2) return null;
  return (
    <>
      <button
        type="button"
        className={clsx('frame-button', classNames.previous)}
        aria-label={m.carousel_previous()}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden className="ic ic-turn" />
      </button>
      <button
        type="button"
        className={clsx('frame-button', classNames.next)}
        aria-label={m.carousel_next()}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden className="ic ic-turn" />
      </button>
    </>
  );
}
