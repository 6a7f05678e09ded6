import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';

/** Whether a video has the portrait format that fills a phone: apps put their buttons only over such videos. */
export const useHasSafeArea = (): boolean => (useValue(usePlayer().ratio) ?? 1) < 0.75;

/**
 * The parts of a portrait-format video that the buttons of Reels and TikTok cover, hatched, and the part that
 * is always free.
 */
export function SafeArea() {
  const { showsSafeArea } = usePlayer();
  const hasSafeArea = useHasSafeArea();
  const isShown = useValue(showsSafeArea);
  if (!hasSafeArea || !isShown) return null;
  return (
    <span className="safe-area" aria-hidden="true">
      <i className="is-top" />
      <i className="is-side" />
      <i className="is-bottom" />
      <i className="is-free" />
    </span>
  );
}
