import { shortLinkPath } from '@briefcast/contract/paths';

/** Full address of a short link, and the form that people read. */
export function shortAddress(slug: string): { text: string; shown: string } {
  const { href, host, pathname } = new URL(shortLinkPath(slug), location.href);
  return { text: href, shown: host + pathname };
}

/** An address without its scheme, and without a lone slash at the end. */
export const withoutScheme = (address: string): string =>
  address.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
