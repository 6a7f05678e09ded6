import { clsx } from 'clsx';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { formatDuration } from '../lib/format.ts';

interface VideoPlayerProps {
  src: string;
  title: string;
  posterUrl?: string | null | undefined;
  captionsUrl?: string | null | undefined;
  /** The file is missing, or of a kind that this browser does not play. */
  onUnplayable?: (() => void) | undefined;
  className?: string | undefined;
}

/** The large player of the review room: frame, play, position, time. Lies on the stage. Remount it per file. */
export function VideoPlayer({
  src,
  title,
  posterUrl,
  captionsUrl,
  onUnplayable,
  className,
}: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(0);

  function togglePlay() {
    if (playing) video.current?.pause();
    // A refusal (a missing file, a policy) leaves the button on "Play", which is the truth.
    else video.current?.play().catch(() => setPlaying(false));
  }

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
          playsInline
          muted={muted}
          className="object-contain!"
          onError={onUnplayable}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onTimeUpdate={(event) => setSeconds(event.currentTarget.currentTime)}
          onLoadedMetadata={(event) => setLength(event.currentTarget.duration)}
        >
          {captionsUrl ? <track kind="captions" src={captionsUrl} default /> : null}
        </video>
        <button
          type="button"
          className="frame-button absolute! end-3 bottom-3"
          aria-label={muted ? 'Unmute' : 'Mute'}
          onClick={() => setMuted(!muted)}
        >
          {muted ? <VolumeX aria-hidden className="ic" /> : <Volume2 aria-hidden className="ic" />}
        </button>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <button
          type="button"
          className="grid size-11 flex-none place-items-center rounded-full bg-cast text-on-cast"
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={togglePlay}
        >
          {playing ? (
            <Pause aria-hidden className="ic fill-current" />
          ) : (
            <Play aria-hidden className="ic ms-0.5 fill-current" />
          )}
        </button>
        <span className="num text-sm">{formatDuration(seconds)}</span>
        <input
          type="range"
          className="range min-w-0 flex-1"
          dir="ltr"
          aria-label="Position"
          aria-valuetext={`${formatDuration(seconds)} of ${formatDuration(length)}`}
          min={0}
          max={length || 1}
          step={0.1}
          value={seconds}
          style={{ '--played': `${length > 0 ? (seconds / length) * 100 : 0}%` } as CSSProperties}
          onChange={(event) => seek(event.target.valueAsNumber)}
        />
        <span className="num text-sm text-on-stage-2">{formatDuration(length)}</span>
      </div>
    </div>
  );
}
