import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';

export interface Slide {
  id: string;
  kind: 'image' | 'video';
  url: string;
  posterUrl?: string | null | undefined;
  captionsUrl?: string | null | undefined;
  alt: string;
}

interface SlideMediaProps {
  slide: Slide;
  selected: boolean;
  /** On the first screen: loads at once. */
  eager: boolean | undefined;
  /** Somebody is interested. */
  awake: boolean;
}

/** A slide's picture, or its video over its still. */
export function SlideMedia({ slide, selected, eager, awake }: SlideMediaProps) {
  const picture = (url: string, alt: string) => (
    <img
      src={url}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className="frame-fill"
    />
  );
  if (slide.kind === 'image') return picture(slide.url, slide.alt);
  return (
    <>
      {/* Under the video, which shows nothing until it plays: unlike its own still, this one waits to be near. */}
      {slide.posterUrl ? picture(slide.posterUrl, '') : null}
      <VideoSlide key={String(selected)} slide={slide} selected={selected} awake={awake} />
    </>
  );
}

/** Its key changes with the selection, so that coming back finds the video at its start, paused and muted. */
function VideoSlide({ slide, selected, awake }: Omit<SlideMediaProps, 'eager'>) {
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
        poster={(awake && slide.posterUrl) || undefined}
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
