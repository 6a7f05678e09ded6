/** The metadata in a page's head: for people, search engines and link previews. */
import { m } from '@briefcast/i18n/messages';
import { pageIn, pageLanguages, readPagePath } from '@briefcast/i18n/page-paths';
import { offeredLanguages, sharePicture } from './market.ts';

export interface About {
  /** Shown before the product's name; without it the title is the product's own. */
  title?: string | undefined;
  description?: string;
  /** A path of this host, or an absolute URL; the market's own picture where there is none. */
  image?: string | null | undefined;
  isPerson?: boolean;
  /** A personal page, or one that does not exist: hidden from search engines and link previews. */
  isHidden?: boolean | undefined;
}

/** One element: its attributes, and its text if it is a title. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

/** Links to the page in every language on offer, for search engines; the usual one is for readers of neither. */
function alternates(address: string): HeadTag[] {
  const { origin, pathname } = new URL(address);
  const { path } = readPagePath(pathname);
  const link = (hreflang: string, language: string): HeadTag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href: origin + pageIn(language, path) },
  });
  const [usual = '', ...others] = offeredLanguages();
  if (others.length === 0) return [];
  return [
    ...pageLanguages.filter((one) => one === usual || others.includes(one)).map((one) => link(one, one)),
    link('x-default', usual),
  ];
}

/** The tags of a page at an absolute address. The server renders them as text, the browser updates them. */
export function headTags(about: About, address: string): HeadTag[] {
  const name = about.title ?? m.head_product();
  const title: HeadTag = {
    name: 'title',
    attributes: {},
    text: about.title ? m.head_title({ page: about.title }) : m.head_product(),
  };
  if (about.isHidden) return [title, { name: 'meta', attributes: { name: 'robots', content: 'noindex' } }];

  const description = about.description ?? m.head_description();
  const { language } = readPagePath(new URL(address).pathname);
  const image = new URL(about.image ?? sharePicture(language), address).href;
  const named = { description, 'twitter:card': 'summary_large_image' };
  const properties = {
    'og:site_name': m.head_product(),
    'og:type': about.isPerson ? 'profile' : 'website',
    'og:title': name,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:alt': name,
  };
  return [
    title,
    { name: 'link', attributes: { rel: 'canonical', href: address } },
    ...alternates(address),
    ...Object.entries(named).map(
      ([name, content]): HeadTag => ({ name: 'meta', attributes: { name, content } }),
    ),
    ...Object.entries(properties).map(
      ([property, content]): HeadTag => ({ name: 'meta', attributes: { property, content } }),
    ),
  ];
}
