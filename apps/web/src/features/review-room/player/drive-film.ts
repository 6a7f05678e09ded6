import { type FrameRate, frameAt, secondsOf } from '@briefcast/contract';
import type { PlayerRoom } from './create-room.ts';

/** The last frame that begins within the video; the stated duration is often a little too long. */
const framesWithin = (seconds: number, { numerator, denominator }: FrameRate): number =>
  Math.max(1, Math.floor((seconds * numerator) / denominator + 0.1));

/**
 * Connects a room with its video: the room controls it, and learns which frame is shown. When paused, the
 * position is the middle of a frame, which every player shows as that frame (docs/decisions, "frame
 * accuracy"). Returns a function that disconnects it.
 */
export function driveFilm(video: HTMLVideoElement, room: PlayerRoom, rate: FrameRate): () => void {
  const { frame, frames, running, isPlaying, isRepeating, range } = room;
  const framesPerSecond = rate.numerator / rate.denominator;
  const letGo = new AbortController();
  /** A frame that was requested while seeking to another one: only the last such request is kept. */
  let next: number | null = null;
  let callback = 0;
  let animation = 0;

  function setRunning(speed: number) {
    running.set(speed);
    isPlaying.set(speed !== 0);
  }

  function goTo(to: number) {
    next = null;
    video.currentTime = secondsOf(to, rate);
  }

  function jump(to: number) {
    if (video.seeking) {
      next = to;
      return;
    }
    goTo(to);
  }

  function rest() {
    cancelAnimationFrame(animation);
    setRunning(0);
    video.pause();
  }

  /** Handles the frame shown during playback; at the end of the repeated range, continues at its beginning. */
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

  /** If the browser does not report each frame, the time is read with each animation frame. */
  function readTime() {
    see(video.currentTime);
    animation = requestAnimationFrame(readTime);
  }

  async function forward(speed: number) {
    const isAtEnd = frame.get() >= (frames.get() ?? Number.POSITIVE_INFINITY) - 1;
    if (isAtEnd) jump(range.get().from ?? 0);
    // It plays from the frame that was requested last, not from the one that a seek is still on its way to.
    if (next !== null) goTo(next);
    video.playbackRate = speed;
    setRunning(speed);
    if (!('requestVideoFrameCallback' in video)) readTime();
    try {
      await video.play();
    } catch (error) {
      // A pause before playback has begun is no failure; any other error leaves it paused, which is shown.
      if (!(error instanceof DOMException && error.name === 'AbortError')) rest();
    }
  }

  /** No browser plays backwards: the video is sought back again whenever a seek completes. */
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
    // Paused in the middle of the last frame, as elsewhere; WebKitGTK could otherwise not leave the end
    // without playing.
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
    // The address may contain a frame that does not exist.
    if (frame.get() > 0) room.seek(frame.get());
  });
  on('ended', () => {
    // Keeps a press made before this event, which the browser fires a little after the end.
    if (running.get() > 0 && video.ended) handleEnd();
  });
  // Paused by a headset's button, or because the video is not visible.
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
