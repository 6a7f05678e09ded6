import { m } from '@briefcast/i18n/messages';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';

/** A video that is played and muted by buttons of ours: `<video ref={video} {...media}>`. It begins paused, and muted unless told. */
export function usePlayback({ sound = false } = {}) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(!sound);
  const [isBroken, setBroken] = useState(false);

  function togglePlay() {
    if (playing) video.current?.pause();
    // A refusal (a missing file, a policy) leaves the button on "Play", which is the truth.
    else video.current?.play().catch(() => setPlaying(false));
  }

  return {
    video,
    /** The bytes did not arrive, or this browser does not play them. */
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

/** Over a frame whose film does not play; its buttons lie above. */
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
