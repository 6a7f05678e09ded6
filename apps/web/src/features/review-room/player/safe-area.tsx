import { useValue } from '../value.ts';
import { usePlayer } from './use-player.ts';

/** Whether a film is as upright as those that fill a phone: the apps lay their buttons over no other. */
export const useHasSafeArea = (): boolean => (useValue(usePlayer().ratio) ?? 1) < 0.75;

/** What of an upright film lies under the buttons of Reels and TikTok, hatched, and the part that is always free. */
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
