/** The part of a page's head that tells what it is about: to people, search engines and link cards. */
import { mediaUrl } from '../lib/media-url.ts';
import type { Content } from './pages.ts';

const ownDescription =
  'Brands hire content creators on Briefcast: browse portfolios, send one brief, review the cut, approve it.';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

/** The head's own tags of a page that lies at `path`. */
export function headTags({ status, about }: Content, path: string, publicUrl: string): string {
  const title = about.title ? `${about.title} · Briefcast` : 'Briefcast';
  const description = about.description ?? ownDescription;
  if (status === 404) {
    return `<title>${escaped(title)}</title><meta name="robots" content="noindex">`;
  }
  const address = publicUrl + path;
  const image = about.image ? new URL(mediaUrl(about.image), publicUrl).href : null;
  const named = {
    description,
    'twitter:card': image ? 'summary_large_image' : 'summary',
  };
  const properties = {
    'og:site_name': 'Briefcast',
    'og:type': about.isPerson ? 'profile' : 'website',
    'og:title': about.title ?? 'Briefcast',
    'og:description': description,
    'og:url': address,
    ...(image ? { 'og:image': image, 'og:image:alt': about.title ?? 'Briefcast' } : {}),
  };
  return [
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...Object.entries(named).map(([name, text]) => `<meta name="${name}" content="${escaped(text)}">`),
    ...Object.entries(properties).map(
      ([name, text]) => `<meta property="${name}" content="${escaped(text)}">`,
    ),
  ].join('\n    ');
}
