import { useValue } from '../value.ts';
import { usePlayer } from './use-player.ts';

/** What of an upright film lies under the buttons of Reels and TikTok, hatched, and the part that is always free. */
export function SafeArea() {
  const { showsSafeArea } = usePlayer();
  if (!useValue(showsSafeArea)) return null;
  return (
    <span className="safe-area" aria-hidden="true">
      <i className="is-top" />
      <i className="is-side" />
      <i className="is-bottom" />
      <i className="is-free" />
    </span>
  );
}
