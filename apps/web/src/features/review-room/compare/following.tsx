import { type DealFile, type FrameRate, frameOfOther, secondsOf } from '@briefcast/contract';
import { useEffect, useRef, useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import type { PlayerRoom } from '../player/create-room.ts';
import { usePlayer } from '../player/create-room.ts';
import { playbackOf } from '../player/playback.ts';

interface FollowingProps {
  file: DealFile;
  muted: boolean;
  /** Called once its ratio of width to height is known. */
  onRatio: (ratio: number) => void;
}

/** The version that follows the one that is controlled. */
export function Following({ file, muted, onRatio }: FollowingProps) {
  const room = usePlayer();
  const video = useRef<HTMLVideoElement>(null);
  // The comparison keeps its initial URL, whatever new URLs the file gets.
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

/** How many seconds the following video may deviate during playback; a smaller tolerance would make it stutter. */
const inStepWithin = 0.08;

/**
 * Keeps a video in step with the room's: when paused at the frame of the same time, during playback within a
 * few frames. A shorter video stays at its last frame. Returns a function that stops it.
 */
export function followFilm(
  video: HTMLVideoElement,
  room: Pick<PlayerRoom, 'frame' | 'running' | 'rate'>,
  rate: FrameRate,
  frames: number | null,
): () => void {
  const leading = room.rate ?? rate;
  const letGo = new AbortController();
  let wants: number | null = null;

  /** The frame at the leader's present time. */
  const target = () => {
    const frame = frameOfOther(room.frame.get(), leading, rate);
    return frames === null ? frame : Math.min(frame, frames - 1);
  };

  function jump(frame: number) {
    if (video.seeking) {
      wants = frame;
      return;
    }
    wants = null;
    video.currentTime = secondsOf(frame, rate);
  }

  function follow() {
    const frame = target();
    const isOver = frames !== null && frame >= frames - 1;
    if (room.running.get() <= 0 || isOver) return jump(frame);
    const seconds = secondsOf(frame, rate);
    if (Math.abs(video.currentTime - seconds) > inStepWithin) jump(frame);
    if (video.paused) void start();
  }

  async function start() {
    video.playbackRate = room.running.get();
    // A video that cannot play is sought to each frame of the other.
    await video.play().catch(() => undefined);
  }

  function changeSpeed() {
    if (room.running.get() > 0) {
      void start();
      return;
    }
    video.pause();
    jump(target());
  }

  video.addEventListener('seeked', () => wants !== null && jump(wants), { signal: letGo.signal });
  video.addEventListener('loadedmetadata', () => jump(target()), { signal: letGo.signal });
  const stops = [room.frame.subscribe(follow), room.running.subscribe(changeSpeed)];
  jump(target());
  return () => {
    letGo.abort();
    for (const stop of stops) stop();
    video.pause();
  };
}
