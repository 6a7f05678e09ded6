import { type FrameRate, frameAt, secondsOf } from '@briefcast/contract';
import type { PlayerRoom } from './create-room.ts';

/** The last frame that begins within the film; a film's end is often told a little after it. */
const framesWithin = (seconds: number, { numerator, denominator }: FrameRate): number =>
  Math.max(1, Math.floor((seconds * numerator) / denominator + 0.1));

/**
 * Lets a room move this film, and tells the room which frame is seen. At rest the film stands in the middle of a
 * frame, which every player shows as that frame (docs/decisions, "frame accuracy"). Returns how to let go of it.
 */
export function driveFilm(video: HTMLVideoElement, room: PlayerRoom, rate: FrameRate): () => void {
  const { frame, frames, running, isPlaying, isRepeating, range } = room;
  const framesPerSecond = rate.numerator / rate.denominator;
  const letGo = new AbortController();
  /** Asked for while the film was still on its way to another frame: it goes on to the last one asked for. */
  let next: number | null = null;
  let callback = 0;
  let animation = 0;

  function setRunning(speed: number) {
    running.set(speed);
    isPlaying.set(speed !== 0);
  }

  function jump(to: number) {
    if (video.seeking) {
      next = to;
      return;
    }
    next = null;
    video.currentTime = secondsOf(to, rate);
  }

  function rest() {
    cancelAnimationFrame(animation);
    setRunning(0);
    video.pause();
  }

  /** What is seen while it plays; at the end of what is repeated, on to its beginning. */
  function see(seconds: number) {
    const seen = frameAt(seconds, rate);
    frame.set(seen);
    const { from, to } = range.get();
    if (isRepeating.get() && to !== null && seen >= to) jump(from ?? 0);
  }

  function watch() {
    if (!('requestVideoFrameCallback' in video)) return;
    callback = video.requestVideoFrameCallback((_now, { mediaTime }) => {
      if (running.get() > 0) see(mediaTime);
      watch();
    });
  }

  /** Where browsers do not tell of each frame, its time is read with each picture of the screen. */
  function readTime() {
    see(video.currentTime);
    animation = requestAnimationFrame(readTime);
  }

  async function forward(speed: number) {
    const isAtEnd = frame.get() >= (frames.get() ?? Number.POSITIVE_INFINITY) - 1;
    if (isAtEnd) jump(range.get().from ?? 0);
    video.playbackRate = speed;
    setRunning(speed);
    if (!('requestVideoFrameCallback' in video)) readTime();
    try {
      await video.play();
    } catch (error) {
      // A pause that came before the film had begun is no failure; anything else leaves it at rest, which is shown.
      if (!(error instanceof DOMException && error.name === 'AbortError')) rest();
    }
  }

  /** No browser plays backwards: the film is sent back, as often as it arrives. */
  function backward(speed: number) {
    video.pause();
    setRunning(speed);
    const begun = performance.now();
    const first = frame.get();
    const step = () => {
      const gone = ((performance.now() - begun) / 1000) * framesPerSecond * speed;
      const to = Math.max(0, Math.round(first + gone));
      frame.set(to);
      jump(to);
      if (to === 0) rest();
      else animation = requestAnimationFrame(step);
    };
    animation = requestAnimationFrame(step);
  }

  function handleEnd() {
    const last = frames.get();
    if (isRepeating.get()) {
      jump(range.get().from ?? 0);
      void forward(running.get() || 1);
      return;
    }
    if (last !== null) frame.set(last - 1);
    // Here as elsewhere it rests in the middle of a frame; WebKitGTK would not leave its end without being played.
    room.pause();
  }

  const on = (event: string, handle: () => void) =>
    video.addEventListener(event, handle, { signal: letGo.signal });
  on('seeked', () => {
    if (next !== null) jump(next);
  });
  on('durationchange', () => {
    if (frames.get() !== null || !Number.isFinite(video.duration)) return;
    frames.set(framesWithin(video.duration, rate));
    // An address may have asked for a frame that there is not.
    if (frame.get() > 0) room.seek(frame.get());
  });
  on('ended', handleEnd);
  // By a headset's button, or because the film is out of sight.
  on('pause', () => {
    if (running.get() > 0 && !video.ended) rest();
  });
  watch();

  room.motor.set({
    play: () => void forward(room.speed.get()),
    pause() {
      rest();
      jump(frame.get());
    },
    show(to) {
      rest();
      jump(to);
    },
    run(speed) {
      cancelAnimationFrame(animation);
      if (speed > 0) void forward(speed);
      else if (speed < 0) backward(speed);
      else room.pause();
    },
  });

  return () => {
    letGo.abort();
    cancelAnimationFrame(animation);
    if ('cancelVideoFrameCallback' in video) video.cancelVideoFrameCallback(callback);
    room.motor.set(null);
    setRunning(0);
  };
}
