import type { DealFile } from '@briefcast/contract';
import { useEffect, useRef, useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { playbackOf } from '../player/playback.ts';
import { usePlayer } from '../player/use-player.ts';
import { followFilm } from './follow-film.ts';

interface FollowingProps {
  file: DealFile;
  muted: boolean;
  /** Told once it is known how wide it is by its height. */
  onRatio: (ratio: number) => void;
}

/** The version that goes along with the one that is moved. */
export function Following({ file, muted, onRatio }: FollowingProps) {
  const room = usePlayer();
  const video = useRef<HTMLVideoElement>(null);
  // What is compared stays as it began, whatever new address the file gets.
  const [playback] = useState(() => playbackOf(file));

  useEffect(() => {
    if (!video.current || !playback.rate) return;
    return followFilm(video.current, room, playback.rate, playback.frames);
  }, [room, playback]);

  if (playback.kind !== 'film') {
    return (
      <img
        src={mediaUrl(playback.path)}
        alt={file.originalName}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / naturalHeight)}
      />
    );
  }
  return (
    <video
      ref={video}
      src={mediaUrl(playback.path)}
      aria-label={file.originalName}
      preload="auto"
      playsInline
      muted={muted}
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => onRatio(videoWidth / videoHeight)}
    />
  );
}
