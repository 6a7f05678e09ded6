/** A key that is pressed at the very end of a film, before the browser has told of the end. */
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

test('the end of what was played before does not stop what plays from the beginning again', () => {
  const { room, video } = playing();
  room.motor.get()?.run(1);
  video.dispatchEvent(new Event('ended'));
  expect(room.running.get()).toBe(1);
});
