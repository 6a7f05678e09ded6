/** The name of the browser's tab: the page's title, after the number of unread notifications where there are some. */
import { m } from '@briefcast/i18n/messages';

let pageTitle: string | undefined;
let unreadCount: string | undefined;

/** What the tab is called for a page of this title. The title is kept for when the number changes. */
export function titleForTab(title: string): string {
  pageTitle = title;
  return unreadCount === undefined ? title : m.head_unread({ count: unreadCount, title });
}

/** Shows a number, as it is written for people, before the page's title; none where it is undefined. */
export function showUnreadOnTab(count: string | undefined): void {
  unreadCount = count;
  if (pageTitle !== undefined) document.title = titleForTab(pageTitle);
}
