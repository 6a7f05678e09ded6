import { clsx } from 'clsx';
import { useState } from 'react';
import { FilmPosition } from './film-position.tsx';
import { BrokenFilm, usePlayback } from './slides.tsx';

interface VideoPlayerProps {
  src: string;
  title: string;
  posterUrl?: string | null | undefined;
  captionsUrl?: string | null | undefined;
  /** Plays with sound, because it is the only thing shown. */
  sound?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The large player of the review room: frame, play button, position, time. Placed on the dark stage. Remount
 * it for each file.
 */
export function VideoPlayer({
  src,
  title,
  posterUrl,
  captionsUrl,
  sound = false,
  className,
}: VideoPlayerProps) {
  const { video, isBroken, media, playButton, muteButton } = usePlayback({ sound });
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(0);

  function seek(to: number) {
    if (video.current) video.current.currentTime = to;
    setSeconds(to);
  }

  return (
    <div className={clsx('on-stage text-on-stage', className)}>
      <div className="frame bg-stage-2!">
        <video
          ref={video}
          src={src}
          poster={posterUrl ?? undefined}
          aria-label={title}
          preload="metadata"
          {...media}
          className="object-contain!"
          onTimeUpdate={(event) => setSeconds(event.currentTarget.currentTime)}
          onLoadedMetadata={(event) => setLength(event.currentTarget.duration)}
        >
          {captionsUrl ? <track kind="captions" src={captionsUrl} default /> : null}
        </video>
        {isBroken ? <BrokenFilm /> : null}
        <button type="button" className="frame-button absolute! end-3 bottom-3" {...muteButton} />
      </div>
      <div className="mt-3 flex items-center gap-3">
        <button
          type="button"
          className="grid size-11 flex-none place-items-center rounded-full bg-cast text-on-cast"
          {...playButton}
        />
        <FilmPosition seconds={seconds} length={length} onSeek={seek} />
      </div>
    </div>
  );
}
