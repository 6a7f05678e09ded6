/** A live stream for a page: connected while the tab is visible. */
import { type FollowParts, followEvents } from '@briefcast/contract';

/**
 * A tab that is hidden for longer disconnects, and catches up when it is visible again. Short, because a
 * browser opens only six connections to one server, and many tabs must not use them all.
 */
const hiddenGraceMs = 15_000;

/** Keeps a connection open while the tab is visible, until stopped. `since` is when the page's data was requested. */
export function followWhileSeen(parts: FollowParts, since: number): () => void {
  const following = followEvents(parts, since);
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  function handleVisibility() {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(following.pause, hiddenGraceMs);
    else following.resume();
  }

  document.addEventListener('visibilitychange', handleVisibility);
  // A laptop that wakes up reconnects at once.
  window.addEventListener('online', handleVisibility);
  // A window whose stream was replaced, because there were too many, reconnects when it gets the focus.
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
