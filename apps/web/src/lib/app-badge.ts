/** Shows the number of unread notifications on the icon of the installed app; undefined while it is not known. */
export function showUnreadOnApp(unread: number | undefined): void {
  if (unread === undefined) return;
  // Only installed apps have an icon: elsewhere it fails, or does nothing. 0 removes the number.
  navigator.setAppBadge?.(unread).catch(() => undefined);
}
