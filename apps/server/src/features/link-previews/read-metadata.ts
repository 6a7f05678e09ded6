/** The metadata in the head of a page, as a preview shows it. Runs in the worker, because the page may be malicious. */
import type { PreviewMetadata } from '@briefcast/contract';
import { permitsUrl, publicInternet } from '../../platform/public-address.ts';
import { readHead } from './read-head.ts';
import type { FetchedPage } from './safe-fetch.ts';

/** The parts of a preview besides the domain. */
export type PageMetadata = Omit<PreviewMetadata, 'domain'>;

const maxLengths = { title: 200, description: 500, image: 2000 };

/** The page's text in its own encoding, by header or by its first bytes; unknown ones are read as UTF-8. */
function decode({ contentType, bytes }: FetchedPage): string {
  const inHeader = /charset=["']?([\w.:-]+)/i.exec(contentType)?.[1];
  const beginning = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const inPage = /<meta[^>]+charset=["']?([\w.:-]+)/i.exec(beginning)?.[1];
  try {
    return new TextDecoder(inHeader ?? inPage ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** One line of limited length; null if nothing is left. */
function line(value: string | undefined, maxLength: number): string | null {
  const clean = (value ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const cut = clean.length > maxLength ? `${clean.slice(0, maxLength - 1).trimEnd()}…` : clean;
  return cut.toWellFormed() || null;
}

/** A picture that a browser may load: https, and no private address. */
function imageAddress(value: string | undefined, page: string): string | null {
  if (!value || !URL.canParse(value.trim(), page)) return null;
  const url = new URL(value.trim(), page);
  const isUsable = url.protocol === 'https:' && url.href.length <= maxLengths.image;
  return isUsable && permitsUrl(url, publicInternet) ? url.href : null;
}

/** Title, description and picture of a page; each null if the page does not contain it. */
export function readMetadata(page: FetchedPage): PageMetadata {
  const { metas, title } = readHead(decode(page));
  return {
    title: line(metas.get('og:title') ?? metas.get('twitter:title') ?? title, maxLengths.title),
    description: line(
      metas.get('og:description') ?? metas.get('twitter:description') ?? metas.get('description'),
      maxLengths.description,
    ),
    image: imageAddress(
      metas.get('og:image:secure_url') ?? metas.get('og:image') ?? metas.get('twitter:image'),
      page.url,
    ),
  };
}
