import { BrokenFilm, usePlayback } from './playback.tsx';

export interface Slide {
  id: string;
  kind: 'image' | 'video';
  url: string;
  posterUrl?: string | null | undefined;
  captionsUrl?: string | null | undefined;
  /** As whoever made it has called it. */
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
      {/* Under the video, which shows nothing until it plays: unlike its own still, this one waits to be near. */}
      {slide.posterUrl ? picture(slide.posterUrl, '') : null}
      <VideoSlide key={String(selected)} slide={slide} selected={selected} awake={awake} />
    </>
  );
}

/** Its key changes with the selection, so that coming back finds the video at its start, paused and muted. */
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
