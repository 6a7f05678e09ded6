import { useRoomKeys } from '../room.ts';
import type { PlayerRoom } from './create-room.ts';
import { toggleFullScreen } from './full-screen.ts';
import { panBy, wholePicture, zoomTo } from './zoom.ts';

/** Selects the comment before or after the selected one, in the order of the video. */
function chooseNext({ markers, chosen, choose }: PlayerRoom, by: 1 | -1) {
  const all = markers.get();
  const at = all.findIndex(({ id }) => id === chosen.get());
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by;
  const marker = all[next];
  if (marker) choose(marker.id);
}

/** The keys of a video: playing, going from frame to frame, marking a range. */
export function useFilmKeys(room: PlayerRoom) {
  const { frame, rate, range, motor, running, isMuted, isRepeating, showsSafeArea } = room;
  const second = rate ? Math.round(rate.numerator / rate.denominator) : 1;
  const go = (by: number) => () => room.seek(frame.get() + by);
  const run = (key: 'j' | 'k' | 'l') => () => motor.get()?.run(shuttle(running.get(), key));
  const toggle = (value: { get(): boolean; set(next: boolean): void }) => () => value.set(!value.get());

  function markStart() {
    const from = frame.get();
    const { to } = range.get();
    range.set({ from, to: to !== null && to > from ? to : null });
  }
  function markEnd() {
    const to = frame.get();
    const { from } = range.get();
    range.set({ from: from !== null && from < to ? from : null, to });
  }

  useRoomKeys({
    space: () => (room.isPlaying.get() ? room.pause() : room.play()),
    j: run('j'),
    k: run('k'),
    l: run('l'),
    arrowleft: go(-1),
    arrowright: go(1),
    'shift+arrowleft': go(-second),
    'shift+arrowright': go(second),
    home: () => room.seek(0),
    end: () => room.seek((room.frames.get() ?? 1) - 1),
    i: markStart,
    o: markEnd,
    r: toggle(isRepeating),
    m: toggle(isMuted),
    s: toggle(showsSafeArea),
  });
  useSharedKeys(room);
}

/** The keys of a picture: zooming and moving. */
export function usePictureKeys(room: PlayerRoom) {
  const { zoom, showsPins } = room;
  const larger = (factor: number) => () => zoom.set(zoomTo(zoom.get(), zoom.get().scale * factor));
  const pan = (x: number, y: number) => () => zoom.set(panBy(zoom.get(), x, y));
  useRoomKeys({
    '+': larger(1.25),
    '=': larger(1.25),
    '-': larger(0.8),
    '0': () => zoom.set(wholePicture),
    arrowleft: pan(0.1, 0),
    arrowright: pan(-0.1, 0),
    'shift+arrowup': pan(0, 0.1),
    'shift+arrowdown': pan(0, -0.1),
    h: () => showsPins.set(!showsPins.get()),
  });
  useSharedKeys(room);
}

/** The keys of a document. */
export function useSharedKeys(room: PlayerRoom) {
  useRoomKeys({
    arrowup: () => chooseNext(room, -1),
    arrowdown: () => chooseNext(room, 1),
    f: () => void toggleFullScreen(),
  });
}

/** J, K and L as in editing software: back, stop, forward; pressed again, twice and four times as fast. */

const fastest = 4;

/** The new speed after the key, negative backwards, given the present speed; 0 is paused. */
export function shuttle(running: number, key: 'j' | 'k' | 'l'): number {
  if (key === 'k') return 0;
  const direction = key === 'l' ? 1 : -1;
  const isSameWay = Math.sign(running) === direction;
  return direction * (isSameWay ? Math.min(Math.abs(running) * 2, fastest) : 1);
}
