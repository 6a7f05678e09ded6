/** The part of a page's head that tells what it is about: to people, search engines and link cards. */

export interface About {
  /** Beside the product's name; none is the product's own page. */
  title?: string | undefined;
  description?: string;
  /** An absolute path of this host, or an address. */
  image?: string | null | undefined;
  isPerson?: boolean;
  /** Somebody's own, or nothing at all: not for search engines and link cards. */
  isHidden?: boolean;
}

/** One element: its attributes, and the text inside a title. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

const ownDescription =
  'Brands hire content creators on Briefcast: browse portfolios, send one brief, review the cut, approve it.';

/** The tags of a page at an absolute address. The server writes them as text, the browser keeps to them. */
export function headTags(about: About, address: string): HeadTag[] {
  const name = about.title ?? 'Briefcast';
  const title: HeadTag = {
    name: 'title',
    attributes: {},
    text: about.title ? `${about.title} · Briefcast` : 'Briefcast',
  };
  if (about.isHidden) return [title, { name: 'meta', attributes: { name: 'robots', content: 'noindex' } }];

  const description = about.description ?? ownDescription;
  const image = about.image ? new URL(about.image, address).href : null;
  const named = { description, 'twitter:card': image ? 'summary_large_image' : 'summary' };
  const properties = {
    'og:site_name': 'Briefcast',
    'og:type': about.isPerson ? 'profile' : 'website',
    'og:title': name,
    'og:description': description,
    'og:url': address,
    ...(image ? { 'og:image': image, 'og:image:alt': name } : {}),
  };
  return [
    title,
    { name: 'link', attributes: { rel: 'canonical', href: address } },
    ...Object.entries(named).map(
      ([name, content]): HeadTag => ({ name: 'meta', attributes: { name, content } }),
    ),
    ...Object.entries(properties).map(
      ([property, content]): HeadTag => ({ name: 'meta', attributes: { property, content } }),
    ),
  ];
}
