import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type About, type HeadTag, headTags } from './head.ts';
import { titleForTab } from './tab-title.ts';

/** The elements that are a page's own, wherever they came from. */
const own =
  'title, link[rel=canonical], meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"])';

const keyOf = (name: string, attribute: (name: string) => string | null | undefined) =>
  `${name} ${attribute('name') ?? attribute('property') ?? attribute('rel') ?? ''}`.toLowerCase();

/** The address that the server's pages name as theirs; people may have come by another name of the same host. */
const origin = () => {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical?.href ?? location.href).origin;
};
let publicOrigin: string | undefined;

/** Makes the head's own elements these: what is there already stays, and nothing is there twice. */
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
    // The title alone has a text.
    const shown = text === undefined ? undefined : titleForTab(text);
    if (shown !== undefined && element.textContent !== shown) element.textContent = shown;
  }
  for (const element of present.values()) element.remove();
}

/** Lets the page's head tell what this screen is about, as the server's does. */
export function useHead(about: About) {
  const { pathname } = useLocation();
  // Screens describe themselves anew with every render.
  const described = JSON.stringify(about);

  useEffect(() => {
    publicOrigin ??= origin();
    write(headTags(JSON.parse(described) as About, publicOrigin + pathname));
  }, [described, pathname]);
}
