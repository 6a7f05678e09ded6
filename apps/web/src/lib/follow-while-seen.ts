/** A live stream for a page: connected while somebody looks at it. */
import { type FollowParts, followEvents } from '@briefcast/contract';

/**
 * A tab that is hidden longer lets its connection go, and catches up when it is seen again. Short, because a browser
 * opens six connections to one server, and a row of tabs must not hold them all.
 */
const hiddenGraceMs = 15_000;

/** Keeps a connection open while the tab is seen, until stopped. `since` is when what is shown began to be loaded. */
export function followWhileSeen(parts: FollowParts, since: number): () => void {
  const following = followEvents(parts, since);
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  function handleVisibility() {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(following.pause, hiddenGraceMs);
    else following.resume();
  }

  document.addEventListener('visibilitychange', handleVisibility);
  // A laptop that wakes up need not wait for the next try.
  window.addEventListener('online', handleVisibility);
  // The oldest of too many windows lets its connection go until somebody turns to it.
  window.addEventListener('focus', handleVisibility);
  if (!document.hidden) following.resume();
  return () => {
    clearTimeout(hiddenTimer);
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', handleVisibility);
    window.removeEventListener('focus', handleVisibility);
    following.pause();
  };
}
