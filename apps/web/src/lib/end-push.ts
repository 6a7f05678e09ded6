/**
 * Ends push in this browser with a session: the server tells a session's device nothing any more, and what was shown goes
 * (rules/pushes#devices). The landing page's first load includes this file, because sessions end anywhere.
 */

async function endOnDevice() {
  void navigator.clearAppBadge?.().catch(() => undefined);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Ignores failures on the device, as the server has ended its push already. */
export function endPush() {
  endOnDevice().catch(() => undefined);
}
