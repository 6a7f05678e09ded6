/** Keys that are pressed faster than the browser seeks, or before it has reported the end of a film. */
import { secondsOf } from '@briefcast/contract';
import { afterEach, expect, test } from 'vitest';
import { dealFile } from '../../../testing/deals.ts';
import { createRoom } from './create-room.ts';
import { driveFilm } from './drive-film.ts';
import { playbackOf } from './playback.ts';

const rate = { numerator: 30, denominator: 1 };
const frames = 180;
let disconnect = () => {};
afterEach(() => disconnect());

function playing() {
  const file = dealFile(1, { originalName: 'a.mp4', type: 'VIDEO', url: '/a.mp4' });
  const room = createRoom('deal', file, playbackOf(file));
  const video = document.createElement('video');
  disconnect = driveFilm(video, room, rate);
  room.frames.set(frames);
  room.frame.set(frames - 1);
  room.running.set(1);
  return { room, video };
}

test('the frame that was asked for stays when the end is told afterwards', () => {
  const { room, video } = playing();
  room.seek(frames - 2);
  video.dispatchEvent(new Event('ended'));
  expect(room.frame.get()).toBe(frames - 2);
});

test('playing begins at the frame that was asked for last, though a seek to another one is under way', () => {
  const { room, video } = playing();
  room.seek(frames - 1);
  Object.defineProperty(video, 'seeking', { get: () => true });
  room.seek(100);
  room.play();
  expect(video.currentTime).toBeCloseTo(secondsOf(100, rate));
});

test('the end of what was played before does not stop what plays from the beginning again', () => {
  const { room, video } = playing();
  room.motor.get()?.run(1);
  video.dispatchEvent(new Event('ended'));
  expect(room.running.get()).toBe(1);
});
