/** Shows the number of things that need the person on the icon of the installed app; 0 removes it. */
export function showNeedsOnApp(needs: number | undefined): void {
  if (needs === undefined) return;
  // Only installed apps have an icon: elsewhere it fails, or does nothing.
  navigator.setAppBadge?.(needs).catch(() => undefined);
}
