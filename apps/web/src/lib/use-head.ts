import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type About, type HeadTag, headTags } from './head.ts';

/** The page's own elements, whether the server or this code wrote them. */
const own =
  'title, link:is([rel=canonical], [hreflang]), meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"])';

const keyOf = (name: string, attribute: (name: string) => string | null | undefined) =>
  `${name} ${attribute('name') ?? attribute('property') ?? attribute('hreflang') ?? attribute('rel') ?? ''}`.toLowerCase();

/** The origin that the server's pages name as canonical; people may have used another name of the same host. */
const origin = () => {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical?.href ?? location.href).origin;
};
let publicOrigin: string | undefined;

/** Replaces the head's own elements by these: existing equal ones stay, and none is duplicated. */
function write(tags: readonly HeadTag[]) {
  const present = new Map<string, Element>();
  for (const element of document.head.querySelectorAll(own)) {
    present.set(
      keyOf(element.tagName, (name) => element.getAttribute(name)),
      element,
    );
  }
  for (const { name, attributes, text } of tags) {
    const key = keyOf(name, (attribute) => attributes[attribute]);
    const element = present.get(key) ?? document.head.appendChild(document.createElement(name));
    present.delete(key);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    // Only the title has a text.
    const shown = text === undefined ? undefined : titleForTab(text);
    if (shown !== undefined && element.textContent !== shown) element.textContent = shown;
  }
  for (const element of present.values()) element.remove();
}

/** Makes the page's head describe this screen, as the server's pages do. */
export function useHead(about: About) {
  const { pathname } = useLocation();
  // Screens pass a new object with every render.
  const described = JSON.stringify(about);

  useEffect(() => {
    publicOrigin ??= origin();
    write(headTags(JSON.parse(described) as About, publicOrigin + ownPage(pathname)));
  }, [described, pathname]);
}

/** Sets the tab's title for a personal screen: "Brand Dashboard · Creek Talent". */
export function useDocumentTitle(title: string) {
  useHead({ title, isHidden: true });
}

let pageTitle: string | undefined;
let unreadCount: string | undefined;

/** The tab's title for a page of this title, which is stored for when the number changes. */
export function titleForTab(title: string): string {
  pageTitle = title;
  return unreadCount === undefined ? title : m.head_unread({ count: unreadCount, title });
}

/** Shows a number, formatted for people, before the page's title; none if it is undefined. */
export function showUnreadOnTab(count: string | undefined): void {
  unreadCount = count;
  if (pageTitle !== undefined) document.title = titleForTab(pageTitle);
}
