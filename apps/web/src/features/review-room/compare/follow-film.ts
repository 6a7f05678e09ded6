import { type FrameRate, frameOfOther, secondsOf } from '@briefcast/contract';
import type { PlayerRoom } from '../player/create-room.ts';

/** Seconds that a film may be off while both play; less would make it stutter. */
const inStepWithin = 0.08;

/**
 * Keeps a film in step with the one that the room moves: at rest at the frame of the same moment, while playing within
 * a few frames. A shorter film stays at its last frame. Returns how to let go of it.
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

  /** The frame that is seen at the moment of the leader's. */
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
    // One that does not play is sent to each frame that the other shows.
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
